/// An error in formatting a message: its arguments do not fit the text of a locale.
///
/// Only the arguments that the text uses are needed, so that the same look-up may fail in one locale only.
public enum MessageFormatError: Error, Hashable, Sendable {
  /// A required argument is missing.
  case missingArgument(String)
  /// A plural or number argument has a text as its value.
  case numberExpected(argument: String)
  /// A select argument has a number as its value.
  case textExpected(argument: String)

  /// The problem and its fix.
  public var message: String {
    switch self {
    case .missingArgument(let name):
      "missing argument '\(name)'; pass a value for it"
    case .numberExpected(let name):
      "argument '\(name)' is a text; pass a number"
    case .textExpected(let name):
      "argument '\(name)' is a number; pass a text"
    }
  }
}
