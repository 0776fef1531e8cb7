/// Marks on letters.
enum Accents {
  /// Whether readers of a language tell words apart by marks alone, which write tones or voicing: vi trái, trại.
  static func makeWords(in language: String) -> Bool {
    ["ee", "ig", "ja", "lo", "my", "th", "vi", "yo"].contains(language)
  }
}
