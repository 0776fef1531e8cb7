import CatalogModel
import MessageSyntax
import CodeWriting

@testable import GeneratedCode

/// A program of generated code that answers questions from standard input, one a line.
enum SwiftProgram {
  /// `main.swift`: reads a language, a purpose, a message and arguments, with tabs between them.
  static func main(_ catalog: GeneratedCatalog) -> String {
    let names = SwiftNames(catalog)
    let cases = Dictionary(grouping: SwiftMessage.all(of: catalog, names), by: \.name).sorted { $0.key < $1.key }
    let branches = cases.map { name, messages in
      (["  case \"\(name)\":"] + messages.map(call)).joined(separator: "\n")
    }
    return """
      while let line = readLine() {
        let fields = line.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init)
        let language = Language.matching([fields[0]])
        let arguments = Array(fields[3...])
        var text: String?
        switch fields[2] {
        case "title": text = Purpose(rawValue: fields[1])?.title(in: language)
        case "short": text = Purpose(rawValue: fields[1])?.shortTitle(in: language)
      \(branches.joined(separator: "\n"))
        default: break
        }
        print(language.tag, text ?? "no text", separator: "\\t")
      }
      """
  }

  private static func call(_ message: SwiftMessage) -> String {
    let values = message.arguments.enumerated().map { index, argument in
      switch argument.kind {
      case .integer: "\(argument.name): Int(arguments[\(index)]) ?? 0"
      case .number: "\(argument.name): Double(arguments[\(index)]) ?? 0"
      case .text: "\(argument.name): arguments[\(index)]"
      }
    }
    let arguments = (["purpose"] + values + ["in: language"]).joined(separator: ", ")
    return """
          if let purpose = \(message.type)(rawValue: fields[1]), arguments.count == \(message.arguments.count) {
            text = \(SwiftText.name(message.name))(\(arguments))
          }
      """
  }

  /// The line that asks for a row's text.
  static func question(_ row: ResolverRow) -> String {
    let arguments = row.arguments.map { argument in
      switch argument.value {
      case .integer(let value): "\(value)"
      case .number(let value): "\(value)"
      case .text(let value): value
      }
    }
    return ([row.language, row.purpose, row.message] + arguments).joined(separator: "\t")
  }
}
