internal import MessageSyntax

/// A part of a message that apostrophes quote: ICU prints it literally, without them.
///
/// In ICU's mode DOUBLE_OPTIONAL (`ApostropheMode`), an apostrophe quotes only right before `{`, `}`, or `#` in a
/// plural.
struct Quotation {
  /// The range including apostrophes, in UTF-8 bytes; to the end of the text if it is not closed.
  let range: Range<Int>
  /// The range between the apostrophes.
  let content: Range<Int>
  let isClosed: Bool
}

extension CheckedText {
  /// The quotations of the message, in text order.
  var quotations: [Quotation] {
    var found: [Quotation] = []
    var opening: Int?
    for node in nodes where node.kind == .quoteMark {
      let mark = node.range.lowerBound
      // Two apostrophes print one, inside and outside a quotation.
      if mark + 1 < bytes.count, bytes[mark + 1] == UInt8(ascii: "'") { continue }
      if let start = opening {
        found.append(Quotation(range: start..<mark + 1, content: start + 1..<mark, isClosed: true))
        opening = nil
      } else {
        opening = mark
      }
    }
    if let start = opening {
      found.append(Quotation(range: start..<bytes.count, content: start + 1..<bytes.count, isClosed: false))
    }
    return found
  }
}
