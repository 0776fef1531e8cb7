internal import CatalogFiles
internal import CatalogModel

/// A text that matches a query.
struct SearchHit {
  let purpose: Int
  let kind: PurposeSearch.Kind
  var rank: PurposeSearch.Rank
  /// The number of the name, or the slot of the title.
  let owner: Int
  /// The locale of the title; nil for a name.
  let locale: Int?

  /// Orders the hits of a purpose, the closest first.
  var order: Int { rank.rawValue << 8 | kind.rawValue }

  func with(rank: PurposeSearch.Rank) -> SearchHit {
    var hit = self
    hit.rank = rank
    return hit
  }
}

/// The texts of a catalogue to search, folded.
struct SearchIndex: Sendable {
  /// An identifier, an icon, another name or a description, with the icon sets or locales that have it.
  struct Name: Sendable {
    let purpose: Int
    let kind: PurposeSearch.Kind
    let text: String
    let owners: [String]
  }

  let names: [Name]
  private let nameRows: SearchRows
  /// By locale, its titles and `short`s.
  private let titles: [SearchRows]
  /// By slot, its purpose.
  private let purposes: [Int]

  init(_ source: CatalogSource) {
    let vocabulary = source.vocabulary
    var names: [Name] = []
    for (index, purpose) in source.purposes.enumerated() {
      names += Self.names(of: purpose, index)
      guard !vocabulary.isEmpty else { continue }
      let others = vocabulary[purpose.identifier]
      names += Self.owners(of: others.synonyms).map {
        Name(purpose: index, kind: .synonym, text: $0.key, owners: $0.value)
      }
      names += Self.owners(of: others.icons).map { Name(purpose: index, kind: .alias, text: $0.key, owners: $0.value) }
    }
    self.names = names
    var folding = SearchFolding()
    nameRows = names.indices.reduce(into: SearchRows()) { $0.add(names[$1].text, of: $1, &folding) }
    purposes = source.slots.purposes
    let isTitle = (0..<source.slots.count).map {
      [MessageDeclaration.title, MessageDeclaration.short].contains(source.declaration(ofSlot: $0).name)
    }
    titles = concurrentMap(source.manifest.locales.count, inParallel: source.isLarge) { locale in
      var (rows, folding) = (SearchRows(), SearchFolding())
      source.forEachText(ofLocale: locale) { slot, _, bytes in
        if isTitle[slot] { rows.add(String(decoding: bytes, as: UTF8.self), of: slot, &folding) }
      }
      return rows
    }
  }

  private static func names(of purpose: PurposeDefinition, _ index: Int) -> [Name] {
    var sets: [String: [String]] = [:]
    for (set, icon) in purpose.icons.sorted(by: { $0.key < $1.key }) {
      for name in icon.names { sets[name, default: []].append(set.rawValue) }
    }
    return [Name(purpose: index, kind: .identifier, text: purpose.identifier, owners: [])]
      + sets.map { Name(purpose: index, kind: .icon, text: $0.key, owners: $0.value) }
      + purpose.formerly.map { Name(purpose: index, kind: .former, text: $0, owners: []) }
      + [Name(purpose: index, kind: .description, text: purpose.description, owners: [])]
  }

  /// By name, the locales or icon sets whose lists have it, sorted.
  private static func owners(of lists: [some Comparable & CustomStringConvertible: [String]]) -> [String: [String]] {
    lists.sorted { $0.key < $1.key }.reduce(into: [:]) { owners, list in
      for name in list.value { owners[name, default: []].append("\(list.key)") }
    }
  }

  /// Calls a closure with each searched title and short title of a locale, and its purpose.
  func forEachTitle(
    ofLocale locale: Int, in source: CatalogSource, perform body: (_ purpose: Int, _ text: String) -> Void
  ) {
    for slot in titles[locale].owners {
      guard let text = source.text(of: source.locales[locale].entries[Int(slot)]) else { continue }
      body(purposes[Int(slot)], text)
    }
  }

  /// The texts with a phrase; among descriptions, only those with a word that begins with it.
  func hits<Failure: Error>(
    of phrase: [UInt8], isWithinWords: Bool, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [SearchHit] {
    try check()
    var hits: [SearchHit] = []
    nameRows.forEachRow(with: phrase, isWithinWords: isWithinWords) { owner, rank in
      if let hit = hit(ofName: owner, rank) { hits.append(hit) }
    }
    for locale in titles.indices {
      try check()
      titles[locale].forEachRow(with: phrase, isWithinWords: isWithinWords) { slot, rank in
        hits.append(SearchHit(purpose: purposes[slot], kind: .title, rank: rank, owner: slot, locale: locale))
      }
    }
    return hits
  }

  private func hit(ofName owner: Int, _ rank: PurposeSearch.Rank) -> SearchHit? {
    let name = names[owner]
    let isDescription = name.kind == .description
    guard !isDescription || rank < .part else { return nil }
    return SearchHit(
      purpose: name.purpose, kind: name.kind, rank: isDescription ? .description : rank, owner: owner, locale: nil)
  }

  /// The texts that have the words of a query with typos; descriptions are excluded, since they have too many words.
  func hits<Failure: Error>(
    withTyposIn words: [[UInt8]], _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [SearchHit] {
    guard words.contains(where: { $0.count(where: OneEdit.beginsScalar) >= OneEdit.shortestWord }) else { return [] }
    var hits: [SearchHit] = []
    nameRows.forEachRow(withTyposIn: words) { owner, isWhole in
      let name = names[owner]
      guard name.kind != .description else { return }
      hits.append(
        SearchHit(purpose: name.purpose, kind: name.kind, rank: isWhole ? .almost : .typo, owner: owner, locale: nil))
    }
    for locale in titles.indices {
      try check()
      titles[locale].forEachRow(withTyposIn: words) { slot, isWhole in
        let rank = isWhole ? PurposeSearch.Rank.almost : .typo
        hits.append(SearchHit(purpose: purposes[slot], kind: .title, rank: rank, owner: slot, locale: locale))
      }
    }
    return hits
  }

  /// The hits of a purpose as places, the closest first; titles of several locales with the same text are one place.
  func places(of hits: [SearchHit], in source: CatalogSource) -> [PurposeSearch.Place] {
    var places: [PurposeSearch.Place] = []
    var locales: [TitleKey: [String]] = [:]
    for hit in hits {
      guard let locale = hit.locale else {
        let name = names[hit.owner]
        places.append(PurposeSearch.Place(kind: name.kind, text: name.text, owners: name.owners, rank: hit.rank))
        continue
      }
      let key = TitleKey(text: source.text(of: source.locales[locale].entries[hit.owner]) ?? "", rank: hit.rank)
      let tag = source.manifest.locales[locale].identifier
      if locales[key]?.last != tag { locales[key, default: []].append(tag) }
    }
    places += locales.map { PurposeSearch.Place(kind: .title, text: $0.key.text, owners: $0.value, rank: $0.key.rank) }
    return places.sorted { ($0.rank, $0.kind.rawValue, $0.text) < ($1.rank, $1.kind.rawValue, $1.text) }
  }

  private struct TitleKey: Hashable {
    let text: String
    let rank: PurposeSearch.Rank
  }
}
