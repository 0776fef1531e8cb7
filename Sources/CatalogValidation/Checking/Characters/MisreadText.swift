/// Words in UTF-8 that a program decoded as windows-1252, ISO 8859-1 or windows-1251: `Ã¼` for `ü`, `СЂ` for `р`.
enum MisreadText {
  /// A word and its right reading.
  struct Word {
    /// Indices of the text's scalars, from the first character beyond ASCII.
    let range: Range<Int>
    let right: String
  }

  /// The misread words of a text; spaces and placeholders separate words.
  static func words(of text: [Unicode.Scalar]) -> [Word] {
    var words: [Word] = []
    var index = 0
    while index < text.count {
      let word = text[index...].prefix { $0 != " " && $0 != TextVariant.placeholder }
      index += word.count + 1
      let strange = word.drop { $0.isASCII }
      if strange.count > 1, let right = decoded(strange) { words.append(Word(range: strange.indices, right: right)) }
    }
    return words
  }

  /// True if a wrong charset decodes a continuation byte as this character.
  static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    charsets.contains { $0[scalar].map { $0 < 0xC0 } ?? false }
  }

  /// The word read as UTF-8; nil if it is not valid, as with all words that really contain these characters.
  private static func decoded(_ word: ArraySlice<Unicode.Scalar>) -> String? {
    for charset in charsets {
      let bytes = word.compactMap { $0.isASCII ? UInt8($0.value) : charset[$0] }
      guard bytes.count == word.count else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if !text.unicodeScalars.contains("\u{FFFD}") { return text }
    }
    return nil
  }

  /// The byte of each character beyond ASCII in windows-1252 and windows-1251 (WHATWG Encoding, § 9). Bytes without a
  /// character become C1 controls, as in ISO 8859-1.
  private static let charsets: [[Unicode.Scalar: UInt8]] = [
    charset("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ", from: 0xA0).merging(
      (UInt8(0x80)...0x9F).map { (Unicode.Scalar($0), $0) }
    ) { first, _ in first },
    charset(
      """
      ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї
      """, from: 0x410),
  ]

  /// - Parameters:
  ///   - irregular: the characters from byte 0x80 on.
  ///   - rest: the character of the next byte; those of further bytes follow it.
  private static func charset(_ irregular: String, from rest: UInt32) -> [Unicode.Scalar: UInt8] {
    let first = Array(irregular.unicodeScalars)
    let others = (0..<UInt32(128 - first.count)).compactMap { Unicode.Scalar(rest + $0) }
    return Dictionary(zip(first + others, UInt8(0x80)...0xFF)) { first, _ in first }
  }
}
