internal import SourceText

/// Parses the entries of a file according to Fluent Syntax 1.0, one by one; after an error it continues with the next
/// entry.
struct FluentParser {
  let bytes: [UInt8]
  var position = 0
  var depth = 0
  /// The offset after the `=` of the entry that was read last.
  private var valueStart = 0

  enum Entry {
    case message(FluentMessage)
    case resourceComment(String)
    /// A term or a group comment.
    case other
    /// An entry with an error, and the identifier of its message if it is known.
    case junk(FluentSyntaxError, identifier: String?)
  }

  /// - Parameter file: in UTF-8.
  init(_ file: SourceFile) { bytes = file.bytes }

  /// The next entry; nil at the end of the file.
  mutating func entry() -> Entry? {
    var comments: [FluentMessage.Comment] = []
    while true {
      if skipBlankLines() { comments = [] }
      guard position < bytes.count else { return nil }
      guard bytes[position] == 0x23 else { break }
      let start = position
      let comment = commentLine()
      if comment.level == 3 { return .resourceComment(comment.text) }
      if comment.level == 2 {
        comments = []
      } else {
        comments.append(.init(text: comment.text, range: start..<comment.end))
      }
    }
    let start = position
    var name: String?
    do throws(FluentSyntaxError) {
      let isTerm = bytes[position] == 0x2D
      if isTerm { position += 1 }
      let identifier = try identifier()
      name = isTerm ? nil : identifier
      var message = FluentMessage(identifier: identifier, comments: comments)
      message.entries = try entries(from: start)
      message.valueStart = valueStart
      message.range = start..<(message.entries.last?.pattern.range.upperBound ?? position)
      return isTerm ? .other : .message(message)
    } catch {
      skipJunk(from: start)
      return .junk(error, identifier: name)
    }
  }

  /// ` = pattern` and the attributes below it.
  private mutating func entries(from start: Int) throws(FluentSyntaxError) -> [FluentMessage.Entry] {
    skipBlankInline()
    try expect(0x3D, "a message without '='; write 'name = Text'")
    valueStart = position
    var entries: [FluentMessage.Entry] = []
    if let pattern = try pattern() { entries.append(.init(attribute: nil, pattern: pattern, offset: start)) }
    while let attribute = attributeStart() {
      position = attribute + 1
      let name = try identifier()
      skipBlankInline()
      try expect(0x3D, "an attribute without '='; write '.name = Text'")
      guard let pattern = try pattern() else { throw error("attribute '\(name)' has no text; write { \"\" }") }
      entries.append(.init(attribute: name, pattern: pattern, offset: attribute))
    }
    guard !entries.isEmpty else { throw error("the message has no text; write { \"\" }") }
    guard position == bytes.count || lineEnd(at: position) > 0 else {
      throw error("unexpected text at the end of the line")
    }
    return entries
  }

  /// The offset of the attribute on one of the next lines, or nil.
  private func attributeStart() -> Int? {
    var next = position
    while next < bytes.count, Self.isBlank(bytes[next]) { next += 1 }
    return next > position && next < bytes.count && bytes[next] == 0x2E ? next : nil
  }

  /// - Returns: the level, 1 to 3, the text of the comment and its end.
  private mutating func commentLine() -> (level: Int, text: String, end: Int) {
    let marks = bytes[position...].prefix(3).prefix { $0 == 0x23 }.count
    position += marks
    if position < bytes.count, bytes[position] == 0x20 { position += 1 }
    let start = position
    while position < bytes.count, lineEnd(at: position) == 0 { position += 1 }
    let (text, end) = (String(decoding: bytes[start..<position], as: UTF8.self), position)
    position += lineEnd(at: position)
    return (marks, text, end)
  }

  /// Skips to the next line that can begin an entry, which may be the one with the error.
  private mutating func skipJunk(from start: Int) {
    position = bytes[start..<min(position, bytes.count)].lastIndex(of: 0x0A) ?? position
    repeat {
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      position = min(position + 1, bytes.count)
    } while position < bytes.count
      && !(bytes[position].isASCIILetter || bytes[position] == 0x23 || bytes[position] == 0x2D)
  }

  // MARK: Small parts

  /// `[a-zA-Z][a-zA-Z0-9_-]*`
  mutating func identifier() throws(FluentSyntaxError) -> String {
    let start = position
    guard position < bytes.count, bytes[position].isASCIILetter else { throw error("a name is expected here") }
    while position < bytes.count, Self.isInIdentifier(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func expect(_ byte: UInt8, _ message: String) throws(FluentSyntaxError) {
    guard position < bytes.count, bytes[position] == byte else { throw error(message) }
    position += 1
  }

  func error(_ message: String) -> FluentSyntaxError { FluentSyntaxError(message: message, offset: position) }

  /// The length of the line end at an offset, or 0.
  func lineEnd(at place: Int) -> Int {
    guard place < bytes.count else { return 0 }
    if bytes[place] == 0x0A { return 1 }
    return bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 0
  }

  mutating func skipBlankInline() {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }

  mutating func skipBlank() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  /// - Returns: whether a blank line was skipped.
  private mutating func skipBlankLines() -> Bool {
    let lines = blankLines(at: position)
    position = lines.end
    return lines.count > 0
  }

  /// The number of blank lines at an offset, and the offset of the next other line.
  func blankLines(at place: Int) -> (count: Int, end: Int) {
    var (count, end) = (0, place)
    while true {
      var next = end
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
      let length = lineEnd(at: next)
      if length == 0 { return (count, next == bytes.count ? next : end) }
      count += 1
      end = next + length
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }
  static func isInIdentifier(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == 0x2D || byte == 0x5F
  }
}
