internal import SourceText

/// Parses entries according to `java.util.Properties.load(Reader)`.
struct PropertiesParser {
  struct Entry {
    var key = ""
    var value = ""
    /// The comment lines directly before the entry, without their marks.
    var comments: [String] = []
    /// The offset of the key in the file.
    let offset: Int
    /// An error in the entry, if any.
    var problem: String?
  }

  private let bytes: [UInt8]
  private var position = 0

  /// - Parameter file: in UTF-8.
  init(_ file: SourceFile) { bytes = file.bytes }

  /// True if no byte is left, not even a line end.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next entry; nil at the end of the file.
  mutating func entry() -> Entry? {
    var comments: [String] = []
    while position < bytes.count {
      skip { Self.isBlank($0) || Self.isLineEnd($0) }
      guard position < bytes.count else { break }
      guard bytes[position] == 0x23 || bytes[position] == 0x21 else {
        var entry = Entry(comments: comments, offset: position)
        entry.key = text(of: &entry, upToSeparator: true)
        skipSeparator()
        entry.value = text(of: &entry, upToSeparator: false)
        return entry
      }
      position += 1
      let start = position
      skip { !Self.isLineEnd($0) }
      comments.append(String(decoding: bytes[start..<position], as: UTF8.self).trimmingWhitespace)
    }
    return nil
  }

  /// A key up to its separator, or a value up to the end of its line, with escapes decoded.
  private mutating func text(of entry: inout Entry, upToSeparator: Bool) -> String {
    var units: [UInt8] = []
    var utf16: [UInt16] = []
    func flush() {
      guard !utf16.isEmpty else { return }
      if Self.hasLoneSurrogate(utf16) {
        entry.problem = entry.problem ?? "half a surrogate pair in '\\u' escapes; write both halves"
      }
      units += String(decoding: utf16, as: UTF16.self).utf8
      utf16.removeAll(keepingCapacity: true)
    }
    while position < bytes.count, !Self.isLineEnd(bytes[position]) {
      let byte = bytes[position]
      if upToSeparator, byte == 0x3D || byte == 0x3A || Self.isBlank(byte) { break }
      position += 1
      if byte != 0x5C {
        flush()
        units.append(byte)
        continue
      }
      guard position < bytes.count else { break }
      if Self.isLineEnd(bytes[position]) {
        continueLine()
      } else if bytes[position] == 0x75 {
        position += 1
        if let unit = hexUnit() {
          utf16.append(unit)
        } else {
          entry.problem = entry.problem ?? "'\\u' is followed by fewer than four hexadecimal digits; write '\\u00E9'"
        }
      } else {
        flush()
        units.append(Self.escapes[bytes[position]] ?? bytes[position])
        position += 1
      }
    }
    flush()
    return String(decoding: units, as: UTF8.self)
  }

  /// Continues after a backslash at the end of a line, skipping the white space of the next one.
  private mutating func continueLine() {
    if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
    position += 1
    skip(Self.isBlank)
  }

  private mutating func hexUnit() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      // Java joins lines before it reads escapes.
      while position + 1 < bytes.count, bytes[position] == 0x5C, Self.isLineEnd(bytes[position + 1]) {
        position += 1
        continueLine()
      }
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: unit = unit << 4 | UInt16((byte & 0x0F) + 9)
      default: return nil
      }
      position += 1
    }
    return unit
  }

  /// White space, one `=` or `:` at most, white space.
  private mutating func skipSeparator() {
    skip(Self.isBlank)
    if position < bytes.count, bytes[position] == 0x3D || bytes[position] == 0x3A {
      position += 1
      skip(Self.isBlank)
    }
    // A continued line before the value begins.
    while position + 1 < bytes.count, bytes[position] == 0x5C, Self.isLineEnd(bytes[position + 1]) {
      position += 1
      continueLine()
    }
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func hasLoneSurrogate(_ units: [UInt16]) -> Bool {
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return false
      case .error: return true
      }
    }
  }

  /// Any other character after a backslash is literal.
  private static let escapes: [UInt8: UInt8] = [0x6E: 0x0A, 0x74: 0x09, 0x72: 0x0D, 0x66: 0x0C]
}
