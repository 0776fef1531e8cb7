internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The keys whose owner is unknown: their source text is the catalogue's, but most of their translations are other words.
///
/// A fitness app's `back` is a part of the body: "Back" in English, "Rücken" in German. The key and the English text alone
/// do not show it, its translations do.
struct Homonyms {
  /// The name of an entry in the files of a format, in every locale.
  private struct Entry: Hashable {
    let format: String
    let key: UnitKey
  }

  private struct Translations {
    var known = 0
    /// The texts that are not words of the catalogue.
    var others: [(locale: LanguageTag, text: String)] = []
  }

  private let translations: [Entry: Translations]

  /// The least number of locales whose texts are not words of the catalogue.
  private static let fewest = 3

  /// - Parameters:
  ///   - tables: the files of a run, of all formats.
  ///   - catalogue: the catalogue.
  init(_ tables: [ReadTable], in catalogue: CatalogSource) {
    let sources = catalogue.sourceTexts
    let slots = catalogue.slotsByKey
    var words: KnownWords?
    var translations: [Entry: Translations] = [:]
    for table in tables {
      for unit in table.units where unit.base == nil && unit.mayBeOurs && !unit.target.isEmpty {
        guard let slot = slots[unit.key], let source = sources[slot],
          !MessageForms.isSourceText(unit.target, of: source)
        else { continue }
        let isExported = unit.catalogue != nil && unit.catalogue == catalogue.exportedName
        guard !isExported, unit.provenance(source: source, catalogue: catalogue.exportedName) != .foreign else {
          continue
        }
        if words == nil { words = KnownWords(catalogue) }
        guard let isKnown = words?.has(unit.target, of: unit.key, in: table.locale) else { continue }
        let entry = Entry(format: unit.format ?? "", key: unit.key)
        if isKnown {
          translations[entry, default: Translations()].known += 1
        } else {
          translations[entry, default: Translations()].others.append((table.locale, unit.target))
        }
      }
    }
    self.translations = translations.filter { $1.others.count >= Self.fewest && $1.others.count > $1.known }
  }

  /// The reason why the owner of a key in a format is unknown; nil if it is not.
  func reason(for key: UnitKey, in format: String?) -> String? {
    translations[Entry(format: format ?? "", key: key)].map(Self.reason)
  }

  /// The keys in a format whose owner is unknown, each with the reason.
  func reasons(in format: String) -> [UnitKey: String] {
    let found = translations.filter { $0.key.format == format }.map { ($0.key.key, Self.reason($0.value)) }
    return Dictionary(found) { first, _ in first }
  }

  private static func reason(_ found: Translations) -> String {
    let examples = found.others.prefix(3).map { "'\($0.text)' (\($0.locale))" }.joined(separator: ", ")
    return "\(found.others.count) of \(found.others.count + found.known) translations are not words of the catalogue, "
      + "such as \(examples), so its owner is unknown"
  }
}
