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

  /// Whether a character is known to mean just that.
  @inline(__always)
  func has(_ found: TextTraits, _ scalar: Unicode.Scalar) -> Bool { traits.has(found, scalar) }

  /// What a character means.
  mutating func traits(of scalar: Unicode.Scalar) -> TextTraits {
    if let known = traits.value(of: scalar) { return known }
    let found = TextTraits(of: scalar, scripts: scripts, isLatin: isLatin)
    traits.keep(found, of: scalar)
    return found
  }
}
