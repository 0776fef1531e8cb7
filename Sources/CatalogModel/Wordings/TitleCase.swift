/// Writes a title with the capitals that the guides of platforms ask for: in English those of the Apple Style Guide,
/// § Capitalization.
///
/// Every word begins with a capital, except for short function words in the middle: articles, conjunctions, and
/// prepositions of at most four letters. The first and the last word always do, and so does a particle after its verb:
/// "Log In", "Zoom Out to Fit", "Find and Replace".
package enum TitleCase {
  /// The languages that it knows. Other languages write buttons in sentence case on every platform.
  package static let languages = small.keys.sorted()

  /// A title in title case; the same text in a language that it does not know.
  ///
  /// Words with a capital or a digit after the first letter, such as "iPhone", stay as they are.
  package static func title(_ text: String, language: String) -> String {
    guard let small = small[language] else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.indices.map { index in
      let isInside = index > words.startIndex && index < words.endIndex - 1
      let isParticle = index > 0 && verbs.contains(words[index - 1].lowercased()) && particles.contains(words[index])
      if isInside, small.contains(words[index]), !isParticle { return words[index] }
      return words[index].split(separator: "-", omittingEmptySubsequences: false)
        .map { capitalized(String($0), language: language) }.joined(separator: "-")
    }.joined(separator: " ")
  }

  private static func capitalized(_ word: String, language: String) -> String {
    guard let first = word.first, word.dropFirst().allSatisfy({ !$0.isUppercase && !$0.isNumber }) else { return word }
    // Turkish distinguishes i and ı (SpecialCasing.txt of Unicode).
    let capital = language == "tr" && first == "i" ? "İ" : first.uppercased()
    return capital + word.dropFirst()
  }

  /// The words that stay small in the middle of a title, by language.
  private static let small: [String: Set<String>] = [
    "en": [
      "a", "an", "the", "and", "but", "for", "nor", "or", "so", "yet", "as", "at", "by", "from", "in", "into", "of",
      "off",
      "on", "onto", "out", "over", "per", "to", "up", "via", "with",
    ],
    "id": ["atau", "dan", "dari", "dengan", "di", "ke", "pada", "untuk", "yang"],
    "pt": [
      "a", "à", "ao", "aos", "as", "às", "com", "da", "das", "de", "do", "dos", "e", "em", "na", "nas", "no", "nos",
      "o",
      "os", "ou", "para", "pela", "pelo", "por", "sem", "um", "uma",
    ],
    "tr": ["da", "de", "ile", "ki", "ve", "veya"],
  ]

  /// English verbs whose particle is a part of them.
  private static let verbs: Set = ["back", "fill", "log", "opt", "set", "sign", "turn", "zoom"]
  private static let particles: Set = ["in", "off", "on", "out", "up"]
}
