/// White space in UTF-8: the scalars with Unicode's White_Space property (UAX #44), and U+FEFF, which looks like none.
enum WhiteSpace {
  /// Whether a text is nothing but white space, or nothing at all.
  static func isAll(of bytes: UnsafeBufferPointer<UInt8>) -> Bool { lengthAtStart(of: bytes) == bytes.count }

  /// How many bytes of white space a text begins with.
  static func lengthAtStart(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first, mayBeSpace(first) else { return 0 }
    var length = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard isSpace(scalar) else { break }
      length += UTF8.width(scalar)
    }
    return length
  }

  /// How many bytes of white space a text ends with.
  static func lengthAtEnd(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // A white space above ASCII ends with one of many bytes, but nearly no text ends with the last three bytes of one.
    guard let last = bytes.last, last <= 0x20 || mayEndSpace(bytes) else { return 0 }
    var length = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars.reversed() {
      guard isSpace(scalar) else { break }
      length += UTF8.width(scalar)
    }
    return length
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{FEFF}"
  }

  /// Whether a scalar that begins with this byte can be white space: ASCII's, U+0085, U+00A0, U+1680, U+2000…, U+3000,
  /// U+FEFF.
  private static func mayBeSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0xC2 || (0xE1...0xE3).contains(byte) || byte == 0xEF
  }

  private static func mayEndSpace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes.count - start > 1 else { return false }
    return mayBeSpace(bytes[start])
  }
}
