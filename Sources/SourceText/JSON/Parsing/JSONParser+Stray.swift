// Content that JSON does not allow: comments, other quotes, bare words, other spaces.

extension JSONParser {
  /// Skips invalid content between tokens: comments, spaces that are not JSON's, bytes that are not UTF-8.
  ///
  /// - Returns: true if there was any.
  mutating func skipStray() -> Bool {
    skipSpace()
    if startsComment(at: position) {
      skipComments()
      return true
    }
    let start = position
    while bytes[position] >= 0x80, bytes.sequenceLength(at: position) == 0 { position += 1 }
    if position > start {
      report(.invalidUTF8(byte: bytes[start]), start..<position)
      return true
    }
    let (first, length) = bytes.scalar(at: position)
    guard !isAtEnd, Self.isUnusualSpace(first) else { return false }
    position += length
    while bytes.scalar(at: position).scalar == first { position += length }
    report(.unusualSpace(first), start..<position)
    return true
  }

  /// Reports a run of comments once.
  private mutating func skipComments() {
    let start = position
    var end = start
    while startsComment(at: position) {
      let isBlock = bytes[position + 1] == Byte.star
      position += isBlock ? 2 : 1
      while !isAtEnd {
        if isBlock ? bytes.hasPrefix("*/", at: position) : bytes[position] == Byte.lineFeed { break }
        position += 1
      }
      position = min(position + (isBlock ? 2 : 0), bytes.count)
      end = position
      skipSpace()
    }
    report(.comment, start..<end)
  }

  private func startsComment(at position: Int) -> Bool {
    switch bytes[position] {
    case Byte.hash: true
    case Byte.slash: bytes[position + 1] == Byte.slash || bytes[position + 1] == Byte.star
    default: false
    }
  }

  /// Reads a key or string in quotes that are not JSON's.
  ///
  /// - Returns: false if nothing was read.
  mutating func readMisquoted(_ kind: JSONNode.Kind) -> Bool {
    let start = position
    let (opening, openingLength) = bytes.scalar(at: start)
    guard opening == "'" || Self.isTypographicQuote(opening) else { return false }
    let contentStart = start + openingLength
    let closing = findClosingQuote(from: contentStart) {
      opening == "'" ? $0 == "'" : Self.isTypographicQuote($0) || $0 == "\""
    }
    let contentEnd =
      closing?.lowerBound ?? max(contentStart, endOfBareText(from: contentStart, endsBeforeKey: false))
    position = closing?.upperBound ?? contentEnd
    report(opening == "'" ? .singleQuotes : .typographicQuote(opening), start..<position)
    appendBrokenText(kind, contentStart..<contentEnd, quoteLengths: (openingLength, closing?.count ?? 0))
    return true
  }

  /// Reads unquoted words at the place of a value.
  ///
  /// - Returns: false if nothing was read.
  mutating func readBareWord() -> Bool {
    let start = position
    position = endOfBareText(from: start, endsBeforeKey: true)
    guard position > start else { return false }
    let text = excerpt(start..<position)
    report(Self.isNotFinite(text) ? .notFinite(text: text) : .unknownWord(text: text), start..<position)
    appendInvalid(start..<position)
    return true
  }

  /// Treats a string with unescaped quotes, such as `"say "hi" now"`, as one text if that is evident.
  ///
  /// - Returns: false, with nothing changed, if it is not.
  mutating func extendTextPastQuote() -> Bool {
    guard let text = nodes.last, text.kind == .string || text.kind == .key, text.range.upperBound == position,
      text.contentRange.upperBound < position, !Self.isDelimiter(bytes[position]),
      let closing = findClosingQuote(from: position, where: { $0 == "\"" })
    else { return false }
    report(.unescapedQuote, position - 1..<position)
    nodes[nodes.count - 1].extendText(
      to: closing.lowerBound, adding: [.isBroken, .hasEscapes, .hasNonASCII, .hasMessageSyntax])
    if text.kind == .key, !frames.isEmpty { frames[frames.count - 1].hasAscendingKeys = false }
    position = closing.upperBound
    return true
  }

  /// Reports unexplained content, up to the possible start of another token.
  mutating func skipUnexpected(untilValue: Bool) {
    let start = position
    repeat {
      position += max(1, bytes.sequenceLength(at: position))
    } while !isAtEnd && (untilValue ? !isValueOrLineEnd(bytes[position]) : !Self.isDelimiter(bytes[position]))
    report(.unexpected(text: excerpt(start..<position)), start..<position)
  }

  private func isValueOrLineEnd(_ byte: UInt8) -> Bool {
    [Byte.quote, Byte.openBrace, Byte.openBracket, Byte.lineFeed].contains(byte)
  }
}
