/// White space in well-formed UTF-8: the scalars with Unicode's White_Space property (UAX #44), and U+FEFF, which is
/// invisible.
///
/// It works on bytes, since every text is tested at both ends.
enum WhiteSpace {
  /// True if a text is empty or all white space.
  static func isAll(of bytes: UnsafeBufferPointer<UInt8>) -> Bool { lengthAtStart(of: bytes) == bytes.count }

  /// The number of bytes of leading white space.
  static func lengthAtStart(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var length = 0
    while length < bytes.count {
      let (scalar, width) = bytes.scalar(at: length)
      guard isWhiteSpace(scalar) else { break }
      length += width
    }
    return length
  }

  /// The number of bytes of trailing white space.
  static func lengthAtEnd(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = bytes.count
    while end > 0 {
      let start = bytes.startOfScalar(before: end)
      guard isWhiteSpace(bytes.scalar(at: start).scalar) else { break }
      end = start
    }
    return bytes.count - end
  }

  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{FEFF}"
  }
}
