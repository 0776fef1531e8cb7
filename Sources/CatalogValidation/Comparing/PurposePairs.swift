internal import CatalogFiles
internal import CatalogModel

/// The correspondence of purposes in two catalogues.
struct PurposePairs {
  /// A purpose in one or both catalogues, by its indices.
  struct Pair {
    let old: Int?
    let new: Int?
  }

  /// Sorted by the new identifier, or else the old one.
  let all: [Pair]
  /// The new identifiers of renamed purposes.
  let renamed: [String: String]

  /// Pairs purposes with the same identifier, then those with different ones whose texts match unambiguously.
  init(_ old: ComparedTexts, _ new: ComparedTexts) {
    var pairs: [Pair] = old.source.purposes.indices.map { index in
      Pair(old: index, new: new.source.purposeIndex[old.source.purposes[index].identifier])
    }
    pairs += new.source.purposes.indices.filter { index in
      old.source.purposeIndex[new.source.purposes[index].identifier] == nil
    }.map { Pair(old: nil, new: $0) }

    let removed = pairs.compactMap { $0.new == nil ? $0.old : nil }
    let added = pairs.compactMap { $0.old == nil ? $0.new : nil }
    let moved = Self.moved(removed, in: old, to: added, in: new)
    pairs.removeAll { pair in
      moved.contains { $0.old == pair.old || (pair.old == nil && $0.new == pair.new) }
    }
    func identifier(_ pair: Pair) -> String {
      pair.new.map { new.source.purposes[$0].identifier } ?? pair.old.map { old.source.purposes[$0].identifier } ?? ""
    }
    all = (pairs + moved.map { Pair(old: $0.old, new: $0.new) }).sorted { identifier($0) < identifier($1) }
    renamed = Dictionary(
      uniqueKeysWithValues: moved.map {
        (old.source.purposes[$0.old].identifier, new.source.purposes[$0.new].identifier)
      })
  }

  /// Purposes whose texts, in all common locales, match exactly one purpose on each side.
  private static func moved(
    _ removed: [Int], in old: ComparedTexts, to added: [Int], in new: ComparedTexts
  ) -> [(old: Int, new: Int)] {
    guard !removed.isEmpty, !added.isEmpty else { return [] }
    let locales = old.source.manifest.locales.filter(Set(new.source.manifest.locales).contains)
    let before = Dictionary(grouping: removed) { old.fingerprint(ofPurpose: $0, in: locales) }
    let after = Dictionary(grouping: added) { new.fingerprint(ofPurpose: $0, in: locales) }
    return before.compactMap { fingerprint, indices in
      guard !fingerprint.isEmpty, indices.count == 1, let match = after[fingerprint], match.count == 1 else {
        return nil
      }
      return (indices[0], match[0])
    }
  }
}

/// A catalogue's own texts as strings.
struct ComparedTexts {
  let source: CatalogSource
  /// By locale, the text of each slot.
  private let texts: [LanguageTag: [String?]]

  init(_ source: CatalogSource) {
    self.source = source
    var texts: [LanguageTag: [String?]] = [:]
    for (index, locale) in source.manifest.locales.enumerated() { texts[locale] = source.texts(ofLocale: index) }
    self.texts = texts
  }

  /// The texts that a wording states, without the shared ones.
  init(_ source: CatalogSource, statedBy wording: Wording) {
    self.source = source
    guard let worded = source.worded(wording) else {
      texts = [:]
      return
    }
    texts = source.manifest.locales.enumerated().reduce(into: [:]) { texts, locale in
      texts[locale.element] = worded.locales[locale.offset].entries.map {
        worded.isOfWording($0) ? worded.text(of: $0) : nil
      }
    }
  }

  /// The texts of a locale by slot; nil if the catalogue does not have the locale.
  subscript(_ locale: LanguageTag) -> [String?]? { texts[locale] }

  /// All texts of a purpose in some locales, as bytes that are equal only for equal texts; empty if it has none.
  func fingerprint(ofPurpose index: Int, in locales: [LanguageTag]) -> [UInt8] {
    let messages = source.purposes[index].messages.map(\.name).enumerated().sorted { $0.element < $1.element }
    var bytes: [UInt8] = []
    for locale in locales {
      for (offset, name) in messages {
        guard let text = texts[locale]?[source.slots.starts[index] + offset] else { continue }
        // The byte 0xFF does not occur in UTF-8.
        for part in [locale.identifier, name, text] { bytes += Array(part.utf8) + [0xFF] }
      }
    }
    return bytes
  }
}
