extension UInt8 {
  /// True if it is an ASCII digit.
  @inlinable
  package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// True if it is an ASCII letter.
  @inlinable
  package var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
