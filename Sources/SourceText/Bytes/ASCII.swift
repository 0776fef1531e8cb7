extension UInt8 {
  /// Whether it is one of `0` to `9` in ASCII.
  @inlinable
  package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether it is a letter of ASCII, small or capital.
  @inlinable
  package var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
