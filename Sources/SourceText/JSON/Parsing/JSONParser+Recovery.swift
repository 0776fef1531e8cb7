// Recovery from syntax errors: each function handles one state, reports at most one problem, and returns the next
// state. All of them advance, or return a state that does.

extension JSONParser {
  /// Recovers at the place of a value.
  mutating func recoverValue(_ state: State) -> State {
    if isAtEnd { return finishUnclosed(state) }
    if skipStray() { return state }
    switch bytes[position] {
    case Byte.comma, Byte.closeBrace, Byte.closeBracket:
      return recoverMissingValue(state)
    case Byte.colon where state == .memberValue:
      report(.extraColon, position..<position + 1)
      position += 1
      return state
    case Byte.plus, Byte.point:
      return recoverNumber()
    default:
      if readMisquoted(.string) || readBareWord() { return stateAfterValue }
      skipUnexpected(untilValue: state == .rootValue)
      if state == .rootValue || startsValue(at: position) { return state }
      appendInvalid(position..<position)
      return .separator
    }
  }

  /// Recovers at a comma or a closing bracket instead of a value.
  private mutating func recoverMissingValue(_ state: State) -> State {
    switch (state, bytes[position]) {
    case (.memberValue, _):
      report(.missingValue(key: lastKeyText), position..<position)
      appendInvalid(position..<position)
      return .separator
    case (.rootValue, _):
      skipUnexpected(untilValue: true)
      return state
    case (_, Byte.comma):
      return skipExtraCommas(.firstElement)
    case (.nextElement, Byte.closeBracket):
      report(.trailingComma(before: "]"), lastComma..<lastComma + 1)
      return close()
    default:
      return recoverCloser()
    }
  }

  /// Recovers at the place of a key.
  mutating func recoverKey(_ state: State) -> State {
    if isAtEnd { return finishUnclosed(state) }
    if skipStray() { return state }
    switch bytes[position] {
    case Byte.comma:
      return skipExtraCommas(.firstKey)
    case Byte.closeBrace:
      report(.trailingComma(before: "}"), lastComma..<lastComma + 1)
      return close()
    case Byte.closeBracket:
      return recoverCloser()
    case Byte.colon, Byte.openBrace, Byte.openBracket:
      report(.missingKey, position..<position)
      appendBrokenText(.key, position..<position)
      return .colon
    default:
      if readMisquoted(.key) { return .colon }
      let start = position
      position = endOfBareText(from: start, endsBeforeKey: false)
      guard position > start else {
        skipUnexpected(untilValue: false)
        return bytes[position] == Byte.comma ? skipCommas(.firstKey) : .firstKey
      }
      report(.unquotedKey(text: excerpt(start..<position)), start..<position)
      appendBrokenText(.key, start..<position)
      return .colon
    }
  }

  /// Recovers at the place of a key's colon.
  mutating func recoverColon() -> State {
    if isAtEnd { return finishUnclosed(.colon) }
    if skipStray() || extendTextPastQuote() { return .colon }
    let end = nodes[nodes.count - 1].range.upperBound
    let isReported = nodes[nodes.count - 1].flags.contains(.isBroken)
    switch bytes[position] {
    case Byte.comma, Byte.closeBrace, Byte.closeBracket:
      if !isReported { report(.missingColonAndValue(key: lastKeyText), end..<end) }
      appendInvalid(position..<position)
      return .separator
    case Byte.equals, Byte.semicolon:
      let start = position
      position += bytes.hasPrefix("=>", at: position) ? 2 : 1
      report(.wrongSeparator(found: excerpt(start..<position), expected: ":"), start..<position)
      return .memberValue
    case _ where startsValue(at: position):
      if !isReported { report(.missingColon(key: lastKeyText), end..<end) }
      return .memberValue
    default:
      skipUnexpected(untilValue: false)
      return .colon
    }
  }

  /// Recovers at the place of a comma or the container's end.
  mutating func recoverSeparator() -> State {
    if isAtEnd { return finishUnclosed(.separator) }
    if skipStray() || extendTextPastQuote() { return .separator }
    let next: State = isInObject ? .nextKey : .nextElement
    switch bytes[position] {
    case Byte.colon, Byte.semicolon:
      report(
        .wrongSeparator(found: excerpt(position..<position + 1), expected: ","), position..<position + 1)
      return skipCommas(next)
    case Byte.closeBrace, Byte.closeBracket:
      return recoverCloser()
    case _ where startsValue(at: position):
      var end = position
      while Byte.isSpace(bytes[end - 1]) { end -= 1 }
      report(.missingComma, end..<end)
      lastComma = position
      return next
    default:
      skipUnexpected(untilValue: false)
      return .separator
    }
  }

  /// Recovers at a closing bracket that does not match the innermost container.
  ///
  /// If it matches an outer container, the inner ones are missing theirs, unless that would end the file's value too
  /// early. In that case, and if it matches none, it is the wrong bracket.
  private mutating func recoverCloser() -> State {
    guard let innermost = frames.last else { return .end }
    let found = Unicode.Scalar(bytes[position])
    let range = position..<position + 1
    let match = frames.lastIndex { $0.container.closer == found }
    if let match, match > 0 || isLast(position) {
      report(
        .unclosedBefore(innermost.container, openedAtLine: openingLine(of: innermost), found: found), range)
      while frames.count > match + 1 { closeFrame() }
    } else {
      report(.wrongCloser(innermost.container, openedAtLine: openingLine(of: innermost), found: found), range)
    }
    return close()
  }

  /// True if only white space follows a position.
  private func isLast(_ position: Int) -> Bool {
    var next = position + 1
    while Byte.isSpace(bytes[next]) { next += 1 }
    return next >= bytes.count
  }

  private mutating func skipExtraCommas(_ next: State) -> State {
    let start = position
    let state = skipCommas(next)
    report(.extraComma, start..<lastComma + 1)
    return state
  }

  /// Skips repeated separators; a value or the end may follow.
  private mutating func skipCommas(_ next: State) -> State {
    repeat {
      lastComma = position
      position += 1
      skipSpace()
    } while bytes[position] == Byte.comma
    return next
  }
}
