/// What languages say by saying a word twice (WALS chapter 27, Reduplication).
enum Repetition {
  /// Whether saying a word twice is a usual way to form another one in a language.
  static func isUsual(in language: String) -> Bool { reduplicating.contains(language) }

  /// Whether a word can rightly stand beside itself in a language.
  ///
  /// - Parameter word: in lower case.
  static func canFollowItself(_ word: String, in language: String) -> Bool {
    words[language]?.contains(word) ?? false
  }

  private static let reduplicating: Set = [
    "as", "az", "bn", "ckb", "fa", "fil", "gu", "haw", "hi", "hy", "id", "ja", "jv", "ka", "kk", "km", "kn", "ko",
    "ku", "ky", "lo", "mi", "ml", "mr", "ms", "my", "ne", "or", "pa", "ps", "sd", "si", "su", "sw", "ta", "te", "th",
    "tk", "tl", "tr", "ug", "ur", "uz", "vi", "yue", "zh", "zu",
  ]

  /// By language, adverbs that are said twice and small words that meet by grammar.
  private static let words: [String: Set<String>] = [
    "af": ["die", "nou"],
    "ar": ["واحدا", "واحدًا", "رويدا", "رويدًا"],
    "de": ["das", "der", "die", "sie", "nach"],
    "el": ["ένα", "λίγο", "σιγά"],
    "en": ["bye", "had", "ha", "that"],
    "fr": ["nous", "vous"],
    "he": ["אחד", "לאט", "קצת"],
    "it": ["man", "piano", "via"],
    "nl": ["die", "dat", "het"],
    "pt": ["já"],
    "sv": ["det"],
  ]
}
