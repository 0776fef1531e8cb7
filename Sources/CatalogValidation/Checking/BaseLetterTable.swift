internal import ICUText

/// Remembers the base letter of each character (``CharacterProperties/baseLetter(of:)``), so that ICU is asked once for
/// each that occurs.
///
/// Two levels: a block of 128 characters is made when the first of them occurs.
struct BaseLetterTable {
  /// The number of each block in ``letters``, or -1.
  private var blocks: [Int16] = []
  private var letters: [UInt32] = []

  private static let blockSize = 128
  private static let unknown = UInt32.max

  /// The letter without case and accents; 0 for an accent itself.
  mutating func letter(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: return scalar.value + 0x20
    // ASCII, Han and Hangul syllables have neither accents nor, but for the letters above, case.
    case 0..<0x80, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return scalar.value
    default: return known(scalar)
    }
  }

  private mutating func known(_ scalar: Unicode.Scalar) -> UInt32 {
    if blocks.isEmpty { blocks = [Int16](repeating: -1, count: 0x11_0000 / Self.blockSize) }
    let value = Int(scalar.value)
    var block = Int(blocks[value / Self.blockSize])
    if block < 0 {
      block = letters.count / Self.blockSize
      blocks[value / Self.blockSize] = Int16(truncatingIfNeeded: block)
      letters.append(contentsOf: repeatElement(Self.unknown, count: Self.blockSize))
    }
    let index = block * Self.blockSize + value % Self.blockSize
    if letters[index] == Self.unknown { letters[index] = CharacterProperties.baseLetter(of: scalar)?.value ?? 0 }
    return letters[index]
  }

  /// A number that texts share where they differ only in case and accents, and hardly ever where they differ in more.
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

  /// Whether two texts have the same base letters; most texts part at the first.
  mutating func areSame(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    var (leftPosition, rightPosition) = (0, 0)
    while true {
      let (one, other) = (nextLetter(in: left, &leftPosition), nextLetter(in: right, &rightPosition))
      guard one == other else { return false }
      guard one != nil else { return true }
    }
  }

  /// The next base letter from a place on, which is moved behind it; nil at the end.
  private mutating func nextLetter(in bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> UInt32? {
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      position += length
      let letter = letter(of: scalar)
      if letter != 0 { return letter }
    }
    return nil
  }

  /// A text's base letters, each with its place.
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
