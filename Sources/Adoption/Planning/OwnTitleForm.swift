internal import CatalogModel

/// Signs that a repeated title does not name an action.
enum OwnTitleForm {
  /// The reason why a person should look at a title; nil for a title like those of other buttons.
  ///
  /// - Parameter translations: in other languages.
  static func doubt(on title: String, translations: [String]) -> String? {
    let words = title.split(whereSeparator: \.isWhitespace).map(String.init)
    if !title.contains(where: \.isLetter) { return "the title is a symbol" }
    if title.contains(where: \.isNumber) { return "the title has a number" }
    if isSentence(title, words) { return "the title is a sentence" }
    if words.contains(where: isAbbreviation) { return "the title is or has an abbreviation" }
    if words.contains(where: hasInnerCapital) || isName(words, translations) {
      return "the title may be or have a name"
    }
    return nil
  }

  private static func isSentence(_ title: String, _ words: [String]) -> Bool {
    let isEllipsis = title.hasSuffix("...") || title.hasSuffix("…")
    let ends: Set<Character> = [".", "?", "!", "。", "？", "！"]
    if !isEllipsis, words.count > 1, let last = title.last, ends.contains(last) { return true }
    return words.count >= leastWordsOfSentence || words.dropLast().contains { $0.last.map(ends.contains) == true }
  }

  private static let leastWordsOfSentence = 5

  /// Returns whether a word looks like an abbreviation: `ALT`, `Alt.`, `e.g.`.
  private static func isAbbreviation(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    if letters.count > 1, letters.count <= 5, letters.allSatisfy(\.isUppercase) { return letters != "OK" }
    return word.hasSuffix(".") && !word.hasSuffix("...") && letters.count < 5
  }

  /// `WebView`, `iCloud`.
  private static func hasInnerCapital(_ word: String) -> Bool {
    zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// Returns whether most languages keep the title, or a word that is written with a capital, as names are.
  private static func isName(_ words: [String], _ translations: [String]) -> Bool {
    guard translations.count >= leastTranslations else { return false }
    let kept = translations.map { Set($0.split(whereSeparator: \.isWhitespace).map(String.init)) }
    let candidates = words.filter { $0.first?.isUppercase == true && $0.count > 2 }
    let isKept = candidates.contains { word in kept.count { $0.contains(word) } * 2 > kept.count }
    return isKept || translations.count { $0 == words.joined(separator: " ") } * 2 > translations.count
  }

  private static let leastTranslations = 3
}
