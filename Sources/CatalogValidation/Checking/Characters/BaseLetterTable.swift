internal import ICUText

/// Caches the base letter of each character (``CharacterProperties/baseLetter(of:)``).
struct BaseLetterTable {
  private var letters = CharacterTable(unknown: UInt32.max)

  /// The letter without case and accents; 0 for an accent itself.
  mutating func letter(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: return scalar.value + 0x20
    // ASCII, Han and Hangul syllables have no accents and, except for the letters above, no case.
    case 0..<0x80, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return scalar.value
    default: return known(scalar)
    }
  }

  private mutating func known(_ scalar: Unicode.Scalar) -> UInt32 {
    if let known = letters.value(of: scalar) { return known }
    let letter = CharacterProperties.baseLetter(of: scalar)?.value ?? 0
    letters.keep(letter, of: scalar)
    return letter
  }

  /// A number that is equal for texts that differ only in case and accents, and almost always different for others.
  mutating func digest(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    var position = 0
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      position += length
      let letter = letter(of: scalar)
      if letter != 0 { digest = (digest ^ UInt64(letter)) &* 0x100_0000_01B3 }
    }
    return digest
  }

  /// True if two characters may differ only in case and accents, or one of them is an accent: a cheap test before
  /// comparing texts.
  mutating func mayBeSame(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    // ASCII's capitals and lowercase letters differ in one bit.
    if left.isASCII, right.isASCII { return left.value | 0x20 == right.value | 0x20 }
    let (left, right) = (letter(of: left), letter(of: right))
    return left == right || left == 0 || right == 0
  }

  /// True if two texts have the same base letters; most texts differ in the first one.
  mutating func areSame(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    var (leftPosition, rightPosition) = (0, 0)
    while true {
      let (one, other) = (nextLetter(in: left, &leftPosition), nextLetter(in: right, &rightPosition))
      guard one == other else { return false }
      guard one != nil else { return true }
    }
  }

  /// The next base letter from an index, which is advanced; nil at the end.
  private mutating func nextLetter(in bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> UInt32? {
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      position += length
      let letter = letter(of: scalar)
      if letter != 0 { return letter }
    }
    return nil
  }

  /// A text's base letters with their offsets.
  mutating func letters(of bytes: UnsafeBufferPointer<UInt8>) -> BaseLetters {
    var found = BaseLetters()
    var position = 0
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      if let letter = Unicode.Scalar(letter(of: scalar)), letter.value != 0 {
        found.append(letter, at: position)
      }
      position += length
    }
    return found
  }
}
