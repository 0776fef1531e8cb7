// Look-ahead functions with which recovery distinguishes mistakes.

extension JSONParser {
  /// The maximum distance of one look-ahead, in bytes.
  static let lookAheadLimit = 4096

  /// Finds the closing quote of a text on this line: the first one before something that may follow a text.
  ///
  /// - Returns: the range of the quote, or `nil` if none is near.
  func findClosingQuote(from start: Int, where isQuote: (Unicode.Scalar) -> Bool) -> Range<Int>? {
    // Look-ahead stops when no more problems are reported, so that hostile files are read in linear time.
    guard !problems.isFull else { return nil }
    var position = start
    let end = min(bytes.count, start + Self.lookAheadLimit)
    while position < end, bytes[position] != Byte.lineFeed {
      if bytes[position] == Byte.backslash {
        position += 2
        continue
      }
      let (scalar, length) = bytes.scalar(at: position)
      if isQuote(scalar), mayFollowText(at: position + length) { return position..<position + length }
      position += length
    }
    return nil
  }

  /// True if a separator, a closing bracket or the end of the line follows.
  func mayFollowText(at position: Int) -> Bool {
    var next = position
    while bytes[next] == Byte.space || bytes[next] == Byte.tab { next += 1 }
    switch bytes[next] {
    case Byte.comma, Byte.colon, Byte.closeBrace, Byte.closeBracket: return true
    default: return isLineEnd(at: next)
    }
  }

  /// True if the line or the file ends here.
  func isLineEnd(at position: Int) -> Bool {
    position >= bytes.count || bytes[position] == Byte.lineFeed || bytes[position] == Byte.carriageReturn
  }

  /// True if a value or a key could start here, valid or not.
  func startsValue(at position: Int) -> Bool {
    switch bytes[position] {
    case Byte.quote, Byte.apostrophe, Byte.openBrace, Byte.openBracket: true
    case let byte: Byte.isWord(byte) || (byte >= 0x80 && bytes.sequenceLength(at: position) > 0)
    }
  }

  /// The end of the unquoted words that start here, on one line.
  ///
  /// - Parameter endsBeforeKey: whether to exclude the last word if a colon follows, since it is then the next key.
  func endOfBareText(from start: Int, endsBeforeKey: Bool) -> Int {
    var end = endOfWord(from: start)
    while end > start, bytes[end] == Byte.space {
      var next = end
      while bytes[next] == Byte.space { next += 1 }
      let wordEnd = endOfWord(from: next)
      guard wordEnd > next, !(endsBeforeKey && bytes[wordEnd] == Byte.colon) else { return end }
      end = wordEnd
    }
    return end
  }

  private func endOfWord(from start: Int) -> Int {
    var position = start
    while true {
      if Byte.isWord(bytes[position]) {
        position += 1
        continue
      }
      guard bytes[position] >= 0x80 else { return position }
      let (scalar, length) = bytes.scalar(at: position)
      if scalar == "\u{FFFD}" || Self.isUnusualSpace(scalar) || Self.isTypographicQuote(scalar) {
        return position
      }
      position += length
    }
  }

  /// True if another token may start or end at this byte.
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.comma, Byte.colon, Byte.quote, Byte.openBrace, Byte.closeBrace, Byte.openBracket,
      Byte.closeBracket:
      true
    default: Byte.isSpace(byte)
    }
  }

  static func isTypographicQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2018}"..."\u{201F}", "\u{00AB}", "\u{00BB}", "\u{FF02}": true
    default: false
    }
  }

  /// Spaces and invisible characters that JSON does not allow between tokens.
  static func isUnusualSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}"..."\u{200F}", "\u{2028}"..."\u{202F}",
      "\u{205F}"..."\u{206F}", "\u{3000}", "\u{FEFF}":
      true
    default: false
    }
  }
}
