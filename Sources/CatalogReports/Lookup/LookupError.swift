package import CatalogModel
package import CatalogValidation
package import PurposeCatalog
internal import SourceText

/// The reason why a look-up has no answer.
package enum LookupError: Error {
  case catalog(CatalogError)
  case name(NameError)
  case unknownArgument(String, message: MessageDeclaration, purpose: Purpose)
  /// An argument with more than one value.
  case twoValues(String, example: Example)
  /// A value that is not a number; true if the argument is a whole number.
  case wrongValue(String, isWhole: Bool, example: Example)
  /// The message has no text for the arguments; an example of one that is missing.
  case text(TextError, example: Example?)
  /// The description of any other error.
  case other(String)

  /// An argument with a value that it could have.
  package struct Example: Sendable {
    let name: String
    let value: String

    init(of argument: ArgumentDeclaration) {
      name = argument.name
      value =
        switch argument.kind {
        case .integer: "3"
        case .number: "1.5"
        case .text: "Ann"
        }
    }
  }
}

extension LookupError {
  /// The known names that are similar to an unknown one.
  package var nearest: [String] {
    switch self {
    case .name(let error): error.nearest
    case .unknownArgument(let name, let message, let purpose):
      purpose.message(withArgument: name).map { [$0] } ?? NearestName.of(name, in: purpose.argumentNames).map { [$0] }
        ?? message.arguments.map(\.name)
    default: []
    }
  }

  private static func advice(on name: String, _ message: MessageDeclaration, _ purpose: Purpose) -> String {
    if let other = purpose.message(withArgument: name) { return "ask for the message '\(other)', which has it" }
    let own = message.arguments.map { "'\($0.name)'" }.joined(separator: ", ")
    return NearestName.advice(
      on: name, among: purpose.argumentNames, otherwise: own.isEmpty ? "leave it out" : "its arguments: \(own)")
  }
}

extension LookupError: CustomStringConvertible {
  package var description: String { lines(for: .person).joined(separator: "\n") }

  /// The lines of the description in the words of the one who asks; no name breaks a line.
  package func lines(for asker: Asker) -> [String] {
    func words(_ example: Example) -> String { asker.argument(example.name, example.value) }
    return switch self {
    case .catalog(let error): error.lines
    case .name(let error): [error.text(for: asker)]
    case .unknownArgument(let name, let message, let purpose):
      ["message '\(message.name)' has no argument '\(name)'; \(Self.advice(on: name, message, purpose))"]
    case .twoValues(let name, let example): ["'\(name)' has two values; give one, as in \(words(example))"]
    case .wrongValue(let value, let isWhole, let example):
      ["'\(value)' is not \(isWhole ? "a whole number" : "a number"); give one, as in \(words(example))"]
    case .text(let error, let example): ["\(error)" + (example.map { ", as in \(words($0))" } ?? "")]
    case .other(let text): [text]
    }
  }
}

extension Purpose {
  /// The name of a message that has an argument.
  fileprivate func message(withArgument name: String) -> String? {
    messages.first { $0.arguments.contains { $0.name == name } }?.name
  }

  /// The names of the arguments of all its messages.
  fileprivate var argumentNames: [String] { Set(messages.flatMap(\.arguments).map(\.name)).sorted() }
}
