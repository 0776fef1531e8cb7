package import CatalogFiles
internal import CatalogModel
internal import ICUText

/// Finds purposes by identifiers, icons, titles in any locale, their other names, and descriptions.
package struct PurposeSearch: Sendable {
  private let source: CatalogSource

  package init(_ source: CatalogSource) { self.source = source }

  /// A matching purpose.
  package struct Match: Sendable {
    package let purpose: PurposeDefinition
    /// The title in the source locale; nil if it has none.
    package let title: String?
    /// The matching places, the closest first.
    package let places: [Place]
    /// The closest rank.
    package var rank: Rank { places[0].rank }
    /// 1 if the closest place is in the vocabulary, else 0.
    fileprivate var isOther: Int { places[0].kind.isOther ? 1 : 0 }
  }

  /// A part of a purpose that matches a query.
  package struct Place: Sendable {
    package let kind: Kind
    /// The identifier, the icon's name or alias, the title or its synonym, or the description.
    package let text: String
    /// The icon sets with the icon, or the locales with the title or synonym.
    package let owners: [String]
    package let rank: Rank
  }

  package enum Kind: Int, Sendable {
    case identifier, icon, title, synonym, alias, description

    /// Whether it is a name that the purpose has in the vocabulary alone.
    fileprivate var isOther: Bool { self == .synonym || self == .alias }
  }

  /// How closely a text matches a query, the closest first.
  package enum Rank: Int, Comparable, Sendable {
    /// Equals the query, ignoring case, accents and punctuation.
    case same
    /// Has the query's words.
    case words
    /// Has a word that begins with the query.
    case beginning
    /// Contains the query within a word: for queries of four letters and more that match nothing more closely, and for
    /// those in scripts without spaces.
    case part
    /// Has a word in its description that begins with the query.
    case description

    package static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The matching purposes, the closest first; of equal ones, those with other names last, then by identifier.
  package func matches(_ query: String) -> [Match] {
    let wanted = Folded(query)
    guard !wanted.text.isEmpty else { return [] }
    var places = places(of: wanted)
    // Part of a word is seldom meant: 'ash' is in 'trash', and 'bin' in 'combine'.
    let isMatchedClosely = places.contains { $0.contains { $0.rank < .part } }
    if !wanted.isWrittenWithoutSpaces, isMatchedClosely || wanted.text.unicodeScalars.count < Self.shortestPart {
      for index in places.indices { places[index].removeAll { $0.rank == .part } }
    }
    let matches = source.purposes.indices.compactMap { index -> Match? in
      guard !places[index].isEmpty else { return nil }
      let entry = source.locales[source.sourceIndex].entries[source.slots.range(ofPurpose: index).lowerBound]
      return Match(purpose: source.purposes[index], title: source.text(of: entry), places: places[index])
    }
    // The identifiers are already sorted, and equal ranks keep their order.
    return matches.enumerated().sorted {
      ($0.element.rank, $0.element.isOther, $0.offset) < ($1.element.rank, $1.element.isOther, $1.offset)
    }.map(\.element)
  }

  /// The fewest letters of a query that are looked for within words.
  private static let shortestPart = 4

  /// By purpose, its places that match, the closest first.
  private func places(of wanted: Folded) -> [[Place]] {
    let titles = titles()
    return source.purposes.indices.map { index in
      let purpose = source.purposes[index]
      return (names(of: purpose) + titles[index] + otherNames(of: purpose)).compactMap { place in
        rank(of: Folded(place.text), as: place.kind, for: wanted).map {
          Place(kind: place.kind, text: place.text, owners: place.owners, rank: $0)
        }
      }.sorted { ($0.rank, $0.kind.rawValue, $0.text) < ($1.rank, $1.kind.rawValue, $1.text) }
    }
  }

  private typealias Candidate = (kind: Kind, text: String, owners: [String])

  private func names(of purpose: PurposeDefinition) -> [Candidate] {
    var sets: [String: [String]] = [:]
    for (set, icon) in purpose.icons.sorted(by: { $0.key < $1.key }) {
      for name in icon.names { sets[name, default: []].append(set.rawValue) }
    }
    return [(.identifier, purpose.identifier, [])] + sets.map { (.icon, $0.key, $0.value) }
      + [(.description, purpose.description, [])]
  }

  /// The synonyms and the aliases of icons that the vocabulary has for a purpose.
  private func otherNames(of purpose: PurposeDefinition) -> [Candidate] {
    guard !source.vocabulary.isEmpty else { return [] }
    let names = source.vocabulary[purpose.identifier]
    return owners(of: names.synonyms).map { (.synonym, $0.key, $0.value) }
      + owners(of: names.icons).map { (.alias, $0.key, $0.value) }
  }

  /// By name, the locales or icon sets whose lists have it, sorted.
  private func owners(of lists: [some Comparable & CustomStringConvertible: [String]]) -> [String: [String]] {
    lists.sorted { $0.key < $1.key }.reduce(into: [:]) { owners, list in
      for name in list.value { owners[name, default: []].append("\(list.key)") }
    }
  }

  /// By purpose, its titles and `short`s in all locales.
  private func titles() -> [[Candidate]] {
    var found = [[String: [String]]](repeating: [:], count: source.purposes.count)
    for (locale, tag) in source.manifest.locales.enumerated() {
      source.forEachText(ofLocale: locale) { slot, _, bytes in
        let name = source.declaration(ofSlot: slot).name
        guard name == MessageDeclaration.title || name == MessageDeclaration.short else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        let purpose = source.slots.purposes[slot]
        if found[purpose][text]?.last != tag.identifier { found[purpose][text, default: []].append(tag.identifier) }
      }
    }
    return found.map { texts in texts.map { (.title, $0.key, $0.value) } }
  }

  private func rank(of text: Folded, as kind: Kind, for wanted: Folded) -> Rank? {
    if kind == .description { return text.hasWords(beginningWith: wanted) ? .description : nil }
    if text.text == wanted.text { return .same }
    if text.hasWords(wanted) { return .words }
    if text.hasWords(beginningWith: wanted) { return .beginning }
    return text.text.contains(wanted.text) ? .part : nil
  }
}

/// A text's words without case, accents and punctuation, separated by single spaces.
private struct Folded {
  let text: String

  init(_ text: String) {
    let letters = text.unicodeScalars.lazy.compactMap { scalar -> Unicode.Scalar? in
      let isInWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      // An accent belongs to its letter's word and is dropped.
      return isInWord || scalar.properties.generalCategory == .nonspacingMark
        ? CharacterProperties.baseLetter(of: scalar) : " "
    }
    self.text = String(String.UnicodeScalarView(letters)).split(separator: " ").joined(separator: " ")
  }

  /// Whether words have no spaces between them, so that most are within what looks like a longer word.
  var isWrittenWithoutSpaces: Bool {
    text.unicodeScalars.contains { CharacterProperties(of: $0).script.isWrittenWithoutSpaces }
  }

  func hasWords(_ words: Folded) -> Bool { " \(text) ".contains(" \(words.text) ") }

  func hasWords(beginningWith words: Folded) -> Bool { " \(text)".contains(" \(words.text)") }
}
