internal import ICUText

/// Remembers what each character means in one locale.
struct TraitTable {
  private let scripts: [Script]
  private let isLatin: Bool
  // ``TextTraits`` needs fewer bits.
  private var traits = CharacterTable(unknown: TextTraits(rawValue: 1 << 31))

  /// - Parameter script: what the locale is written in (ISO 15924).
  init(script: String) {
    scripts = Script.parts(of: script)
    isLatin = scripts.contains(.latin)
  }

  /// What a character means.
  @inline(__always)
  mutating func traits(of scalar: Unicode.Scalar) -> TextTraits { traits.value(of: scalar) ?? learn(scalar) }

  /// Apart, since it is hardly ever needed: the loops that ask have to stay small.
  @inline(never)
  private mutating func learn(_ scalar: Unicode.Scalar) -> TextTraits {
    let found = TextTraits(of: scalar, scripts: scripts, isLatin: isLatin)
    traits.keep(found, of: scalar)
    return found
  }
}
