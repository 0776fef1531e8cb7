extension UnsafeBufferPointer<UInt8> {
  /// The scalar at an index and its number of bytes; U+FFFD and one byte for invalid UTF-8.
  ///
  /// This is called for every character of every text.
  @inline(__always)
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[index]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    guard lead >= 0xC2, lead < 0xE0, index + 1 < count else { return scalar(at: index, lead: lead) }
    // Letters of most scripts take two bytes.
    let value = UInt32(lead & 0x1F) << 6 | UInt32(self[index + 1] & 0x3F)
    return (Unicode.Scalar(value) ?? "\u{FFFD}", 2)
  }

  /// The start of the scalar that ends before an index.
  func startOfScalar(before end: Int) -> Int {
    var start = end - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  @inline(never)
  private func scalar(at index: Int, lead: UInt8) -> (scalar: Unicode.Scalar, length: Int) {
    let length = lead >= 0xF0 ? 4 : 3
    guard lead >= 0xE0, lead < 0xF5, index + length <= count else { return ("\u{FFFD}", 1) }
    var value = UInt32(lead & (0x7F >> UInt8(length))) << 6 | UInt32(self[index + 1] & 0x3F)
    value = value << 6 | UInt32(self[index + 2] & 0x3F)
    if length > 3 { value = value << 6 | UInt32(self[index + 3] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
