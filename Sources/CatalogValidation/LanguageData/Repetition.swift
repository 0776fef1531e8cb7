/// Reduplication: meanings that languages express by repeating a word (WALS chapter 27).
enum Repetition {
  /// True if a language commonly forms words by repeating one.
  static func isUsual(in language: String) -> Bool { reduplicating.contains(language) }

  /// True if a word can correctly follow itself in a language.
  /// - Parameter word: in lower case.
  static func canFollowItself(_ word: String, in language: String) -> Bool {
    words[language]?.contains(word) ?? false
  }

  private static let reduplicating: Set = [
    "am", "as", "az", "bn", "bo", "ckb", "dz", "eu", "fa", "fil", "gu", "ha", "haw", "hi", "ht", "hy", "id", "ig", "ja",
    "jv", "ka", "kk", "km", "kn", "ko", "ku", "ky", "lo", "mi", "ml", "mn", "mr", "ms", "mt", "my", "ne", "or", "pa",
    "ps", "rw", "sd", "si", "sm", "sn", "su", "sw", "ta", "te", "th", "ti", "tk", "tl", "to", "tr", "ug", "ur", "uz",
    "vi", "xh", "yo", "yue", "zh", "zu",
  ]

  /// By language, adverbs that are repeated and function words that can meet.
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
