internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `copied-locale`: the texts of a locale are not those of the source locale over again.
package enum CopiedLocaleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "copied-locale",
    severity: .error,
    reach: .texts,
    summary: """
      The texts of a locale are not a copy of another language's, and at most a fifth of them equal those of the source \
      locale.
      """,
    rationale: """
      A titles file often begins as a copy of the source locale's. Until it is translated, it shows every reader of \
      the language the source text, and coverage counts it as complete. Of fifty languages none shares more than one \
      text in fifteen with English. Locales with fewer than ten texts are judged text by text by `untranslated`.
      """,
    breaking: [.copied(titles: 12, marked: true)],
    passing: [.copied(titles: 2, marked: false)]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    if let original = locale.catalog.copiedFiles[locale.index] {
      let source = locale.catalog.source
      let tag = source.locales[original].locale
      guard let first = source.locales[locale.index].entries.first(where: source.isOwn) else { return }
      return collector.report(
        self,
        "the file is the same as titles/\(tag).json; restore the texts of '\(locale.facts.tag)', or translate these",
        at: source.place(of: first), about: Subject(locale: locale.facts.tag))
    }
    let copies = locale.sourceCopies
    guard copies.isWholeFile, let first = copies.texts.first else { return }
    let source = locale.catalog.source
    let names = copies.texts.prefix(3).map { "'\($0.text)'" }.joined(separator: ", ")
    let count = copies.count
    let other =
      source.otherSourceLocale.map { "; the source locale of the extended catalogue is '\($0)'" } ?? ""
    let rest = copies.texts.count > 3 ? ", …" : ""
    collector.report(
      self,
      "\(copies.texts.count) of \(count) texts equal those of the source locale '\(source.manifest.sourceLocale)': "
        + "\(names)\(rest); translate them, or remove those that are not translated yet\(other)",
      at: source.place(of: source.locales[locale.index].entries[first.slot]), about: Subject(locale: locale.facts.tag))
  }
}
