internal import CatalogModel

/// Letters that are typed instead of a language's own, although CLDR lists many of them as loan letters.
enum LetterSubstitutes {
  /// The letters of a language that one of another language replaces, or nil.
  static func of(_ scalar: Unicode.Scalar, in tag: LanguageTag) -> String? {
    // Switzerland and Liechtenstein write ss (Rat für deutsche Rechtschreibung, § 25 E2).
    if tag.language == "de", tag.region == "CH" || tag.region == "LI" {
      if scalar == "ß" { return "ss" }
      if scalar == "ẞ" { return "SS" }
    }
    return byLanguage[tag.language]?[scalar]
  }

  /// True if a language uses a letter that CLDR does not list.
  static func isAlsoUsed(_ scalar: Unicode.Scalar, in language: String) -> Bool {
    alsoUsed[language]?.contains(scalar) == true
  }

  /// True if a letter occurs in no word of a language, although CLDR lists it for names.
  static func isNeverUsed(_ scalar: Unicode.Scalar, in language: String) -> Bool {
    neverUsed[language]?.contains(scalar) == true
  }

  /// Keyboards with Turkish letters were used for Romanian, and Arabic ones for Persian and its neighbours, which have
  /// their own yeh and kaf (Unicode 15 §7.1 and §9.2). U+00D0 and U+00F0 are Icelandic, and look like U+0110 and U+0111.
  private static let byLanguage: [String: [Unicode.Scalar: String]] = [
    "ro": romanian, "mo": romanian,
    "fa": persian, "ckb": persian, "ks": persian, "lrc": persian, "mzn": persian, "ur": persian, "ps": ["ك": "ک"],
    "ar": ["ی": "ي", "ک": "ك"],
    "bs": croatian, "hr": croatian, "sr": croatian, "vi": croatian.merging(["ð": "đ"]) { $1 },
  ]

  private static let romanian: [Unicode.Scalar: String] = ["ş": "ș", "ţ": "ț", "Ş": "Ș", "Ţ": "Ț"]
  private static let persian: [Unicode.Scalar: String] = ["ي": "ی", "ك": "ک"]
  private static let croatian: [Unicode.Scalar: String] = ["Ð": "Đ", "ð": "đ"]

  private static let neverUsed: [String: Set<Unicode.Scalar>] = [
    "bg": ["ы", "э", "ё", "Ы", "Э", "Ё"], "uk": ["ы", "ъ", "э", "ё", "Ы", "Ъ", "Э", "Ё"],
  ]

  private static let alsoUsed: [String: Set<Unicode.Scalar>] = [
    // Marathi writes the English a as ॲ; Croatian marks kôd.
    "mr": ["ॲ"], "hi": ["ॲ"], "hr": ["ô", "Ô"],
  ]
}
