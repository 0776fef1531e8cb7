extension MessageParser {
  private static var offsetKeyword: StaticString { "offset:" }

  /// Skips `offset:`; ICU allows no space before the colon.
  func skipOffsetKeyword(_ cursor: inout SourceCursor) -> Bool {
    let end = cursor.position + Self.offsetKeyword.utf8CodeUnitCount
    guard end <= cursor.end, cursor.isEqual(cursor.position..<end, Self.offsetKeyword) else { return false }
    cursor.position = end
    return true
  }

  /// Parses the number after `offset:`, which may occur once, before the branches.
  mutating func parseOffset(
    _ cursor: inout SourceCursor,
    placeholder index: Int,
    isFirst: Bool,
    isBeforeBranches: Bool
  ) {
    let keyword = cursor.position - Self.offsetKeyword.utf8CodeUnitCount..<cursor.position
    cursor.skipWhiteSpace()
    let range = cursor.skipNumber()
    if !isFirst {
      report(.duplicateOffset, at: keyword)
    } else if !isBeforeBranches {
      report(.misplacedOffset, at: keyword)
    }
    if let value = cursor.number(range) {
      update(index) { $0.offset = value }
    } else if !cursor.isAtEnd {
      let written = keyword.lowerBound..<max(range.upperBound, keyword.upperBound)
      report(.invalidOffset(cursor.excerpt(range.isEmpty ? keyword : range)), at: written)
    }
  }
}
