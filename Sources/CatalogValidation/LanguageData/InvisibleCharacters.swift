/// Scripts and languages that need invisible characters between letters (Unicode 15 §23.2).
enum InvisibleCharacters {
  /// Scripts with joining letters: U+200C keeps them apart, and U+200D shows a joined form.
  static let joiningScripts: Set = ["Adlm", "Arab", "Aran", "Mand", "Mong", "Nkoo", "Phag", "Rohg", "Syrc"]

  /// Languages in Arabic script whose spelling has no U+200C.
  static let languagesWithoutNonJoiner: Set = ["acm", "acq", "aeb", "apc", "apd", "ar", "ars", "ary", "arz"]

  /// Scripts with conjuncts, which U+200C and U+200D control.
  static let conjoiningScripts: Set = [
    "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Mlym", "Mymr", "Orya", "Sinh", "Taml", "Telu", "Tibt",
  ]

  /// Scripts without spaces between words, in which U+200B marks where a line may break.
  static let scriptsWithoutSpaces: Set = ["Bali", "Java", "Khmr", "Lana", "Laoo", "Mymr", "Thai", "Tibt"]
}
