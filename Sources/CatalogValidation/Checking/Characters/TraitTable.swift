internal import ICUText

/// Caches the traits of each character in one locale.
struct TraitTable {
  private let scripts: [Script]
  private let isLatin: Bool
  private var letters: LanguageLetters?
  // ``TextTraits`` uses fewer bits.
  private var traits = CharacterTable(unknown: TextTraits(rawValue: 1 << 31))

  /// - Parameters:
  ///   - script: the locale's script (ISO 15924).
  ///   - letters: the letters of its language; nil if they do not matter.
  init(script: String, letters: LanguageLetters? = nil) {
    self.letters = letters
    scripts = Script.parts(of: script)
    isLatin = scripts.contains(.latin)
  }

  /// The traits of a character.
  @inline(__always)
  mutating func traits(of scalar: Unicode.Scalar) -> TextTraits { traits.value(of: scalar) ?? learn(scalar) }

  /// Not inlined, since it is rarely needed and calling loops should stay small.
  @inline(never)
  private mutating func learn(_ scalar: Unicode.Scalar) -> TextTraits {
    var found = TextTraits(of: scalar, scripts: scripts, isLatin: isLatin)
    if found.contains(.ownLetter), letters?.isForeign(scalar) == true { found.insert(.unusualLetter) }
    traits.keep(found, of: scalar)
    return found
  }
}
