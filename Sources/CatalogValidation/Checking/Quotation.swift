internal import MessageSyntax

/// A part of a message between apostrophes that ICU takes for quotation marks: it is printed as it stands, without them.
///
/// ICU's mode DOUBLE_OPTIONAL (`ApostropheMode`): an apostrophe quotes only right before `{`, `}`, or `#` in a plural.
struct Quotation {
  /// The whole, apostrophes included, as UTF-8 bytes of the text; it runs to the end of the text where none closes it.
  let range: Range<Int>
  /// Between the apostrophes.
  let content: Range<Int>
  let isClosed: Bool
}

extension CheckedText {
  /// The quotations of the message, in the order of the text; none in a text without apostrophes.
  var quotations: [Quotation] {
    var found: [Quotation] = []
    var opening: Int?
    for node in nodes where node.kind == .quoteMark {
      let mark = node.range.lowerBound
      // Two apostrophes stand for one, inside a quotation and outside.
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
