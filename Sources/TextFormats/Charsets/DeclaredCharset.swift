internal import ICUText
package import SourceText

/// The syntax in which a text file declares its charset, in ASCII.
package enum DeclaredCharset {
  /// `<?xml version="1.0" encoding="ISO-8859-1"?>` (XML 1.0 §4.3.3).
  case xml
  /// `"Content-Type: text/plain; charset=ISO-8859-1\n"` in the first entry of a PO file.
  case gettext

  /// The charset that a file declares and the place of its name; nil for UTF-8, declared or not.
  package func name(in file: SourceFile) -> (name: String, offset: Int)? {
    guard let range = range(in: file.bytes), file.bytes[range].allSatisfy(Self.isAllowed) else { return nil }
    let name = String(decoding: file.bytes[range], as: UTF8.self)
    // `CHARSET` is the placeholder of PO templates. UTF-16 is recognized by its bytes, and a declaration of it that can
    // be read as ASCII is false.
    let isUnicode = ["UTF-8", "UTF8", "US-ASCII", "ASCII", "CHARSET", "UTF-16", "UTF-16LE", "UTF-16BE", ""]
    return isUnicode.contains(name.uppercased()) ? nil : (name, range.lowerBound)
  }

  /// True if a byte may be in the name of a charset: the common bytes among those of RFC 2978 §2.3, since ICU ignores
  /// the others.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private func range(in bytes: [UInt8]) -> Range<Int>? {
    switch self {
    case .xml: Self.xmlEncoding(in: bytes)
    case .gettext: Self.gettextCharset(in: bytes)
    }
  }

  private static func xmlEncoding(in bytes: [UInt8]) -> Range<Int>? {
    let beginning = bytes.prefix(1_024)
    guard beginning.starts(with: "<?xml".utf8), let end = beginning.firstRange(of: Array("?>".utf8))?.lowerBound,
      let name = beginning[..<end].firstRange(of: Array("encoding".utf8))?.upperBound
    else { return nil }
    let rest = beginning[name..<end].drop { [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "=")].contains($0) }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let close = rest.dropFirst().firstIndex(of: quote)
    else { return nil }
    return rest.startIndex + 1..<close
  }

  /// Searches the lines of the first entry, which has an empty `msgid`.
  private static func gettextCharset(in bytes: [UInt8]) -> Range<Int>? {
    var ids = 0
    var start = 0
    while start < bytes.count, ids < 2 {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if line.starts(with: "msgid".utf8) { ids += 1 }
      let isText = line.first == UInt8(ascii: "\"") || line.starts(with: "msgstr".utf8)
      if isText, let range = charset(in: line) { return range }
      start = end + 1
    }
    return nil
  }

  private static func charset(in line: ArraySlice<UInt8>) -> Range<Int>? {
    let lower = line.map { byte in (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    guard let type = lower.firstRange(of: Array("content-type:".utf8))?.upperBound,
      let key = lower[type...].firstRange(of: Array("charset=".utf8))?.upperBound
    else { return nil }
    let start = line.startIndex + key
    let length = line[start...].prefix { $0 > 0x20 && !"\\\";".utf8.contains($0) }.count
    return start..<start + length
  }
}
