internal import MessageSyntax

/// One way that a text can come out: the words between and around its placeholders, in the order of printing.
///
/// A plain text has one. Of a message each branch has one together with what stands around it; where several plurals or
/// selects stand in one text, the others count as placeholders.
package struct TextVariant {
  /// What stands for a number or an argument: U+FFFC OBJECT REPLACEMENT CHARACTER.
  package static let placeholder: Unicode.Scalar = "\u{FFFC}"

  /// The words, a placeholder for each argument; apostrophes that only quote are left out.
  package private(set) var text: String.UnicodeScalarView = .init()
  /// The words for access by index.
  package var scalars: [Unicode.Scalar] { Array(text) }
  /// For each scalar its place in the message: UTF-8 bytes from the beginning.
  package private(set) var offsets: [Int] = []
  /// The selector of the innermost branch, such as `few` or `=1`; nil outside branches.
  package private(set) var selector: String?

  fileprivate mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let (scalar, length) = bytes.scalar(at: position)
      text.append(scalar)
      offsets.append(position)
      position += length
    }
  }

  fileprivate mutating func appendPlaceholder(at offset: Int) {
    text.append(Self.placeholder)
    offsets.append(offset)
  }

  fileprivate mutating func choose(_ selector: String) { self.selector = selector }
}

extension CheckedText {
  /// Every way that the text can come out.
  package func variants() -> [TextVariant] {
    var variant = TextVariant()
    guard !nodes.isEmpty else {
      variant.append(bytes, bytes.indices)
      return [variant]
    }
    return variants(ofChildrenOf: 0, after: [variant])
  }

  /// Each of the ways so far goes on through a part of the message.
  private func variants(ofChildrenOf parent: Int, after start: [TextVariant]) -> [TextVariant] {
    var found = start
    for child in MessageChildren(of: parent, in: nodes) {
      let node = nodes[child]
      switch node.kind {
      case .text: for index in found.indices { found[index].append(bytes, node.range) }
      case .quoteMark: break
      case .plural where found.count == 1, .selectOrdinal where found.count == 1, .select where found.count == 1:
        found = MessageChildren(of: child, in: nodes).flatMap { branch in
          var chosen = found
          chosen[0].choose(text(nodes[branch].nameRange))
          return variants(ofChildrenOf: branch, after: chosen)
        }
      default: for index in found.indices { found[index].appendPlaceholder(at: node.range.lowerBound) }
      }
    }
    return found
  }
}
