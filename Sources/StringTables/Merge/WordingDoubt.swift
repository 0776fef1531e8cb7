internal import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import StringFormats

/// A doubt that the texts of files are in the assumed wording: the files do not name one, and most of their texts that tell
/// wordings apart are words of another.
///
/// Imported as shared texts, words of a platform would appear on every platform; imported into a wording, shared texts would take
/// its words out.
package struct WordingDoubt: Sendable {
  /// nil for the shared texts.
  private let likely: Wording?
  private let assumed: Wording?
  /// The number of texts that only the likely wording has.
  private let count: Int

  /// - Parameters:
  ///   - assumed: the wording of the format in catalog.json; nil for the shared texts.
  ///   - catalogue: the catalogue without a wording.
  /// - Returns: nil if nothing speaks against the assumed wording.
  init?(on assumed: Wording?, of tables: [ReadTable], in catalogue: CatalogSource) {
    let others = assumed.map { [$0] } ?? catalogue.manifest.wordings.map(\.wording)
    let votes = others.map { wording in (wording: wording, count: Votes(for: wording, in: tables, of: catalogue)) }
    self.assumed = assumed
    if assumed != nil {
      guard let vote = votes.first, vote.count.shared >= Self.fewest, vote.count.shared > vote.count.worded else {
        return nil
      }
      (likely, count) = (nil, vote.count.shared)
    } else {
      let found = votes.filter { $0.count.worded >= Self.fewest && $0.count.worded > $0.count.shared }
      guard let most = found.max(by: { $0.count.worded < $1.count.worded }) else { return nil }
      (likely, count) = (most.wording, most.count.worded)
    }
  }

  private static let fewest = 3

  /// The numbers of texts that only a wording has, and of the shared ones that it replaces.
  private struct Votes {
    var worded = 0
    var shared = 0

    init(for wording: Wording, in tables: [ReadTable], of catalogue: CatalogSource) {
      guard let other = catalogue.worded(wording) else { return }
      let slots = Dictionary(catalogue.slots.purposes.indices.map { (catalogue.key(ofSlot: $0), $0) }) { first, _ in
        first
      }
      for table in tables {
        guard let index = catalogue.manifest.locales.firstIndex(of: table.locale) else { continue }
        let (own, texts) = (other.texts(ofLocale: index), catalogue.texts(ofLocale: index))
        for unit in table.units {
          guard let slot = slots[unit.key], own[slot] != texts[slot] else { continue }
          if unit.target == own[slot] { worded += 1 }
          if unit.target == texts[slot] { shared += 1 }
        }
      }
    }
  }

  /// Says how to import the texts.
  package var advice: String {
    let (name, other) = (likely?.rawValue ?? Wording.none, assumed?.rawValue ?? Wording.none)
    let words =
      likely.map { "words of the wording '\($0)'" }
      ?? "shared texts, not words of '\(other)', the wording in catalog.json"
    return
      "\(counted(count, "text")) of the files \(count == 1 ? "is" : "are") \(words); import them with --wording \(name), or with "
      + "--wording \(other) if you mean to change those texts"
  }
}
