internal import TextFormats

/// Text in a workbook's XML, where `_x000D_` is a carriage return (ECMA-376 part 1, §22.9.2.19, ST_Xstring).
enum CellText {
  /// Excel's limit for a cell, in UTF-16 code units.
  static let maximumLength = 32_767

  /// The reason why a cell cannot hold a text; nil if it can.
  static func refusal(of text: String) -> String? {
    if let refused = XMLCharacters.refused(in: text) { return "a workbook cannot hold \(refused)" }
    // libxlsxwriter counts the escaped text, in scalars.
    guard text.utf8.count > maximumLength / 8 else { return nil }
    let length = max(text.utf16.count, escaped(text).unicodeScalars.count)
    return length > maximumLength ? "a cell holds 32,767 characters at most" : nil
  }

  /// A text for reference only, truncated to the maximum length of a cell.
  static func readable(_ text: String) -> String {
    guard refusal(of: text) != nil else { return text }
    // The escape of a scalar may take seven characters.
    let scalars = text.unicodeScalars.prefix(maximumLength / 8)
    return String(String.UnicodeScalarView(scalars.map { XMLCharacters.isAllowed($0) ? $0 : "\u{FFFD}" }))
  }

  /// The approximate number of lines of a text; ideographs are as wide as two letters.
  ///
  /// - Parameter width: the column's width, in characters.
  static func lines(of text: String, width: Double) -> Int {
    text.lines.reduce(0) { lines, line in
      // Combining marks are counted too: one line too many does no harm.
      let length = line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
      return lines + max(1, Int((Double(length) / width).rounded(.up)))
    }
  }

  /// The text with literal escape sequences escaped; libxlsxwriter escapes control characters itself.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(underscore) else { return text }
    let bytes = Array(text.utf8)
    var escaped: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      // The escape of a carriage return after the digits will begin with the missing underscore.
      if code(bytes, at: index) != nil, [underscore, 0x0D].contains(bytes[index + 6]) {
        escaped += Array("_x005F_".utf8)
      } else {
        escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The text of a workbook's XML.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(underscore) else { return text }
    let bytes = Array(text.utf8)
    // Two escapes may be a surrogate pair.
    var units: [UInt16] = []
    var (index, start) = (0, 0)
    while index < bytes.count {
      guard let code = code(bytes, at: index), bytes[index + 6] == underscore else {
        index += 1
        continue
      }
      units += Array(String(decoding: bytes[start..<index], as: UTF8.self).utf16) + [code]
      index += 7
      start = index
    }
    guard start > 0 else { return text }
    units += Array(String(decoding: bytes[start...], as: UTF8.self).utf16)
    return String(decoding: units, as: UTF16.self)
  }

  private static let underscore = UInt8(ascii: "_")

  /// The digits of `_xHHHH`, and one more byte.
  private static func code(_ bytes: [UInt8], at index: Int) -> UInt16? {
    guard bytes[index] == underscore, index + 6 < bytes.count, bytes[index + 1] == UInt8(ascii: "x") else { return nil }
    let digits = bytes[index + 2..<index + 6]
    guard digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
