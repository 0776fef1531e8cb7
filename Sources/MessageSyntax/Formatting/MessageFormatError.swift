/// Why arguments do not make a text of a message.
public enum MessageFormatError: Error, Hashable, Sendable {
  /// The text needs an argument that was not given.
  case missingArgument(String)
  /// A plural or a number argument got a text.
  case numberExpected(argument: String)
  /// A select argument got a number.
  case textExpected(argument: String)

  /// What is wrong and what to do, in words.
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
