internal import PurposeCatalog
internal import CatalogModel
internal import CatalogFiles
internal import SourceText

/// Reports `foreign-source`: the identifiers are the titles of another locale than the source locale.
package enum ForeignSourceRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "foreign-source",
    severity: .note,
    summary: "The source locale is the one whose titles the identifiers repeat.",
    rationale: """
      Translators translate the texts of the source locale, and a locale without a text shows them. If `delete`, `back` \
      and most other identifiers are the titles of `en` and the source locale is `pl`, the tag may be a mistake: every \
      other rule then compares with Polish. Teams that write Polish first and name purposes in English can turn the \
      rule off.
      """,
    breaking: [example(sourceLocale: #"↓"pl""#)],
    passing: [example(sourceLocale: #""en""#)]
  )

  /// Fewer identifiers can be loanwords or names.
  private static let minimum = 5

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    guard source.layers.count == 1, source.purposes.count >= minimum else { return }
    let language = catalog.facts[source.sourceIndex].tag.language
    let identifiers = source.purposes.map { letters(of: $0.identifier) }
    func repeats(_ locale: Int, _ share: Double) -> Bool {
      areRepeated(identifiers, inLocale: locale, of: source, share: share)
    }
    guard !repeats(source.sourceIndex, 0.2),
      let index = source.manifest.locales.indices.first(where: {
        catalog.facts[$0].tag.language != language && repeats($0, 0.8)
      })
    else { return }
    let (locale, declared) = (source.manifest.locales[index], source.manifest.sourceLocale)
    let manifest = source.layers[0].manifest
    collector.report(
      self,
      "most identifiers are titles of '\(locale)', and '\(declared)' is the source; if the texts of '\(locale)' are the "
        + "ones that are translated, write \"sourceLocale\": \"\(locale)\"",
      at: manifest.root["sourceLocale"].map { SourcePlace(file: manifest.source, offset: $0.offset) }
        ?? source.placeOfManifest())
  }

  /// True if a share of the identifiers have the letters of their titles, as `move-up` and "Move Up" do. Stops at the first
  /// purpose that decides it.
  private static func areRepeated(
    _ identifiers: [String], inLocale index: Int, of source: CatalogSource, share: Double
  ) -> Bool {
    let wanted = Int((Double(identifiers.count) * share).rounded(.up))
    var (found, left) = (0, identifiers.count)
    for (purpose, identifier) in identifiers.enumerated() where found < wanted && found + left >= wanted {
      let slot = source.slots.range(ofPurpose: purpose).lowerBound
      left -= 1
      if let title = source.text(of: source.locales[index].entries[slot]), letters(of: title) == identifier {
        found += 1
      }
    }
    return found >= wanted
  }

  private static func letters(of text: String) -> String { text.lowercased().filter(\.isLetter) }

  private static func example(sourceLocale: String) -> RuleExample {
    let polish = ["back": "Wstecz", "copy": "Kopiuj", "delete": "Usuń", "print": "Drukuj", "share": "Udostępnij"]
    let names = polish.keys.sorted()
    func object(_ value: (String) -> String) -> String {
      "{ " + names.map { "\"\($0)\": \(value($0))" }.joined(separator: ", ") + " }"
    }
    let hidden = [
      "purposes.json": object {
        #"{ "role": "act", "description": "…", "icons": { "set": "trash-\#($0)" }, "messages": { "title": {} } }"#
      },
      "icon-sets/set.json": #"{ "name": "Set", "version": "1", "license": "MIT", "source": "…", "names": ["#
        + names.map { "\"trash-\($0)\"" }.joined(separator: ", ") + "] }",
    ]
    let shown = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Example", "sourceLocale": \(sourceLocale), "locales": ["en", "pl"], "iconSets": ["set"] }
      """,
      "titles/en.json": object { "\"\($0.prefix(1).uppercased() + $0.dropFirst())\"" },
      "titles/pl.json": object { "\"\(polish[$0] ?? "")\"" },
    ]
    return RuleExample(hidden.merging(shown) { $1 }, scaffolding: Set(hidden.keys))
  }
}
