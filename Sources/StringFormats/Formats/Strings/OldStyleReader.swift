internal import SourceText

/// Reads a `.strings` file. An error in one entry refuses the whole file, as on Apple's platforms, where an app then
/// shows none of its texts.
///
/// Nothing is nested: a dictionary or an array instead of a text is an error, so depth needs no limit.
struct OldStyleReader {
  /// A pair.
  struct Entry: Hashable {
    let key: String
    let value: String
    /// The comments before it.
    let comments: [Comment]
    /// The bytes from the key to the semicolon.
    let range: Range<Int>
    /// The bytes of the value; those of the key in an entry without a value.
    let valueRange: Range<Int>

    /// True if the value is omitted, so that the key is the value.
    var isKeyOnly: Bool { valueRange.lowerBound == range.lowerBound }
  }

  /// A comment without its marks, and its bytes with them.
  struct Comment: Hashable {
    let text: String
    let range: Range<Int>
  }

  private let file: SourceFile
  let bytes: [UInt8]
  var index = 0
  private(set) var entries: [Entry] = []
  /// The end of the dictionary: the offset of its brace, or the end of the file.
  private(set) var end = 0

  /// - Parameter file: UTF-8 without a byte-order mark.
  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  /// - Throws: ``StringTableError`` with the place of an entry that is not a pair of texts.
  mutating func read() throws(StringTableError) {
    var comments = try skipSpace()
    // A dictionary may be in braces, as in any property list.
    let isBraced = take(UInt8(ascii: "{"))
    while true {
      comments += try skipSpace()
      end = index
      if isBraced, take(UInt8(ascii: "}")) {
        _ = try skipSpace()
        guard index == bytes.count else { throw error("unexpected characters after the end of the dictionary", index) }
        return
      }
      guard index < bytes.count else {
        guard !isBraced else {
          throw error("the dictionary is not closed; the file is cut off, or '}' is missing", index)
        }
        return
      }
      try readEntry(comments)
      comments = []
    }
  }

  private mutating func readEntry(_ comments: [Comment]) throws(StringTableError) {
    let keyStart = index
    var start = index
    let key = try text()
    var (value, end) = (key, index)
    _ = try skipSpace()
    let hasValue = take(UInt8(ascii: "="))
    if hasValue {
      _ = try skipSpace()
      start = index
      value = try text()
      end = index
      _ = try skipSpace()
    }
    // `key;` means that key and text are the same.
    guard take(UInt8(ascii: ";")) else {
      guard hasValue else { throw error("'=' or ';' is missing after the key '\(key)'; add it here", end) }
      throw missingSemicolon(after: start..<end, key)
    }
    entries.append(
      Entry(key: key, value: value, comments: comments, range: keyStart..<index, valueRange: start..<end))
  }

  /// The error at an entry without a semicolon.
  ///
  /// - Parameter text: the range of its last text.
  private func missingSemicolon(after text: Range<Int>, _ key: String) -> StringTableError {
    if isInside(text) {
      let mark = Character(Unicode.Scalar(bytes[text.lowerBound]))
      return error(
        "unexpected characters after the text of '\(key)'; write '\\\(mark)' for a quotation mark in it", index)
    }
    return error("';' is missing after the text of '\(key)'; add it here", text.upperBound)
  }

  // MARK: Quotation marks in texts

  /// Returns whether a quotation mark inside a text ended it too early.
  ///
  /// - Parameter text: the range of the text that was read.
  private func isInside(_ text: Range<Int>) -> Bool {
    let quote = bytes[text.lowerBound]
    guard let byte = peek, byte != UInt8(ascii: "}"), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return false
    }
    // If the next line is a pair, only a semicolon is missing.
    let isOnNextLine = bytes[text.upperBound..<index].contains { $0 == 0x0A || $0 == 0x0D }
    var ahead = self
    guard (try? ahead.text()) != nil else { return !isOnNextLine }
    let next = bytes[ahead.index...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    return next != UInt8(ascii: "=") && !(isOnNextLine && next == UInt8(ascii: ";"))
  }

  // MARK: Tokens

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  /// Skips white space.
  ///
  /// - Returns: the comments in it.
  private mutating func skipSpace() throws(StringTableError) -> [Comment] {
    var comments: [Comment] = []
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if starts(with: "/*") {
        comments.append(try blockComment())
      } else if starts(with: "//") {
        let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        comments.append(Comment(text: Self.trimmed(bytes[(index + 2)..<end]), range: index..<end))
        index = end
      } else if starts(with: "\u{2028}") || starts(with: "\u{2029}") || starts(with: "\u{FEFF}") {
        index += 3
      } else {
        break
      }
    }
    return comments
  }

  private mutating func blockComment() throws(StringTableError) -> Comment {
    let start = index
    var end = index + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
        index = end + 2
        return Comment(text: Self.trimmed(bytes[(start + 2)..<end]), range: start..<index)
      }
      end += 1
    }
    throw error("the comment is not closed; the file is cut off, or '*/' is missing", start)
  }

  func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  func error(_ message: String, _ offset: Int) -> StringTableError {
    StringTableError(message, at: UnitPlace(file: file, offset: offset))
  }
}
