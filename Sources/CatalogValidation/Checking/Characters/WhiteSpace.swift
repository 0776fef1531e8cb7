/// White space in well-formed UTF-8: the scalars with Unicode's White_Space property (UAX #44), and U+FEFF, which looks
/// like none.
///
/// Every text is asked at both ends, so that no String is made of it.
enum WhiteSpace {
  /// Whether a text is nothing but white space, or nothing at all.
  static func isAll(of bytes: UnsafeBufferPointer<UInt8>) -> Bool { lengthAtStart(of: bytes) == bytes.count }

  /// How many bytes of white space a text begins with.
  static func lengthAtStart(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var length = 0
    while length < bytes.count {
      let width = width(at: length, of: bytes)
      guard width > 0 else { break }
      length += width
    }
    return length
  }

  /// How many bytes of white space a text ends with.
  static func lengthAtEnd(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = bytes.count
    while end > 0 {
      let start = bytes.startOfScalar(before: end)
      guard width(at: start, of: bytes) == end - start else { break }
      end = start
    }
    return bytes.count - end
  }

  /// The bytes of the white space at a place; 0 if there is none.
  private static func width(at start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    func byte(_ offset: Int) -> UInt8 { start + offset < bytes.count ? bytes[start + offset] : 0 }
    switch bytes[start] {
    case 0x09...0x0D, 0x20: return 1
    // U+0085, U+00A0
    case 0xC2: return byte(1) == 0x85 || byte(1) == 0xA0 ? 2 : 0
    // U+1680
    case 0xE1: return byte(1) == 0x9A && byte(2) == 0x80 ? 3 : 0
    case 0xE2:
      switch (byte(1), byte(2)) {
      // U+2000…U+200A, U+2028, U+2029, U+202F, U+205F
      case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F): return 3
      default: return 0
      }
    // U+3000
    case 0xE3: return byte(1) == 0x80 && byte(2) == 0x80 ? 3 : 0
    // U+FEFF
    case 0xEF: return byte(1) == 0xBB && byte(2) == 0xBF ? 3 : 0
    default: return 0
    }
  }
}
