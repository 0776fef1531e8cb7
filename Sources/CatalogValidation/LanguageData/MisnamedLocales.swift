/// Tags that are valid and mean something else than most people who write them.
enum MisnamedLocales {
  /// Tags that no system offers, with the meaning of the tag and the one to write.
  ///
  /// CLDR has Sorani, the Kurdish of Arabic script, as `ckb`; its `ku` is Kurmanji in Latin script.
  static let others: [String: (meaning: String, instead: String)] = [
    "es-LA": ("Spanish in Laos, not in Latin America", "es-419"),
    "ku-Arab": ("Kurmanji in Arabic script, not Sorani", "ckb"),
    "ku-Arab-IQ": ("Kurmanji in Arabic script, not Sorani", "ckb"),
    "ku-Arab-IR": ("Kurmanji in Arabic script, not Sorani", "ckb-IR"),
    "ku-IQ": ("Kurmanji in Iraq, not Sorani", "ckb"),
  ]

  /// Languages with the code of a country, with the name of the language and the languages of the country.
  static let countries: [String: (name: String, languages: [String])] = [
    "kr": ("Kanuri", ["ko"]),
    // Sami people also read one of these.
    "se": ("Northern Sami", ["sv", "nb", "no", "nn", "fi"]),
  ]
}
