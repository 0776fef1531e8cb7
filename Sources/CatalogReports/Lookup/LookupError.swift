internal import CatalogModel
package import CatalogValidation
package import PurposeCatalog
internal import SourceText

/// The reason why a look-up has no answer.
package enum LookupError: Error {
  case catalog(CatalogError)
  case name(NameError)
  case unknownArgument(String, message: String, known: [String])
  /// An argument with more than one value.
  case twoValues(String, example: String)
  /// A value that is not a number; true if the argument is a whole number.
  case wrongValue(String, isWhole: Bool, example: String)
  /// The message has no text for the arguments; an example of one that is missing.
  case text(TextError, example: String?)
  /// The description of any other error.
  case other(String)

  /// An argument with a value, as on the command line.
  static func example(of argument: ArgumentDeclaration) -> String {
    let value =
      switch argument.kind {
      case .integer: "3"
      case .number: "1.5"
      case .text: "Ann"
      }
    return "--argument \(argument.name)=\(value)"
  }
}

extension LookupError: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  /// The lines of the description, for programs that escape line breaks in names.
  package var lines: [String] {
    switch self {
    case .catalog(let error): error.lines
    case .name(let error): ["\(error)"]
    case .unknownArgument(let name, let message, let known):
      ["message '\(message)' has no argument '\(name)'\(NearestName.suggestion(for: name, in: known))"]
    case .twoValues(let name, let example): ["'\(name)' has two values; give one, as in \(example)"]
    case .wrongValue(let value, let isWhole, let example):
      ["'\(value)' is not \(isWhole ? "a whole number" : "a number"); give one, as in \(example)"]
    case .text(let error, let example): ["\(error)" + (example.map { ", as in \($0)" } ?? "")]
    case .other(let text): [text]
    }
  }
}
