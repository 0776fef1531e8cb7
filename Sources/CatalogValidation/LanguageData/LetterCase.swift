/// Capital and small letters.
enum LetterCase {
  /// Scripts that have both (ISO 15924).
  static let scripts: Set = ["Adlm", "Armn", "Cher", "Cyrl", "Grek", "Latn", "Osge"]

  /// Languages that capitalize nouns.
  static let languagesWithCapitalNouns: Set = ["bar", "de", "dsb", "gsw", "hsb", "ksh", "lb", "nds"]
}
