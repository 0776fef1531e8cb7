internal import SourceText

/// The position of an element in its file, in bytes of UTF-8.
extension XMLTreeElement {
  /// The element with its tags.
  package var range: Range<Int> {
    let start = Int(tree.nodes[index].tag)
    guard let content = contentRange else { return start..<startTagEnd }
    return start..<(bytes[content.upperBound...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
  }

  /// The content between its tags; nil for `<string/>`.
  package var contentRange: Range<Int>? {
    let start = startTagEnd
    guard bytes[start - 2] != UInt8(ascii: "/") else { return nil }
    var end = pieces.last?.range.upperBound ?? start
    // Processing instructions are not kept.
    while bytes[end...].starts(with: "<?".utf8) {
      end = bytes[end...].firstRange(of: Array("?>".utf8))?.upperBound ?? bytes.count
    }
    return start..<end
  }

  /// The bytes of the element with its tags.
  package var source: ArraySlice<UInt8> { bytes[range] }

  /// The white space before the element.
  package var leadingSpace: ArraySlice<UInt8> { spaceBefore(Int(tree.nodes[index].tag)) }

  /// The white space before an offset.
  package func spaceBefore(_ offset: Int) -> ArraySlice<UInt8> {
    var start = offset
    while start > 0, XMLCharacters.isSpace(bytes[start - 1]) { start -= 1 }
    return bytes[start..<offset]
  }

  /// The end of its name, before attributes.
  package var nameEnd: Int { Int(tree.nodes[index].end) }

  /// The start tag's bytes.
  package var startTag: ArraySlice<UInt8> { bytes[Int(tree.nodes[index].tag)..<startTagEnd] }

  /// The direct content, with the bytes of each piece.
  package var pieces: [(content: Content, range: Range<Int>)] {
    var ranges: [Range<Int>] = []
    let content = self.content
    var node = index + 1
    for piece in content {
      let record = tree.nodes[node]
      let (start, end) = (Int(record.start), Int(record.end))
      switch (piece, record.kind) {
      case (.element(let element), _): ranges.append(element.range)
      case (.comment, _): ranges.append(start - "<!--".utf8.count..<end + "-->".utf8.count)
      case (.text, .literalText): ranges.append(start - "<![CDATA[".utf8.count..<end + "]]>".utf8.count)
      case (.text, _): ranges.append(start..<end)
      }
      node = Int(record.next)
    }
    return Array(zip(content, ranges))
  }

  private var bytes: [UInt8] { tree.file.bytes }

  /// The end of the start tag; values of attributes may contain `>`.
  private var startTagEnd: Int {
    var quote: UInt8?
    for offset in nameEnd..<bytes.count {
      switch bytes[offset] {
      case quote: quote = nil
      case UInt8(ascii: "\"") where quote == nil, UInt8(ascii: "'") where quote == nil: quote = bytes[offset]
      case UInt8(ascii: ">") where quote == nil: return offset + 1
      default: break
      }
    }
    return bytes.count
  }
}
