package import CatalogFiles
internal import CatalogModel
internal import ICUText

/// Finds purposes by what people call them: identifiers, icons, titles in any locale, descriptions.
package struct PurposeSearch: Sendable {
  private let source: CatalogSource

  package init(_ source: CatalogSource) { self.source = source }

  /// A purpose that was found.
  package struct Match: Sendable {
    package let purpose: PurposeDefinition
    /// The title in the source locale; nil if it has none.
    package let title: String?
    /// What was found, the closest first.
    package let places: [Place]
    /// How close the closest is.
    package var rank: Rank { places[0].rank }
  }

  /// Something of a purpose that a query was found in.
  package struct Place: Sendable {
    package let kind: Kind
    /// The identifier, the icon's name, the title or the description.
    package let text: String
    /// The icon sets that have the icon, or the locales that have the title.
    package let owners: [String]
    package let rank: Rank
  }

  package enum Kind: Int, Sendable {
    case identifier, icon, title, description
  }

  /// How close a text is to a query, the closest first.
  package enum Rank: Int, Comparable, Sendable {
    /// It is the query, but for case, accents and punctuation.
    case same
    /// It has the query's words.
    case words
    /// It has the query within its words.
    case part
    /// The description has a word that begins with the query.
    case description

    package static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The purposes that match, the closest first; of equals in the order of identifiers.
  package func matches(_ query: String) -> [Match] {
    let wanted = Folded(query)
    guard !wanted.text.isEmpty else { return [] }
    let titles = titles()
    let matches = source.purposes.indices.compactMap { index -> Match? in
      let purpose = source.purposes[index]
      let places = (names(of: purpose) + titles[index]).compactMap { place in
        rank(of: Folded(place.text), as: place.kind, for: wanted).map {
          Place(kind: place.kind, text: place.text, owners: place.owners, rank: $0)
        }
      }.sorted { ($0.rank, $0.kind.rawValue, $0.text) < ($1.rank, $1.kind.rawValue, $1.text) }
      guard !places.isEmpty else { return nil }
      let entry = source.locales[source.sourceIndex].entries[source.slots.range(ofPurpose: index).lowerBound]
      return Match(purpose: purpose, title: source.text(of: entry), places: places)
    }
    // The identifiers are sorted already, and equals keep their order.
    return matches.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
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

  /// By purpose, the titles of all locales and what stands for them where there is little room.
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
    return text.text.contains(wanted.text) ? .part : nil
  }
}

/// A text's words without case, accents and punctuation, with one space between.
private struct Folded {
  let text: String

  init(_ text: String) {
    let letters = text.unicodeScalars.lazy.compactMap { scalar -> Unicode.Scalar? in
      let isInWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      // An accent is in its letter's word, and gone.
      return isInWord || scalar.properties.generalCategory == .nonspacingMark
        ? CharacterProperties.baseLetter(of: scalar) : " "
    }
    self.text = String(String.UnicodeScalarView(letters)).split(separator: " ").joined(separator: " ")
  }

  func hasWords(_ words: Folded) -> Bool { " \(text) ".contains(" \(words.text) ") }

  func hasWords(beginningWith words: Folded) -> Bool { " \(text)".contains(" \(words.text)") }
}
