internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `locale-without-file`: a locale that catalog.json declares has texts, or inherits all of them.
package enum LocaleWithoutFileRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "locale-without-file",
    severity: .error,
    reach: .file,
    summary: "A locale that catalog.json declares has a file of texts, or inherits every text.",
    rationale: """
      Apps offer the locales that the catalogue declares. A locale without translations shows the source language \
      throughout. A regional locale without differences needs no file.
      """,
    breaking: [
      ["catalog.json": RuleExample.manifest(locales: #""en", "pl", ↓"de""#)],
      ["catalog.json": RuleExample.manifest(locales: #""en", "pl", ↓"sr-Latn""#)],
    ],
    passing: [["catalog.json": RuleExample.manifest(locales: #""en", "en-GB", "pl""#)]]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    guard locale.isNotBegun else { return }
    let tag = locale.facts.tag
    let source = locale.catalog.source
    let inherits = source.hasFile(ofLocale: locale.index)
    let problem =
      inherits
      ? "has no file of texts here, and \(locale.missingTexts) texts are missing; add or restore"
      : "has no file of texts; add"
    collector.report(
      self, "'\(tag)' \(problem) titles/\(tag).json, or take '\(tag)' out of 'locales'",
      at: source.place(ofLocale: locale.index), about: Subject(locale: tag))
  }
}
