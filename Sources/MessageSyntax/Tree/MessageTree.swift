/// A parsed message: its source, nodes and errors.
package struct MessageTree: Sendable {
  /// The UTF-8 bytes of the source.
  package let source: [UInt8]
  /// All nodes in pre-order; the first one is the whole message.
  package let nodes: [MessageNode]
  /// The syntax errors in the order of detection; empty for a message that can be compiled.
  package let errors: [MessageSyntaxError]

  /// The text of a part of the source.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  /// True if the source is UTF-8.
  var hasValidEncoding: Bool {
    text(source.indices).utf8.elementsEqual(source)
  }

  /// The indices of the children of the node at `index`.
  package func children(of index: Int) -> MessageChildren {
    MessageChildren(of: index, in: nodes)
  }

  /// The text that the message always prints; nil if it has placeholders.
  package var constantText: String? {
    var constant = ""
    for node in nodes.dropFirst() {
      switch node.kind {
      case .text: constant += text(node.range)
      case .quoteMark: break
      default: return nil
      }
    }
    return constant
  }

  /// The source reassembled from the nodes, which gives the same bytes if every range is right.
  package var reassembledSource: [UInt8] {
    var bytes: [UInt8] = []
    reassemble(0, into: &bytes)
    return bytes
  }

  /// A node is its children and the syntax around and between them.
  private func reassemble(_ index: Int, into bytes: inout [UInt8]) {
    var position = nodes[index].range.lowerBound
    for child in children(of: index) {
      bytes += source[position..<nodes[child].range.lowerBound]
      reassemble(child, into: &bytes)
      position = nodes[child].range.upperBound
    }
    bytes += source[position..<nodes[index].range.upperBound]
  }
}
