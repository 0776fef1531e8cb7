internal import ICUText

/// Remembers what each character means in one locale, so that ICU is asked once for each that occurs.
///
/// Two levels: a block of 128 characters is made when the first of them occurs. A character that was not asked yet has
/// the trait ``TraitTable/unknown``.
struct TraitTable {
  private let scripts: [Script]
  private let isLatin: Bool
  /// The number of each block in ``traits``, or -1.
  private var blocks: [Int16]
  private var traits: [TextTraits] = []

  private static let blockSize = 128
  /// No character has it; ``TextTraits`` needs fewer bits.
  private static let unknown = TextTraits(rawValue: 1 << 31)

  /// - Parameter script: what the locale is written in (ISO 15924).
  init(script: String) {
    scripts = Script.parts(of: script)
    isLatin = scripts.contains(.latin)
    blocks = [Int16](repeating: -1, count: 0x11_0000 / Self.blockSize)
  }

  /// What a character means.
  mutating func traits(of scalar: Unicode.Scalar) -> TextTraits {
    let value = Int(scalar.value)
    var block = Int(blocks[value / Self.blockSize])
    if block < 0 {
      block = traits.count / Self.blockSize
      blocks[value / Self.blockSize] = Int16(truncatingIfNeeded: block)
      traits.append(contentsOf: repeatElement(Self.unknown, count: Self.blockSize))
    }
    let index = block * Self.blockSize + value % Self.blockSize
    if traits[index] == Self.unknown {
      traits[index] = TextTraits(of: scalar, scripts: scripts, isLatin: isLatin)
    }
    return traits[index]
  }
}
