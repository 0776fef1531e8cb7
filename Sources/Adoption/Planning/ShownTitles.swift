internal import CatalogFiles
internal import CatalogModel

/// The titles of all purposes in one locale, those of the catalogue and of the app, to find titles that two purposes
/// share.
struct ShownTitles: Sendable {
  private let locale: LanguageTag
  /// The catalogue's.
  private let inherited: [String: String]
  /// The purposes by the letters of their titles and other names.
  private let owners: [String: Set<String>]
  /// The other names of each purpose, as letters.
  private let synonyms: [String: Set<String>]
  /// All titles of each purpose.
  private let titles: [String: [String]]

  init(_ planner: AdoptionPlanner, in locale: LanguageTag, _ plan: AdoptionPlan) {
    self.locale = locale
    inherited = planner.titles.all(in: locale)
    var titles = inherited.mapValues { [$0] }
    var synonyms: [String: Set<String>] = [:]
    for tag in planner.titles.chain(of: locale) {
      for text in plan.texts where text.locale == tag { titles[text.purpose, default: []].append(text.text) }
      for (purpose, names) in planner.base.vocabulary.purposes {
        synonyms[purpose, default: []].formUnion((names.synonyms[tag] ?? []).map(Self.letters))
      }
    }
    var owners: [String: Set<String>] = [:]
    for (purpose, texts) in titles { for text in texts { owners[Self.letters(of: text), default: []].insert(purpose) } }
    for (purpose, names) in synonyms { for name in names { owners[name, default: []].insert(purpose) } }
    (self.titles, self.synonyms, self.owners) = (titles, synonyms, owners)
  }

  /// Another purpose with this title or other name, unless the catalogue itself has the same title for both.
  func owner(of title: String, otherThan purpose: String) -> String? {
    let letters = Self.letters(of: title)
    guard synonyms[purpose]?.contains(letters) != true else { return nil }
    return (owners[letters] ?? []).filter { other in
      guard other != purpose else { return false }
      guard let one = inherited[purpose], let two = inherited[other] else { return true }
      return Self.letters(of: one) != Self.letters(of: two)
    }.min()
  }

  /// Another purpose whose title this one contains or inflects, unless the catalogue's title does so, too: "Clear all"
  /// for `deselect-all`.
  ///
  /// - Parameters:
  ///   - names: the purpose's names in the source language; "Open in browser" contains "Open" there, too.
  ///   - sources: the catalogue's titles in the source language.
  func nearOwner(of text: AdoptionPlan.Text, called names: [String], _ sources: [String: String]) -> String? {
    let known = inherited[text.purpose] ?? ""
    return titles.filter { other, forms in
      guard other != text.purpose, let source = sources[other] else { return false }
      guard !names.contains(where: { isNear($0, source) || TitleKey($0) == TitleKey(source) }) else { return false }
      return forms.contains { isNear(text.text, $0) && !isNear(known, $0) }
    }.keys.min()
  }

  private func isNear(_ title: String, _ other: String) -> Bool {
    let (key, part) = (TitleKey(title), TitleKey(other))
    if locale.writesWithoutSpaces, !part.text.utf8.allSatisfy({ $0 < 0x80 }) {
      return part.text.count > 1 && key.says(moreThan: part, in: locale)
    }
    let words = key.words.map { Self.letters(of: String($0)) }
    let parts = part.words.map { Self.letters(of: String($0)) }
    if words.count > parts.count, !parts.isEmpty, Set(words).isSuperset(of: parts) { return true }
    return words.count == 1 && parts.count == 1 && Self.areForms(words[0], parts[0])
  }

  /// Returns whether two words differ only in their endings, as the imperative and the noun do: "Изчисти" and
  /// "Изчистване".
  private static func areForms(_ one: String, _ other: String) -> Bool {
    guard one != other, one.first?.isCased == true else { return false }
    let stem = zip(one, other).prefix { $0 == $1 }.count
    return stem >= leastStem && max(one.count, other.count) - stem <= longestEnding
  }

  private static let leastStem = 6
  private static let longestEnding = 4

  /// The letters of a title, without spaces, marks and apostrophes.
  ///
  /// Titles that differ in these alone are the same word: Persian has a space or a joiner, Hindi a dot ("ठीक है" and
  /// "ठीक हैं"), and Uzbek one of several apostrophes.
  private static func letters(of title: String) -> String {
    let scalars = TitleKey(title).text.unicodeScalars.filter {
      !passedOver.contains($0) && $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let passedOver: Set<Unicode.Scalar> = [" ", "'", "\u{2018}", "\u{2019}", "\u{2BB}", "\u{2BC}"]
}
