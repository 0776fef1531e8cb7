package import SourceReading

extension SourceNode {
  /// The text of a string, a name or a literal; nil for anything else.
  package var text: String? {
    switch kind {
    case .string(let string): string.plain
    case .name(let parts): parts.joined(separator: ".")
    case .literal(let text): text
    default: nil
    }
  }

  /// The text of a plain string, also in braces.
  var plainText: String? {
    switch kind {
    case .string(let string): string.plain
    case .list(let nodes): nodes.count == 1 ? nodes[0].plainText : nil
    case .literal(let text): text
    default: nil
    }
  }

  /// The element that the node is; nil for anything else.
  var element: SourceElement? { if case .element(let element) = kind { element } else { nil } }

  /// The last part of a name; nil for anything else.
  var lastName: String? { if case .name(let parts) = kind { parts.last } else { nil } }
}
