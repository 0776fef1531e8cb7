import SourceReading
import SourceText

/// A tree in short: what a person would say that a source calls, declares and shows.
enum Outline {
  static func of(_ source: String, as language: SourceLanguage, path: String = "A.tsx") -> String {
    of(SourceReader.read(SourceFile(path: path, text: source), as: language).nodes)
  }

  static func of(_ nodes: [SourceNode]) -> String { nodes.map(of).joined(separator: "; ") }

  static func of(_ node: SourceNode) -> String {
    switch node.kind {
    case .string(let string): "'\(string.pieces.map(of).joined())'"
    case .name(let parts): parts.joined(separator: ".")
    case .literal(let text): text
    case .call(let call):
      (call.base.map { "\(of($0))|" } ?? "") + (call.isNew ? "new " : "")
        + "\(call.name)(\(call.arguments.map(of).joined(separator: ", ")))" + call.trailing.map(of).joined()
    case .member(let base, let name): "\(of(base)).\(name)"
    case .closure(let parameters, let body):
      "{" + (parameters.isEmpty ? "" : parameters.joined(separator: ",") + " in ") + "\(of(body))}"
    case .list(let nodes): "[\(nodes.map(of).joined(separator: ", "))]"
    case .dictionary(let entries): "[\(entries.map(of).joined(separator: ", "))]"
    case .operation(let sign, let nodes): "(\(sign) \(nodes.map(of).joined(separator: " ")))"
    case .element(let element):
      "<\(([element.name] + element.attributes.map { "\($0.label ?? "…")=\(of($0.value))" }).joined(separator: " "))"
        + (element.children.isEmpty ? ">" : " \(element.children.map(of).joined(separator: " "))>")
    case .declaration(let declared):
      "\(declared.attributes.map { "@\($0) " }.joined())\(declared.kind) \(declared.name)"
        + (declared.parameters.isEmpty ? "" : "(\(declared.parameters.map(\.name).joined(separator: ",")))")
        + (declared.types.isEmpty ? "" : ":\(declared.types.joined(separator: ","))")
        + (declared.body.isEmpty ? "" : "{\(of(declared.body))}")
    case .assignment(let target, let value): "\(of(target)) = \(of(value))"
    }
  }

  private static func of(_ argument: SourceArgument) -> String {
    (argument.label.map { "\($0): " } ?? "") + of(argument.value)
  }

  private static func of(_ piece: SourceString.Piece) -> String {
    switch piece {
    case .text(let text): text
    case .interpolation(let nodes): "\\(\(of(nodes)))"
    }
  }
}
