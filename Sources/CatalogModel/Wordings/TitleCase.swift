/// Writes a title with the capitals that the guides of platforms ask for: in English those of the Apple Style Guide,
/// § Capitalization.
///
/// Every word begins with a capital, except for short function words in the middle: articles, conjunctions, and
/// prepositions of at most four letters. The first and the last word always do, and so do a word after a colon and a particle
/// after its verb: "Log In", "Zoom Out to Fit", "Find and Replace". Turkish writes its question particle small at the end too. The
/// second part of a compound has a capital in English, in Indonesian only if it repeats the first, and not in Portuguese and
/// Turkish: "E-posta".
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
      let isFirst = index == words.startIndex || words[index - 1].hasSuffix(":")
      let isInside = !isFirst && (index < words.endIndex - 1 || language == "tr")
      let isParticle = index > 0 && verbs.contains(words[index - 1].lowercased()) && particles.contains(words[index])
      if isInside, small.contains(words[index].trimmingMarks), !isParticle { return words[index] }
      return words[index].split(separator: "/", omittingEmptySubsequences: false)
        .map { compound(String($0), language: language) }.joined(separator: "/")
    }.joined(separator: " ")
  }

  /// The parts of a word that hyphens join.
  private static func compound(_ word: String, language: String) -> String {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    return parts.indices.map { index in
      let repeatsFirst = parts[index].lowercased() == parts[0].lowercased()
      let isCapital = index == 0 || language == "en" || (language == "id" && repeatsFirst)
      return isCapital ? capitalized(parts[index], language: language) : parts[index]
    }.joined(separator: "-")
  }

  private static func capitalized(_ word: String, language: String) -> String {
    // A word may begin with a quotation mark or a bracket.
    let marks = word.prefix { !$0.isLetter && !$0.isNumber }
    if !marks.isEmpty, marks.count < word.count {
      return marks + capitalized(String(word.dropFirst(marks.count)), language: language)
    }
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
    "id": ["atau", "dan", "dari", "dengan", "di", "ke", "kepada", "oleh", "pada", "untuk", "yang"],
    "pt": [
      "a", "à", "ao", "aos", "as", "às", "com", "da", "das", "de", "do", "dos", "e", "em", "na", "nas", "no", "nos",
      "o",
      "os", "ou", "para", "pela", "pelo", "por", "sem", "um", "uma",
    ],
    "tr": ["da", "de", "ile", "ki", "mi", "mu", "mü", "mı", "ve", "veya", "ya"],
  ]

  /// English verbs whose particle is a part of them.
  private static let verbs: Set = ["back", "check", "fill", "log", "opt", "pick", "set", "sign", "turn", "zoom"]
  private static let particles: Set = ["in", "off", "on", "out", "up"]
}

extension String {
  /// The word without marks at its end: `mi` of "mi?".
  fileprivate var trimmingMarks: String { String(prefix { $0.isLetter || $0.isNumber }) }
}
