package import CatalogFiles
internal import CatalogModel

/// Finds purposes by identifiers, icons, titles in any locale, other names, and descriptions.
///
/// It folds every text once, which takes 0.1 s for 20,000 titles: keep it for as long as the catalogue. A query then
/// takes 3 ms for 300,000 titles.
package struct PurposeSearch: Sendable {
  let source: CatalogSource
  let index: SearchIndex

  package init(_ source: CatalogSource) {
    self.source = source
    index = SearchIndex(source)
  }

  /// The matches of a query.
  package struct Found: Sendable {
    /// The closest matches; among equals, matches by other names come last, then identifiers decide.
    package let matches: [Match]
    /// The number of all matches.
    package let total: Int
  }

  /// A matching purpose.
  package struct Match: Sendable {
    package let purpose: PurposeDefinition
    /// The title in the source locale; nil if it has none.
    package let title: String?
    /// The matching places, the closest first.
    package let places: [Place]
    /// The closest rank.
    package var rank: Rank { places[0].rank }
  }

  /// A part of a purpose that matches a query.
  package struct Place: Sendable {
    package let kind: Kind
    /// The current or former identifier, the icon's name or alias, the title or its synonym, or the description.
    package let text: String
    /// The icon sets with the icon, or the locales with the title or synonym.
    package let owners: [String]
    package let rank: Rank
  }

  package enum Kind: Int, Sendable {
    case identifier, icon, title, former, synonym, alias, description

    /// True for a former identifier, or for a name that is only in the vocabulary.
    var isOther: Bool { self == .former || self == .synonym || self == .alias }
  }

  /// The closeness of a text to a query, the closest first.
  package enum Rank: Int, Comparable, Sendable {
    /// Equals the query, ignoring case, accents and punctuation.
    case same
    /// Has the query's words.
    case words
    /// Has a word that begins with the query.
    case beginning
    /// Has a word that begins with one of the query's words; other texts of the purpose have the others.
    case scattered
    /// Contains the query within a word: only for queries of four letters and more that match nothing more closely, and
    /// for those in scripts without spaces.
    case part
    /// Equals the query with one typo in words of four letters and more; only if nothing matches more closely.
    case almost
    /// Has the query's words, with such typos.
    case typo
    /// Has a word in its description that begins with the query.
    case description

    package static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The matching purposes, the closest first.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of matches; further ones are only counted.
  ///   - check: called from time to time; may throw to cancel the search.
  package func find<Failure: Error>(
    _ query: SearchQuery, limit: Int = .max, check: () throws(Failure) -> Void
  ) throws(Failure) -> Found {
    guard !query.words.isEmpty else { return Found(matches: [], total: 0) }
    let hits = try hits(query, check)
    var closest = [SearchHit?](repeating: nil, count: source.purposes.count)
    for hit in hits where closest[hit.purpose].map({ hit.order < $0.order }) ?? true { closest[hit.purpose] = hit }
    let order = closest.compactMap(\.self).sorted {
      ($0.rank, $0.kind.isOther ? 1 : 0, $0.purpose) < ($1.rank, $1.kind.isOther ? 1 : 0, $1.purpose)
    }
    let shown = order.prefix(limit).map(\.purpose)
    let wanted = Set(shown)
    let places = Dictionary(grouping: hits.lazy.filter { wanted.contains($0.purpose) }, by: \.purpose)
    return Found(matches: shown.map { match($0, places[$0] ?? []) }, total: order.count)
  }

  /// All matching purposes, the closest first.
  package func matches(_ query: SearchQuery) -> [Match] { find(query) {}.matches }

  private func hits<Failure: Error>(
    _ query: SearchQuery, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [SearchHit] {
    let hits = try index.hits(of: query.phrase, isWithinWords: query.isWrittenWithoutSpaces, check)
    if query.isWrittenWithoutSpaces || hits.contains(where: { $0.rank < .part }) { return hits }
    let scattered = try scattered(query.words, check)
    if !scattered.isEmpty { return hits + scattered }
    // A part of a word is rarely meant: 'ash' is in 'trash', and 'bin' in 'combine'.
    if query.letterCount >= Self.shortestWithin {
      let parts = try index.hits(of: query.phrase, isWithinWords: true, check).filter { $0.rank == .part }
      if !parts.isEmpty { return hits + parts }
    }
    return hits + (try index.hits(withTyposIn: query.words, check))
  }

  /// The minimum number of letters of a query to search within words.
  static let shortestWithin = 4

  /// The places of purposes whose texts together have all words of a query.
  private func scattered<Failure: Error>(
    _ words: [[UInt8]], _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [SearchHit] {
    // The longest word leaves the fewest purposes; a single letter begins a word of almost every purpose.
    let words = Set(words).filter { $0.count(where: OneEdit.beginsScalar) > 1 }.sorted { $0.count > $1.count }
    guard words.count > 1 else { return [] }
    var remaining: Set<Int>?
    var found: [SearchHit] = []
    for word in words {
      let hits = try index.hits(of: word, isWithinWords: false, check).filter {
        remaining?.contains($0.purpose) ?? true
      }
      remaining = Set(hits.lazy.map(\.purpose))
      found += hits
      if hits.isEmpty { return [] }
    }
    return found.compactMap { hit in
      remaining?.contains(hit.purpose) ?? false ? hit.with(rank: .scattered) : nil
    }
  }

  private func match(_ purpose: Int, _ hits: [SearchHit]) -> Match {
    let entry = source.locales[source.sourceIndex].entries[source.slots.range(ofPurpose: purpose).lowerBound]
    return Match(
      purpose: source.purposes[purpose], title: source.text(of: entry), places: index.places(of: hits, in: source))
  }
}
