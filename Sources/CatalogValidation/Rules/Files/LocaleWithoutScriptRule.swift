internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `locale-without-script`: the script of each locale is known, since it decides the base direction.
package enum LocaleWithoutScriptRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "locale-without-script",
    severity: .error,
    summary: "Each locale states its script, or CLDR knows the script that its language is written in.",
    rationale: """
      The script decides whether a line begins on the left or on the right. CLDR knows no script for some languages, such as \
      South Azerbaijani (azb): its texts would be shown left-to-right, with icons that point the wrong way. 'azb-Arab' says \
      all.
      """,
    breaking: [
      .locales(#""en", ↓"azb""#)
    ],
    passing: [
      .locales(#""azb-Arab", "en""#),
      // CLDR's alias for fa-AF, which is written in Arabic script.
      .locales(#""en", "prs""#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let unwritten = catalog.declaredFacts.filter {
      LocaleData.script(of: $0.tag.identifier) == nil && LocaleData.unknownSubtag(of: $0.tag.identifier) == nil
        && !$0.tag.isPseudo
    }
    collector.report(self, in: catalog.source, unwritten.map { ($0.tag, message($0, in: catalog.source)) })
  }

  private static func message(_ locale: LocaleFacts, in source: CatalogSource) -> String {
    let script = script(ofTextsIn: locale.index, in: source) ?? "Arab"
    let subtags = locale.tag.identifier.split(separator: "-")
    let tag = ([subtags[0], Substring(script)] + subtags.dropFirst()).joined(separator: "-")
    return
      "CLDR does not know the script of '\(locale.tag)', so its texts are shown left-to-right; add it, such as in '\(tag)'"
  }

  /// The script of the first letter in a locale's texts; nil without texts, and for a rare script.
  private static func script(ofTextsIn index: Int, in source: CatalogSource) -> String? {
    let texts = source.locales[index].entries.lazy.compactMap { source.text(of: $0) }
    guard let letter = texts.flatMap(\.unicodeScalars).first(where: \.properties.isAlphabetic) else { return nil }
    return scripts.first { Script($0)?.uses(letter) == true }
  }

  /// The scripts of the languages without one in CLDR.
  private static let scripts = ["Latn", "Arab", "Cyrl", "Hebr", "Deva", "Ethi", "Syrc", "Thaa", "Nkoo", "Beng", "Mymr"]
}
