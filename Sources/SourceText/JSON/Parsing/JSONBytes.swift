/// The bytes of a file during parsing: the only place where memory is read without the array's own checks.
///
/// A value exists no longer than the closure that provided the buffer, and no read leaves the buffer, whatever the
/// position: single bytes outside it read as 0, which no JSON token contains, and blocks are only read if they fit.
/// Debug builds check every read again.
struct JSONBytes {
  private let buffer: UnsafeRawBufferPointer

  init(_ buffer: UnsafeRawBufferPointer) { self.buffer = buffer }

  @inline(__always)
  var count: Int { buffer.count }

  /// The byte at a position, or 0 outside the file.
  @inline(__always)
  subscript(position: Int) -> UInt8 {
    // One unsigned comparison covers negative positions too.
    UInt(bitPattern: position) < UInt(bitPattern: buffer.count) ? buffer[position] : 0
  }

  /// The first position from `start` on with a byte that is not plain ASCII text in a string (a quote, a backslash, a
  /// control character, the start of a scalar above U+007F), or the end of the file.
  ///
  /// It compares 16 bytes at a time, and searches the result as two words, since the standard library cannot convert a
  /// SIMD mask to a bit set.
  ///
  /// - Parameter sawMessageSyntax: set if `{`, `}` or `'` is before the result; else unchanged.
  @inline(__always)
  func endOfPlainText(from start: Int, sawMessageSyntax: inout Bool) -> Int {
    var position = start
    while position &+ 16 <= count {
      let block = buffer.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
      // As signed numbers, bytes above 0x7F are also below the first printable character.
      let signed = unsafeBitCast(block, to: SIMD16<Int8>.self)
      let stops = Self.words(
        (signed .< SIMD16(repeating: 0x20)) .| (block .== SIMD16(repeating: Byte.quote))
          .| (block .== SIMD16(repeating: Byte.backslash)))
      let syntax = Self.words(
        (block .== SIMD16(repeating: Byte.openBrace)) .| (block .== SIMD16(repeating: Byte.closeBrace))
          .| (block .== SIMD16(repeating: Byte.apostrophe)))
      if stops.low != 0 {
        let bits = stops.low.trailingZeroBitCount
        if syntax.low & ((1 &<< UInt64(bits)) &- 1) != 0 { sawMessageSyntax = true }
        return position &+ bits &>> 3
      }
      if stops.high != 0 {
        let bits = stops.high.trailingZeroBitCount
        if syntax.low | syntax.high & ((1 &<< UInt64(bits)) &- 1) != 0 { sawMessageSyntax = true }
        return position &+ 8 &+ bits &>> 3
      }
      if syntax.low | syntax.high != 0 { sawMessageSyntax = true }
      position &+= 16
    }
    while position < count {
      let byte = buffer[position]
      if byte == Byte.quote || byte == Byte.backslash || byte < 0x20 || byte >= 0x80 { break }
      if Self.isMessageSyntax(byte) { sawMessageSyntax = true }
      position &+= 1
    }
    return position
  }

  /// True if the byte is ICU message syntax.
  static func isMessageSyntax(_ byte: UInt8) -> Bool {
    byte == Byte.openBrace || byte == Byte.closeBrace || byte == Byte.apostrophe
  }

  /// The length of the well-formed UTF-8 sequence at a position (Unicode 16, table 3-7), or 0.
  @inline(__always)
  func sequenceLength(at position: Int) -> Int {
    let lead = self[position]
    if lead < 0x80 { return position < count ? 1 : 0 }
    let second = self[position &+ 1]
    if lead < 0xE0 { return lead >= 0xC2 && Self.continues(second) ? 2 : 0 }
    guard Self.continues(second), Self.continues(self[position &+ 2]) else { return 0 }
    if lead < 0xF0 {
      // No overlong forms, no surrogates.
      if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
      return 3
    }
    guard lead <= 0xF4, Self.continues(self[position &+ 3]) else { return 0 }
    // No overlong forms, nothing past U+10FFFF.
    return lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F ? 0 : 4
  }

  /// The scalar at a position and its length in bytes; U+FFFD and 1 for invalid UTF-8.
  func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let length = sequenceLength(at: position)
    guard length > 0 else { return ("\u{FFFD}", 1) }
    let sequence = UnsafeRawBufferPointer(rebasing: buffer[position..<position + length])
    return (String(decoding: sequence, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}", length)
  }

  /// True if the bytes of one range come before those of another.
  func precedes(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    slice(left).bindMemory(to: UInt8.self).precedes(slice(right).bindMemory(to: UInt8.self))
  }

  /// The bytes of a range within the file.
  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer[range])
  }

  /// True if these ASCII characters are at a position.
  func hasPrefix(_ text: StaticString, at position: Int) -> Bool {
    text.withUTF8Buffer { text in
      text.indices.allSatisfy { self[position + $0] == text[$0] }
    }
  }

  @inline(__always)
  private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// A comparison's result as two words in which each byte is 0 or 0xFF, the first byte lowest.
  @inline(__always)
  private static func words(_ mask: SIMDMask<SIMD16<Int8>>) -> (low: UInt64, high: UInt64) {
    let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }
}
