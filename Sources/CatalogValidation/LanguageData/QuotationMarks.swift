internal import CatalogModel

/// Quotation marks and apostrophes that are customary in addition to CLDR's.
enum QuotationMarks {
  /// Further accepted marks, by each language's orthography and publishing practice.
  static func alsoUsed(in tag: LanguageTag) -> [Unicode.Scalar] {
    // The Swiss use guillemets in every language.
    if tag.region == "CH" { return guillemets + doubleQuotes }
    if let own = byLanguage[tag.language] { return own }
    return guillemetsToo.contains(tag.language) ? guillemets + doubleQuotes : []
  }

  /// The apostrophe of a language.
  static func apostrophe(in language: String) -> Unicode.Scalar {
    switch language {
    case "uk", "be": "ʼ"
    case _ where languagesWithTurnedComma.contains(language): "ʻ"
    default: "’"
    }
  }

  /// Languages in which an apostrophe marks an omitted sound, so that U+2019 is the only possible fix.
  static let elidingLanguages: Set = [
    "af", "ca", "co", "cy", "de", "en", "fr", "fur", "ga", "gd", "it", "kw", "lb", "lij", "lmo", "mt", "nap", "nl",
    "oc", "pms", "rm", "sc", "scn", "vec", "wa",
  ]

  /// Languages that write a letter with a turned comma, or with an apostrophe instead.
  static let languagesWithTurnedComma: Set = ["haw", "kaa", "mi", "sm", "tg", "to", "ty", "uz"]

  private static let guillemets: [Unicode.Scalar] = ["«", "»", "‹", "›"]
  private static let doubleQuotes: [Unicode.Scalar] = ["“", "”", "‘"]

  /// Languages whose publishers use both guillemets and high quotes, although CLDR has only one kind.
  private static let guillemetsToo: Set = [
    "am", "ar", "az", "be", "ca", "ckb", "el", "es", "eu", "fa", "fr", "gl", "hy", "it", "ka", "kk", "km", "ku", "ky",
    "mn", "ps", "pt", "ro", "tg", "ti", "tr", "ug", "ur", "uz",
  ]

  private static let byLanguage: [String: [Unicode.Scalar]] = [
    "bg": guillemets + ["”"],
    "bs": guillemets + ["“"],
    "cs": guillemets,
    "da": guillemets + ["„", "“"],
    "de": guillemets,
    "et": guillemets + ["”"],
    "fi": guillemets,
    "he": ["“", "„", "‘", "״", "׳"],
    "hr": guillemets + ["“", "”"],
    "hu": guillemets,
    "ja": ["“", "”", "‘", "〝", "〟", "｢", "｣"],
    "ko": ["「", "」", "『", "』"],
    "lt": guillemets + ["”"],
    "lv": guillemets + ["„"],
    "mk": guillemets,
    "nb": ["“", "”", "„"],
    "nl": ["„", "‚"],
    "nn": ["“", "”", "„"],
    "no": ["“", "”", "„"],
    "pl": guillemets,
    "ru": ["“"],
    "sk": guillemets,
    "sl": guillemets,
    "sq": guillemets + doubleQuotes + ["„"],
    "sr": guillemets + ["“", "”"],
    "sv": guillemets,
    "uk": ["“", "”"],
    "yi": ["“", "„", "״", "׳"],
  ]
}
