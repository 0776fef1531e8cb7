internal import SourceText

/// Where an element is in its file, in bytes of its UTF-8.
extension XMLTreeElement {
  /// The element with its tags.
  var range: Range<Int> {
    let start = Int(tree.nodes[index].tag)
    guard let content = contentRange else { return start..<startTagEnd }
    return start..<(bytes[content.upperBound...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
  }

  /// What is between its tags; nil for `<string/>`.
  var contentRange: Range<Int>? {
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
  var source: ArraySlice<UInt8> { bytes[range] }

  /// The white space before it.
  var leadingSpace: ArraySlice<UInt8> { spaceBefore(Int(tree.nodes[index].tag)) }

  /// The white space before an offset.
  func spaceBefore(_ offset: Int) -> ArraySlice<UInt8> {
    var start = offset
    while start > 0, XMLCharacters.isSpace(bytes[start - 1]) { start -= 1 }
    return bytes[start..<offset]
  }

  /// Where its name ends and attributes begin.
  var nameEnd: Int { Int(tree.nodes[index].end) }

  /// The start tag's bytes.
  var startTag: ArraySlice<UInt8> { bytes[Int(tree.nodes[index].tag)..<startTagEnd] }

  /// What is directly in it, each with its bytes, marks included.
  var pieces: [(content: Content, range: Range<Int>)] {
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

  fileprivate var bytes: [UInt8] { tree.file.bytes }

  /// Behind the start tag; `>` may be in the values of attributes.
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

extension FileSplices {
  /// Puts elements after everything in an element.
  mutating func append(_ elements: [UInt8], to parent: XMLTreeElement) {
    if let content = parent.contentRange {
      return insert(elements, at: content.upperBound - parent.spaceBefore(content.upperBound).count)
    }
    let (range, name) = (parent.range, parent.bytes[parent.range.lowerBound + 1..<parent.nameEnd])
    let ending = parent.leadingSpace + Array("</".utf8) + name + Array(">".utf8)
    replace(range.upperBound - 2..<range.upperBound, with: Array(">".utf8) + elements + ending)
  }
}
