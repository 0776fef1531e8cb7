extension MessageParser {
  /// Whether a message prints exactly its own bytes: it has no brace and no apostrophe.
  ///
  /// Most titles are plain; this looks at eight bytes at a time and spares the parser for the others.
  package static func isPlainText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      if containsSyntax(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
      offset += 8
    }
    while offset < raw.count {
      if isSyntax(raw[offset]) { return false }
      offset += 1
    }
    return true
  }

  private static func isSyntax(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "'")
  }

  private static func containsSyntax(_ word: UInt64) -> Bool {
    contains(UInt8(ascii: "{"), in: word) || contains(UInt8(ascii: "}"), in: word)
      || contains(UInt8(ascii: "'"), in: word)
  }

  /// Whether one of the eight bytes of `word` is `byte`: then the exclusive or has a zero byte, which is the only
  /// one that borrows from its high bit when 1 is subtracted from each.
  private static func contains(_ byte: UInt8, in word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones << 7) != 0
  }
}
