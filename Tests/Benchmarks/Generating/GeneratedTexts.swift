import MessageSyntax
import TestSupport

/// All texts of a generated locale.
struct GeneratedTexts {
  /// The text for one plural category: the words before and after the number.
  struct CountedForm {
    let category: PluralCategory
    let before: String
    let after: String
  }

  /// One title for each purpose.
  private(set) var titles: [String] = []

  /// The forms of each purpose, one for each plural category that occurs; nine of ten purposes have none.
  private(set) var counted: [[CountedForm]] = []

  /// Generates the same texts for the same seed, locale and number of purposes.
  init(_ locale: GeneratedLocale, purposes: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: locale.tag.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
    var seen: Set<String> = []
    for purpose in 0..<purposes {
      var title = Self.title(locale.alphabet, &generator)
      // Two purposes with one title would be reported.
      while !seen.insert(title.lowercased()).inserted { title += locale.alphabet.word(1...3, &generator) }
      titles.append(title)
      guard Self.isCounted(purpose) else {
        counted.append([])
        continue
      }
      let verb = locale.alphabet.firstWord(3...7, &generator)
      counted.append(
        locale.forms.categories.map { category in
          CountedForm(category: category, before: verb, after: locale.alphabet.word(3...8, &generator))
        })
    }
  }

  /// Whether the purpose at an index has a `counted` message.
  static func isCounted(_ purpose: Int) -> Bool { purpose.isMultiple(of: 10) }

  /// One or two words, most of 4 to 14 letters in total.
  private static func title(_ alphabet: Alphabet, _ generator: inout SeededGenerator) -> String {
    let isLong = Int.random(in: 0..<3, using: &generator) == 0
    let first = alphabet.firstWord(4...(isLong ? 6 : 11), &generator)
    return isLong ? "\(first) \(alphabet.word(2...7, &generator))" : first
  }
}
