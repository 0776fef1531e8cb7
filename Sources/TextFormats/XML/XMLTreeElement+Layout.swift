internal import SourceText

/// Texts without the file's layout.
///
/// Tools change the layout of XML when they save it, regardless of `xml:space`: `<target>Zastosuj</target>` comes back
/// on three lines. Titles do not begin or end with a line feed, so white space with one at the ends of an element is
/// layout. A line feed that belongs to a text is written as a reference (``XMLEscaping``), which never counts as
/// layout.
extension XMLTreeElement {
  /// ``content`` without the layout at its ends.
  package var unindentedContent: [Content] {
    let places = indices
    let kinds = places.map { tree.nodes[$0].kind }
    var ranges = places.map { tree.nodes[$0].start..<tree.nodes[$0].end }
    // A comment may be on its own line.
    for index in places.indices {
      if kinds[index] == .text { ranges[index] = withoutLayoutInFront(ranges[index]) }
      guard kinds[index] == .comment || ranges[index].isEmpty else { break }
    }
    for index in places.indices.reversed() {
      if kinds[index] == .text { ranges[index] = withoutLayoutBehind(ranges[index]) }
      guard kinds[index] == .comment || ranges[index].isEmpty else { break }
    }
    return places.indices.map { content(at: places[$0], ranges[$0]) }
  }

  /// ``text`` without the layout at its ends and at the ends of inner elements.
  package var unindentedText: String {
    var text = ""
    for piece in unindentedContent {
      switch piece {
      case .text(let literal): text += literal
      case .element(let element): text += element.unindentedText
      case .comment: break
      }
    }
    return text
  }

  private func withoutLayoutInFront(_ range: Range<UInt32>) -> Range<UInt32> {
    let bytes = tree.file.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    let space = bytes.prefix { XMLCharacters.isSpace($0) }
    return space.contains(where: Self.endsLine) ? UInt32(space.endIndex)..<range.upperBound : range
  }

  private func withoutLayoutBehind(_ range: Range<UInt32>) -> Range<UInt32> {
    let bytes = tree.file.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    let start = bytes.lastIndex { !XMLCharacters.isSpace($0) }.map { $0 + 1 } ?? bytes.startIndex
    return bytes[start...].contains(where: Self.endsLine) ? range.lowerBound..<UInt32(start) : range
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
