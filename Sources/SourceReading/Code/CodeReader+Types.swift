extension CodeReader {
  /// The end of type arguments that begin at an offset, `<Int, [String: Value]>`; nil if it is a comparison.
  func typeArgumentsEnd(from start: Int, isDeclared: Bool = false) -> Int? {
    var (place, level) = (start, 0)
    let limit = min(bytes.count, start + 300)
    while place < limit {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): level -= 1
      case UInt8(ascii: ">"):
        // The arrow of a function's type.
        if bytes[place - 1] == UInt8(ascii: "-") || bytes[place - 1] == UInt8(ascii: "=") { break }
        level -= 1
        if level == 0 { return isDeclared || follows(place + 1) ? place + 1 : nil }
      case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "&"),
        UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "\""),
        UInt8(ascii: "'"), UInt8(ascii: "@"):
        break
      default: if !byte.isLetter, !byte.isDigit, !byte.isSpace { return nil }
      }
      if level < 0 { return nil }
      place += 1
    }
    return nil
  }

  /// Returns whether type arguments can end before this offset, by the next byte.
  private func follows(_ place: Int) -> Bool {
    guard place < bytes.count else { return true }
    switch bytes[place] {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "?"), UInt8(ascii: "`"), UInt8(ascii: ";"):
      return true
    case 0x20: return place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "{")
    default: return bytes[place].isSpace
    }
  }

  /// Reads a type, up to the first byte that cannot be part of it.
  ///
  /// - Parameter isCast: true if the type ends at the next space, as after `as`.
  /// - Returns: its text without spaces at its ends.
  @discardableResult
  mutating func skipType(isCast: Bool = false) -> String {
    skipSpace()
    let start = at
    var level = 0
    while let byte {
      if isCast, level == 0, endsCast(byte) { return typeText(start) }
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("): level += 1
      case UInt8(ascii: "{"):
        // TypeScript's types of objects; elsewhere a body.
        guard dialect.language == .typeScript, level > 0 || at == start else { return typeText(start) }
        level += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        guard level > 0 else { return typeText(start) }
        level -= 1
      case UInt8(ascii: ">"):
        let isArrow = at > 0 && (bytes[at - 1] == UInt8(ascii: "-") || bytes[at - 1] == UInt8(ascii: "="))
        if !isArrow {
          guard level > 0 else { return typeText(start) }
          level -= 1
        }
      case UInt8(ascii: ","), UInt8(ascii: ";"): if level == 0 { return typeText(start) }
      case UInt8(ascii: "="):
        let isArrow = self.byte(after: 1) == UInt8(ascii: ">")
        if level == 0, !isArrow { return typeText(start) }
        // The arrow of a function with this type as its result.
        if level == 0, isArrow, dialect.language == .typeScript, at > start, bytes[at - 1] != UInt8(ascii: ")"),
          bytes[at - 2] != UInt8(ascii: ")")
        {
          return typeText(start)
        }
      case 0x0A:
        if level == 0 {
          let (next, _) = peek()
          guard next < bytes.count, bytes[next] == UInt8(ascii: "|") || bytes[next] == UInt8(ascii: "&") else {
            return typeText(start)
          }
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if level == 0, dialect.language != .typeScript { return typeText(start) }
      case UInt8(ascii: "/"):
        if self.byte(after: 1) == UInt8(ascii: "/") || self.byte(after: 1) == UInt8(ascii: "*") {
          if level == 0 { return typeText(start) }
          skipSpace()
          continue
        }
      default: break
      }
      if level > 64 || at - start > 4_000 { return typeText(start) }
      at += 1
    }
    return typeText(start)
  }

  private func endsCast(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "?") { return self.byte(after: 1) == byte }
    guard byte.isSpace else { return false }
    let next = peek().at
    guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "|") || bytes[next] == UInt8(ascii: "&") else {
      return true
    }
    return bytes[next + 1] == bytes[next]
  }

  private func typeText(_ start: Int) -> String {
    var end = min(at, bytes.count)
    while end > start, bytes[end - 1].isSpace { end -= 1 }
    return text(start..<end)
  }

  /// The names in a list of types: `Screen, Identifiable where …`
  mutating func typeNames(until stops: Set<UInt8>) -> [String] {
    var names: [String] = []
    // Whether a comma or the colon says that a name follows.
    var isOpen = true
    while true {
      let hasLineEnd = skipSpace()
      guard let byte, !stops.contains(byte), byte != UInt8(ascii: ";") else { return names }
      if hasLineEnd, !isOpen, dialect.language == .kotlin, beginsDeclaration(byte) { return names }
      isOpen = byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
      if isWord("where", at: at) {
        while let byte = self.byte, !stops.contains(byte) { at += 1 }
        return names
      }
      guard let word = word(at: at) else {
        if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at) {
          at = end
        } else if byte == UInt8(ascii: "("), dialect.language == .kotlin {
          at += 1
          _ = arguments(until: UInt8(ascii: ")"))
          if self.byte == UInt8(ascii: ")") { at += 1 }
        } else {
          guard !Self.isClosing(byte) else { return names }
          at += 1
        }
        continue
      }
      var end = word.upperBound
      while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), let next = self.word(at: end + 1) {
        end = next.upperBound
      }
      let name = text(word.lowerBound..<end)
      if !["extends", "implements", "by", "any", "some"].contains(name) { names.append(name) }
      at = end
    }
  }

  /// Returns whether an annotation, a modifier or a declaration follows: a type in Kotlin may have no body.
  private func beginsDeclaration(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "@") { return true }
    guard let word = word(at: at).map(text) else { return false }
    return dialect.declarations[word] != nil || dialect.modifiers.contains(word)
  }
}
