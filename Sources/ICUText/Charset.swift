internal import CICU

/// A legacy charset such as `ISO-8859-2` or `KOI8-R`, which ICU's converters support.
package struct Charset: Hashable, Sendable {
  /// The name as given.
  package let name: String

  /// - Parameter name: a name in IANA's registry (RFC 2978), or another alias that ICU knows.
  /// - Returns: nil if ICU has no such charset, or it is not a superset of ASCII, so that a text could not declare it
  ///   in ASCII.
  package init?(_ name: String) {
    self.name = name
    let letters = "AZaz09 <>\"=?-"
    guard let decoded = try? Self.decode(Array(letters.utf8), name), decoded.malformed == nil, decoded.text == letters
    else { return nil }
  }

  /// Decodes bytes up to the first invalid sequence, and returns its offset.
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
