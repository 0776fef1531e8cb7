internal import MessageSyntax

/// One possible output of a text: the text around its placeholders, in printing order.
///
/// A plain text has one variant. A message has one for each branch, together with the text around it. If a text has
/// several plurals or selects, the others count as placeholders.
package struct TextVariant {
  /// Marks a number or an argument: U+FFFC OBJECT REPLACEMENT CHARACTER.
  package static let placeholder: Unicode.Scalar = "\u{FFFC}"

  /// The text, with a placeholder for each argument, and without apostrophes that only quote.
  package private(set) var scalars: [Unicode.Scalar] = []
  /// The offset of each scalar in the message, in UTF-8 bytes.
  package private(set) var offsets: [Int] = []
  /// The selector of the innermost branch, such as `few` or `=1`; nil outside branches.
  package private(set) var selector: String?

  fileprivate mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let (scalar, length) = bytes.scalar(at: position)
      scalars.append(scalar)
      offsets.append(position)
      position += length
    }
  }

  fileprivate mutating func appendPlaceholder(at offset: Int) {
    scalars.append(Self.placeholder)
    offsets.append(offset)
  }

  fileprivate mutating func choose(_ selector: String) { self.selector = selector }
}

extension CheckedText {
  /// All variants of the text; only the first ones if they would take megabytes.
  package func variants() -> [TextVariant] {
    var variant = TextVariant()
    guard !nodes.isEmpty else {
      variant.append(bytes, bytes.indices)
      return [variant]
    }
    var remaining = 1 << 20
    return variants(ofChildrenOf: 0, after: [variant], &remaining)
  }

  /// Extends each variant by a part of the message.
  ///
  /// - Parameter remaining: the number of bytes that further variants may take, each as long as the message at most.
  private func variants(
    ofChildrenOf parent: Int, after start: [TextVariant], _ remaining: inout Int
  ) -> [TextVariant] {
    var found = start
    for child in MessageChildren(of: parent, in: nodes) {
      let node = nodes[child]
      switch node.kind {
      case .text: for index in found.indices { found[index].append(bytes, node.range) }
      case .quoteMark: break
      case .plural where found.count == 1, .selectOrdinal where found.count == 1, .select where found.count == 1:
        var ways: [TextVariant] = []
        for branch in MessageChildren(of: child, in: nodes) where ways.isEmpty || remaining > 0 {
          var chosen = found
          chosen[0].choose(text(nodes[branch].nameRange))
          remaining -= bytes.count
          ways += variants(ofChildrenOf: branch, after: chosen, &remaining)
        }
        found = ways
      default: for index in found.indices { found[index].appendPlaceholder(at: node.range.lowerBound) }
      }
    }
    return found
  }
}
