extension OldStyleReader {
  /// A text with or without quotation marks.
  mutating func text() throws(StringTableError) -> String {
    guard let byte = peek else { throw error("the file ends where a text is expected", index) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quotedText(byte)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      throw error("a text is expected, not a dictionary, an array or data; write \"…\"", index)
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
    throw error("the text is not closed; the file is cut off, or a quotation mark is missing", start)
  }

  /// An escape after its backslash.
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
      // Larger values would be in NeXTSTEP's encoding, which has been out of use for decades.
      guard value < 0x80, let scalar = Unicode.Scalar(value) else {
        throw error("an octal escape beyond ASCII is not read; write the character itself", start)
      }
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  /// `\U` and four hexadecimal digits: a UTF-16 code unit.
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
}
