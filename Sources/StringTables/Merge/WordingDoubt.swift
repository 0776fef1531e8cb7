internal import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import StringFormats

/// A doubt that texts are in the assumed wording: the files do not name one, and in some locales most texts that tell
/// wordings apart are words of another.
///
/// Imported as shared texts, words of a platform would appear on every platform; imported into a wording, shared texts would take
/// its words out.
package struct WordingDoubt: Sendable {
  /// The texts of one format.
  struct Texts {
    /// The identifier of the format.
    let format: String
    let tables: [ReadTable]
  }

  /// nil for the shared texts.
  private let likely: Wording?
  private let assumed: Wording?
  private let locales: [LanguageTag]
  /// The texts that only the likely wording has.
  private let units: [ReadUnit]

  /// The doubts about files, at most one for each wording.
  ///
  /// - Parameters:
  ///   - assumed: the wording of the import; nil for the shared texts.
  ///   - catalogue: the catalogue without a wording.
  static func all(on assumed: Wording?, of texts: [Texts], in catalogue: CatalogSource) -> [WordingDoubt] {
    let votes = WordingVotes(catalogue)
    var found: [Wording?: [(locale: LanguageTag, units: [ReadUnit])]] = [:]
    for text in texts {
      for table in text.tables {
        let units = table.units.filter { mayBeImported($0, into: catalogue, votes) }
        let counts = votes.counts(of: units, in: table.locale) {
          MessageForms.canonicalText(of: $0.target) == MessageForms.canonicalText(of: $1)
        }
        for (wording, count) in counts where isPossible(wording, in: text.format, assumed: assumed, catalogue) {
          let units = assumed == nil ? count.worded : count.shared
          guard units.count >= fewest, units.count * 2 > count.total else { continue }
          found[assumed == nil ? wording : nil, default: []].append((table.locale, units))
        }
      }
    }
    // Wordings share words: the one that explains most texts is meant.
    let most = found.max { left, right in
      let (one, other) = (left.value.flatMap(\.units).count, right.value.flatMap(\.units).count)
      return one == other ? (left.key?.rawValue ?? "") > (right.key?.rawValue ?? "") : one < other
    }
    return most.map { wording, found in
      [
        WordingDoubt(
          likely: wording, assumed: assumed, locales: Set(found.map(\.locale)).sorted(), units: found.flatMap(\.units))
      ]
    } ?? []
  }

  /// The number of texts in a locale that are a doubt.
  private static let fewest = 3

  /// Returns whether a unit may change the catalogue, and nothing but its words shows its wording.
  private static func mayBeImported(_ unit: ReadUnit, into catalogue: CatalogSource, _ votes: WordingVotes) -> Bool {
    guard unit.base == nil, !unit.target.isEmpty, let source = votes.source(of: unit.key) else { return false }
    return unit.provenance(source: source, catalogue: catalogue.exportedName) != .foreign
  }

  /// Returns whether the texts of a format may be in a wording: those of a platform's format are in the platform's.
  private static func isPossible(
    _ wording: Wording, in format: String, assumed: Wording?, _ catalogue: CatalogSource
  ) -> Bool {
    if let assumed { return wording == assumed }
    guard ExchangeFormat(rawValue: format)?.platform != nil else { return true }
    return catalogue.manifest.wording(ofPlatformOf: format) == wording
  }

  /// Says how to import the texts.
  package var warning: String {
    let (name, other) = (likely?.rawValue ?? Wording.none, assumed?.rawValue ?? Wording.none)
    let words =
      likely.map { "words of the wording '\($0)'" }
      ?? "shared texts, not words of '\(other)', the wording in catalog.json"
    let named = locales.prefix(4).map(\.identifier) + (locales.count > 4 ? ["\(locales.count - 4) more"] : [])
    let first = units.first.map { "\($0.place): " } ?? ""
    return
      (first + "\(counted(units.count, "text")) (\(named.joined(separator: ", "))) "
      + "\(units.count == 1 ? "is" : "are") \(words), such as '\(units.first?.target ?? "")'; "
      + "pass --wording \(name) to import them as such, or --wording \(other) to be sure").onOneLine
  }
}
