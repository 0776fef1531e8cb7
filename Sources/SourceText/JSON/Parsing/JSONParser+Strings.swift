extension JSONParser {
  /// Reads the key or string at its opening quote.
  @inline(__always)
  mutating func readString(_ kind: JSONNode.Kind) {
    let start = position &+ 1
    var flags: JSONNode.Flags = []
    var end = start
    var closingLength = 1
    while true {
      var sawMessageSyntax = false
      end = bytes.endOfPlainText(from: end, sawMessageSyntax: &sawMessageSyntax)
      if sawMessageSyntax { flags.insert(.hasMessageSyntax) }
      let byte = bytes[end]
      if byte == Byte.quote { break }
      if byte >= 0x80 {
        end = readNonASCII(from: end, ofTextAt: start, &flags)
      } else if byte == Byte.backslash {
        end = readEscape(at: end, &flags)
      } else if let next = recoverControlCharacter(at: end, &flags) {
        end = next
      } else {
        end = endOfUnclosedString(from: start, before: end)
        flags.insert(.isBroken)
        closingLength = 0
        break
      }
    }
    nodes.append(
      JSONNode(
        kind, content: start, end, flags: flags, openingLength: 1, closingLength: closingLength,
        at: nodes.count))
    position = end &+ closingLength
  }

  /// Skips scalars above U+007F, and the single spaces between words of them.
  @inline(__always)
  private mutating func readNonASCII(
    from start: Int, ofTextAt textStart: Int, _ flags: inout JSONNode.Flags
  ) -> Int {
    flags.insert(.hasNonASCII)
    var end = start
    repeat {
      let length = bytes.sequenceLength(at: end)
      if length == 0 {
        end = recoverInvalidUTF8(at: end, ofTextAt: textStart, &flags)
      } else {
        end &+= length
      }
      if bytes[end] == Byte.space { end &+= 1 }
    } while bytes[end] >= 0x80
    return end
  }

  /// Skips an escape.
  private mutating func readEscape(at start: Int, _ flags: inout JSONNode.Flags) -> Int {
    flags.insert(.hasEscapes)
    let (escape, length) = JSONEscape.read(bytes, at: start)
    let range = start..<start + length
    switch escape {
    case .scalar(let scalar):
      if !scalar.isASCII {
        flags.insert(.hasNonASCII)
      } else if JSONBytes.isMessageSyntax(UInt8(ascii: scalar)) {
        flags.insert(.hasMessageSyntax)
      }
      return range.upperBound
    case .loneSurrogate: report(.loneSurrogate(text: excerpt(range)), range)
    case .incomplete: report(.incompleteEscape(text: excerpt(range)), range)
    case .unknown: report(.unknownEscape(text: excerpt(range)), range)
    }
    flags.insert(.isBroken)
    return range.upperBound
  }

  /// Reports invalid UTF-8 once per text: usually the whole file is in another encoding.
  private mutating func recoverInvalidUTF8(
    at start: Int, ofTextAt textStart: Int, _ flags: inout JSONNode.Flags
  ) -> Int {
    if lastInvalidByte < textStart { report(.invalidUTF8(byte: bytes[start]), start..<start + 1) }
    lastInvalidByte = start
    flags.insert(.isBroken)
    return start + 1
  }

  /// Reports a control character in a text.
  ///
  /// - Returns: the place to continue at, or `nil` if the string was not closed.
  private mutating func recoverControlCharacter(at start: Int, _ flags: inout JSONNode.Flags) -> Int? {
    guard start < bytes.count else { return nil }
    let byte = bytes[start]
    var end = start + 1
    if byte == Byte.carriageReturn && bytes[end] == Byte.lineFeed { return recoverLineBreak(at: end, &flags) }
    if byte == Byte.lineFeed || byte == Byte.carriageReturn { return recoverLineBreak(at: start, &flags) }
    while bytes[end] == byte, end < bytes.count { end += 1 }
    report(.controlCharacter(Unicode.Scalar(byte)), start..<end)
    flags.insert(.isBroken)
    return end
  }

  private mutating func recoverLineBreak(at lineBreak: Int, _ flags: inout JSONNode.Flags) -> Int? {
    guard textContinues(after: lineBreak) else { return nil }
    report(.controlCharacter(Unicode.Scalar(bytes[lineBreak])), lineBreak..<lineBreak + 1)
    flags.insert(.isBroken)
    return lineBreak + 1
  }

  /// True if the lines after a line break look like the rest of a text, rather than like JSON after a missing closing
  /// quote.
  private func textContinues(after lineBreak: Int) -> Bool {
    // Look-ahead stops when no more problems are reported, so that hostile files are read in linear time.
    guard !problems.isFull else { return false }
    let end = min(bytes.count, lineBreak + Self.lookAheadLimit)
    var next = lineBreak + 1
    while next < end {
      while Byte.isSpace(bytes[next]) { next += 1 }
      switch bytes[next] {
      case Byte.quote:
        return mayFollowText(at: next + 1)
      case Byte.closeBrace, Byte.closeBracket:
        while Self.isCloserOrComma(bytes[next]) || bytes[next] == Byte.space { next += 1 }
        return !isLineEnd(at: next)
      default:
        if findClosingQuote(from: next, where: { $0 == "\"" }) != nil { return true }
      }
      while next < end, bytes[next] != Byte.lineFeed { next += 1 }
    }
    return false
  }

  /// Reports a string without a closing quote and returns the end of its text: before the comma and the closing
  /// brackets at the end of the line, if they look like the file's.
  private mutating func endOfUnclosedString(from start: Int, before lineEnd: Int) -> Int {
    let opensBrackets = (start..<lineEnd).contains {
      bytes[$0] == Byte.openBrace || bytes[$0] == Byte.openBracket
    }
    var end = lineEnd
    while end > start, Byte.isSpace(bytes[end - 1]) { end -= 1 }
    if opensBrackets {
      if end > start, bytes[end - 1] == Byte.comma { end -= 1 }
    } else {
      while end > start, Self.isCloserOrComma(bytes[end - 1]) || bytes[end - 1] == Byte.space { end -= 1 }
    }
    report(.unclosedString, start - 1..<end)
    unclosedStringEnd = end
    return end
  }

  private static func isCloserOrComma(_ byte: UInt8) -> Bool {
    byte == Byte.comma || byte == Byte.closeBrace || byte == Byte.closeBracket
  }
}
