internal import ICUText

/// Caches the traits of each character in one locale.
struct TraitTable {
  private let scripts: [Script]
  private let isLatin: Bool
  // ``TextTraits`` uses fewer bits.
  private var traits = CharacterTable(unknown: TextTraits(rawValue: 1 << 31))

  /// - Parameter script: the locale's script (ISO 15924).
  init(script: String) {
    scripts = Script.parts(of: script)
    isLatin = scripts.contains(.latin)
  }

  /// The traits of a character.
  @inline(__always)
  mutating func traits(of scalar: Unicode.Scalar) -> TextTraits { traits.value(of: scalar) ?? learn(scalar) }

  /// Not inlined, since it is rarely needed and calling loops should stay small.
  @inline(never)
  private mutating func learn(_ scalar: Unicode.Scalar) -> TextTraits {
    let found = TextTraits(of: scalar, scripts: scripts, isLatin: isLatin)
    traits.keep(found, of: scalar)
    return found
  }
}
