internal import StringFormats

/// The transformations of literal text in pseudo-locales.
enum PseudoText {
  private static let letters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"))

  /// Each ASCII letter with an accent, so that the text stays readable.
  static func accented(_ text: String) -> String { String(text.map { letters[$0] ?? $0 }) }

  /// Each word between RIGHT-TO-LEFT OVERRIDE and POP DIRECTIONAL FORMATTING, with marks around it that make
  /// neighbouring text right-to-left too (UAX #9 §2.2, §2.6).
  static func turnedRound(_ text: String) -> String {
    var result = ""
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += wrapped(word)
        result.append(character)
        word = ""
      }
    }
    return result + wrapped(word)
  }

  private static func wrapped(_ word: String) -> String {
    word.isEmpty ? "" : "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
  }
}
