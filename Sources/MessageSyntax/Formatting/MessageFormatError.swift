/// An error in formatting a message.
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
