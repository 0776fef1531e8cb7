internal import CatalogFiles

/// Reads a `.strings` file entry by entry; what one entry has wrong, such as a missing semicolon, does not hide the
/// others.
///
/// Nothing is nested: a dictionary or an array in place of a text is an error, so depth needs no bound.
struct OldStyleReader {
  /// One pair.
  struct Entry: Hashable {
    let key: String
    let value: String
    /// The comments that stand before it.
    let comments: [String]
    /// Where the value begins.
    let offset: Int
  }

  private let file: SourceFile
  private let bytes: [UInt8]
  private var index = 0
  private(set) var entries: [Entry] = []
  private(set) var problems: [ReadProblem] = []

  /// - Parameter file: UTF-8 without a mark.
  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  /// - Throws: ``StringTableError`` with the place of what is no pair of texts.
  mutating func read() throws(StringTableError) {
    var comments = try skipSpace()
    // A whole dictionary may stand in braces, as any property list does.
    let isBraced = take(UInt8(ascii: "{"))
    while true {
      comments += try skipSpace()
      if isBraced, take(UInt8(ascii: "}")) {
        _ = try skipSpace()
        guard index == bytes.count else { throw error("something stands behind the end of the dictionary", index) }
        return
      }
      guard index < bytes.count else {
        guard !isBraced else { throw error("the dictionary has no end; the file is cut off, or '}' is missing", index) }
        return
      }
      try readEntry(comments)
      comments = []
    }
  }

  private mutating func readEntry(_ comments: [String]) throws(StringTableError) {
    let start = index
    let key = try text()
    _ = try skipSpace()
    var (value, offset) = (key, start)
    if take(UInt8(ascii: "=")) {
      _ = try skipSpace()
      offset = index
      value = try text()
      _ = try skipSpace()
    }
    // `key;` is a pair of the same text twice.
    guard take(UInt8(ascii: ";")) else {
      let isNext = peek.map { $0 == UInt8(ascii: "\"") || OldStylePropertyList.isUnquoted($0) } ?? true
      guard isNext else { throw error("';' is missing behind the text of '\(key)'", index) }
      let words = "';' is missing behind the text of '\(key)'; add it"
      return problems.append(
        ReadProblem(
          words, at: UnitPlace(file: file, offset: offset), key: UnitKey(key, separator: StringsFormat.separator)))
    }
    entries.append(Entry(key: key, value: value, comments: comments, offset: offset))
  }

  // MARK: Tokens

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  /// Passes over white space.
  ///
  /// - Returns: the comments in it, without their marks.
  private mutating func skipSpace() throws(StringTableError) -> [String] {
    var comments: [String] = []
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if starts(with: "/*") {
        comments.append(try blockComment())
      } else if starts(with: "//") {
        let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        comments.append(Self.trimmed(bytes[(index + 2)..<end]))
        index = end
      } else if starts(with: "\u{2028}") || starts(with: "\u{2029}") || starts(with: "\u{FEFF}") {
        index += 3
      } else {
        break
      }
    }
    return comments
  }

  private mutating func blockComment() throws(StringTableError) -> String {
    let start = index
    var end = index + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
        index = end + 2
        return Self.trimmed(bytes[(start + 2)..<end])
      }
      end += 1
    }
    throw error("the comment has no end; the file is cut off, or '*/' is missing", start)
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  // MARK: Texts

  private mutating func text() throws(StringTableError) -> String {
    guard let byte = peek else { throw error("the file ends where a text should stand", index) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quotedText(byte)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      throw error("a dictionary, an array or data stands where a text should; write \"…\"", index)
    case _ where OldStylePropertyList.isUnquoted(byte):
      let end = bytes[index...].firstIndex { !OldStylePropertyList.isUnquoted($0) } ?? bytes.count
      defer { index = end }
      return String(decoding: bytes[index..<end], as: UTF8.self)
    default: throw error("a text is missing here; write it between quotation marks", index)
    }
  }

  private mutating func quotedText(_ quote: UInt8) throws(StringTableError) -> String {
    let start = index
    index += 1
    var units: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case quote: return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += try escape()
      default: units.append(byte)
      }
    }
    throw error("the text has no end; the file is cut off, or a quotation mark is missing", start)
  }

  /// What follows a backslash.
  private mutating func escape() throws(StringTableError) -> [UInt8] {
    let start = index - 1
    guard let byte = peek else { throw error("the file ends in an escape", start) }
    index += 1
    switch byte {
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicodeEscape(start)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      let digits = bytes[index...].prefix(3).prefix { (0x30...0x37).contains($0) }
      index += digits.count
      let value = digits.reduce(UInt32(0)) { $0 * 8 + UInt32($1 - 0x30) }
      // Beyond ASCII it would be NeXTSTEP's encoding, in which nobody has written for decades.
      guard value < 0x80, let scalar = Unicode.Scalar(value) else {
        throw error("an octal escape beyond ASCII is not read; write the character itself", start)
      }
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  /// `\U` and four hexadecimal digits: a unit of UTF-16.
  private mutating func unicodeEscape(_ start: Int) throws(StringTableError) -> [UInt8] {
    var units = [try hexadecimal(start)]
    if UTF16.isLeadSurrogate(units[0]), starts(with: "\\U") || starts(with: "\\u") {
      index += 2
      units.append(try hexadecimal(start))
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw error("the escape is half a surrogate pair; write the character itself", start)
    }
    return Array(text.utf8)
  }

  private mutating func hexadecimal(_ start: Int) throws(StringTableError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("'\\U' needs four hexadecimal digits", start) }
    index += 4
    return unit
  }

  private func error(_ message: String, _ offset: Int) -> StringTableError {
    StringTableError(message, at: UnitPlace(file: file, offset: offset))
  }
}
