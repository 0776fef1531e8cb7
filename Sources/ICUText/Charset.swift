internal import CICU

/// A charset that texts of old are in, such as `ISO-8859-2` or `KOI8-R`: one of those that ICU's converters know.
package struct Charset: Hashable, Sendable {
  /// The name, as it was written.
  package let name: String

  /// - Parameter name: one of IANA's registry (RFC 2978), or another alias that ICU knows.
  /// - Returns: nil if ICU has no such charset, or one in which ASCII is not ASCII, so that no text in ASCII can name it.
  package init?(_ name: String) {
    self.name = name
    let letters = "AZaz09 <>\"=?-"
    guard let decoded = try? Self.decode(Array(letters.utf8), name), decoded.malformed == nil, decoded.text == letters
    else { return nil }
  }

  /// What bytes say, up to the first that the charset does not have, and the offset of that one.
  package func decode(_ bytes: [UInt8]) throws(ICUError) -> (text: String, malformed: Int?) {
    try Self.decode(bytes, name)
  }

  private static func decode(_ bytes: [UInt8], _ name: String) throws(ICUError) -> (text: String, malformed: Int?) {
    var malformed: Int32 = -1
    let text = try readText("decode '\(name)'", capacity: bytes.count * 2 + 16) { buffer in
      bytes.withUnsafeBufferPointer { bytes in
        cicu_charset_decode(name, name.byteCount, bytes.baseAddress, Int32(clamping: bytes.count), buffer, &malformed)
      }
    }
    return (text, malformed < 0 ? nil : Int(malformed))
  }
}
