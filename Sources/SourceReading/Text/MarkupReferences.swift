/// Text of markup: references resolved, white space folded.
enum MarkupReferences {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "copy": "©",
    "times": "×", "larr": "←", "rarr": "→", "laquo": "«", "raquo": "»", "ndash": "–", "mdash": "—", "middot": "·",
    "check": "✓", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”",
  ]

  /// The text with its references resolved; unknown references are kept.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var place = bytes.startIndex
    while let sign = bytes[place...].firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: bytes[place..<sign], as: UTF8.self)
      let end = bytes[sign...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
      if let end, let value = value(of: bytes[sign + 1..<end]) {
        text += value
        place = end + 1
      } else {
        text += "&"
        place = sign + 1
      }
    }
    return text + String(decoding: bytes[place...], as: UTF8.self)
  }

  private static func value(of name: ArraySlice<UInt8>) -> String? {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { UnicodeScalar($0) }.map { String(Character($0)) }
  }

  /// The text with each run of white space replaced by one space, and without white space at its ends.
  static func folded(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }.joined(separator: " ")
  }
}
