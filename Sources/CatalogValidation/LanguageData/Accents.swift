/// Marks on letters.
enum Accents {
  /// True if readers of a language distinguish words by marks alone, which write tones or voicing: vi trái, trại.
  static func makeWords(in language: String) -> Bool {
    ["ee", "ig", "ja", "lo", "my", "th", "vi", "yo"].contains(language)
  }

  /// True if forms of one word may differ by marks alone: German Vogel, Vögel; Azerbaijani and Turkish i, İ.
  static func makeForms(in language: String) -> Bool {
    ["az", "de", "en", "gsw", "lb", "tr"].contains(language)
  }
}
