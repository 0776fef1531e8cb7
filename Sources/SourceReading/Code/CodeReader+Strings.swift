internal import SourceText

extension CodeReader {
  /// A string, a character or a regular expression at the place, or nil.
  mutating func string() -> SourceNode? {
    let start = at
    guard let first = byte else { return nil }
    switch first {
    case UInt8(ascii: "\""):
      let isLong = dialect.language != .typeScript && starts(with: "\"\"\"")
      return string(from: start, hashes: 0, quote: first, isLong: isLong)
    case UInt8(ascii: "#") where dialect.language == .swift:
      var hashes = 0
      // No source needs more; without a limit, a file of signs would be read again for each sign.
      while hashes < 64, byte(after: hashes) == first { hashes += 1 }
      guard byte(after: hashes) == UInt8(ascii: "\"") else { return nil }
      at += hashes
      return string(from: start, hashes: hashes, quote: UInt8(ascii: "\""), isLong: starts(with: "\"\"\""))
    case UInt8(ascii: "'"):
      if dialect.language == .kotlin { return character() }
      return dialect.language == .typeScript ? string(from: start, hashes: 0, quote: first, isLong: false) : nil
    case UInt8(ascii: "`") where dialect.language == .typeScript:
      return string(from: start, hashes: 0, quote: first, isLong: true)
    case UInt8(ascii: "/"): return regularExpression()
    default: return nil
    }
  }

  // MARK: Strings

  /// - Parameter isLong: whether it may have line ends: `"""` or a template.
  private mutating func string(from start: Int, hashes: Int, quote: UInt8, isLong: Bool) -> SourceNode {
    let quotes = isLong && quote == UInt8(ascii: "\"") ? 3 : 1
    at += quotes
    var pieces: [SourceString.Piece] = []
    var text: [UInt8] = []
    func flush() {
      guard !text.isEmpty else { return }
      pieces.append(.text(String(decoding: text, as: UTF8.self)))
      text = []
    }
    while let byte {
      if byte == 0x0A, !isLong { break }
      if byte == quote, endsString(hashes: hashes, quotes: quotes) { break }
      if let opening = interpolation(hashes: hashes, isRaw: isLong && dialect.language == .kotlin) {
        flush()
        at += opening.length
        pieces.append(.interpolation(opening.isName ? bareName() : interpolated(closing: opening.closing)))
      } else if byte == UInt8(ascii: "\\"), !(isLong && dialect.language == .kotlin), hasEscape(hashes: hashes) {
        at += 1 + hashes
        escape(into: &text)
      } else {
        text.append(byte)
        at += 1
      }
    }
    flush()
    if byte == quote { at += quotes + hashes }
    at = min(at, bytes.count)
    return SourceNode(
      .string(SourceString(pieces: isLong ? Self.unindented(pieces, dialect.language) : pieces)), start..<at)
  }

  private func endsString(hashes: Int, quotes: Int) -> Bool {
    for index in 0..<quotes where byte(after: index) != bytes[at] { return false }
    for index in 0..<hashes where byte(after: quotes + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private func hasEscape(hashes: Int) -> Bool {
    for index in 0..<hashes where byte(after: 1 + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private struct Opening {
    let length: Int
    let closing: UInt8
    var isName = false
  }

  private func interpolation(hashes: Int, isRaw: Bool) -> Opening? {
    switch dialect.language {
    case .swift:
      guard byte == UInt8(ascii: "\\"), hasEscape(hashes: hashes), byte(after: 1 + hashes) == UInt8(ascii: "(") else {
        return nil
      }
      return Opening(length: 2 + hashes, closing: UInt8(ascii: ")"))
    case .kotlin:
      guard byte == UInt8(ascii: "$"), let next = byte(after: 1) else { return nil }
      if next == UInt8(ascii: "{") { return Opening(length: 2, closing: UInt8(ascii: "}")) }
      return next.isLetter && next != UInt8(ascii: "$") && next < 0x80
        ? Opening(length: 1, closing: 0, isName: true) : nil
    case .typeScript:
      // Only templates have interpolations; in other strings, `${` is text, but too rare to matter.
      return starts(with: "${") ? Opening(length: 2, closing: UInt8(ascii: "}")) : nil
    case .blueprint, .html, .xml: return nil
    }
  }

  private mutating func bareName() -> [SourceNode] {
    guard let name = name() else { return [] }
    return [SourceNode(.name([name.text]), name.range)]
  }

  private mutating func interpolated(closing: UInt8) -> [SourceNode] {
    guard depth < Self.maximumDepth else {
      isCut = true
      while let byte, byte != closing, byte != 0x0A { at += 1 }
      if byte == closing { at += 1 }
      return []
    }
    depth += 1
    defer { depth -= 1 }
    let nodes = arguments(until: closing).map(\.value)
    if byte == closing { at += 1 }
    return nodes
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard let byte else { return }
    at += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"), UInt8(ascii: "x"):
      let isBraced = self.byte == UInt8(ascii: "{")
      if isBraced { at += 1 }
      var value: UInt32 = 0
      var digits = 0
      let most = isBraced ? 8 : byte == UInt8(ascii: "u") ? 4 : 2
      while digits < most, let next = self.byte, let digit = Character(UnicodeScalar(next)).hexDigitValue {
        value = value &* 16 &+ UInt32(digit)
        digits += 1
        at += 1
      }
      if isBraced, self.byte == UInt8(ascii: "}") { at += 1 }
      text += Array(String(Character(UnicodeScalar(value) ?? "\u{FFFD}")).utf8)
    case 0x0A:
      // Swift removes the indentation of the continued line; JavaScript keeps it.
      while dialect.language == .swift, let next = self.byte, next == 0x20 || next == 0x09 { at += 1 }
    default: text.append(byte)
    }
  }

  /// The text of a long string without the line ends at its quotes and without its indentation (Swift, Kotlin's
  /// `trimIndent`); templates are not changed.
  private static func unindented(_ pieces: [SourceString.Piece], _ language: SourceLanguage) -> [SourceString.Piece] {
    guard language != .typeScript, pieces.count == 1, case .text(let text) = pieces[0], text.contains("\n") else {
      return pieces
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    if lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let indent = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return [.text(lines.map { $0.dropFirst(indent) }.joined(separator: "\n"))]
  }

  // MARK: Others

  private mutating func character() -> SourceNode? {
    let start = at
    var end = at + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != 0x0A, end - start < 12 {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "'") else {
      at += 1
      return nil
    }
    at = end + 1
    return SourceNode(.literal(text(start..<at)), start..<at)
  }

  /// A regular expression between slashes; nil, and nothing read, if the line has no second slash.
  private mutating func regularExpression() -> SourceNode? {
    guard dialect.language != .kotlin else { return nil }
    var (end, isInClass) = (at + 1, false)
    while end < bytes.count, bytes[end] != 0x0A {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        let start = at
        at = min(end + 1, bytes.count)
        // Its flags.
        if let flags = word(at: at) { at = flags.upperBound }
        return SourceNode(.literal(text(start..<at)), start..<at)
      default: break
      }
      end += 1
    }
    return nil
  }
}
