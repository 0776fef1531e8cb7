extension UInt8 {
  /// True if it may begin a name; every byte of a character beyond ASCII counts.
  var isLetter: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
