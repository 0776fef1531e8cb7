internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import PurposeCatalog
internal import SourceText

/// Reports `unusual-title`: a title that no program prints is not another purpose's word.
package enum UnusualTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "unusual-title",
    severity: .note,
    summary: "A title that no program prints for its purpose is not the word that programs print for another one.",
    rationale: """
      A button that leads back and says "Print" has a right word in the wrong place. The words of programs are those of \
      attestation.tsv, as for `swapped-title`, which reports opposites. Of such titles of real apps a third are wrong, and \
      the others a team's own usage, so this is a list to read. A 'comment' beside the text says that it is meant.
      """,
    breaking: [.printed("↓Drucken")],
    passing: [.printed("Speichern"), .printed("Aufheben")]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    guard !locale.unprintedTitles.isEmpty, let printed = locale.printedWords else { return }
    let source = locale.catalog.source
    for title in locale.unprintedTitles where !title.isExplained(in: locale) {
      let purpose = source.slots.purposes[title.slot]
      guard let other = title.other(than: purpose, printed, in: locale.catalog),
        !locale.catalog.areOpposites(purpose, other.purpose)
      else { continue }
      let companion = source.purposes[other.purpose].identifier
      collector.report(
        self,
        "\(counted(other.programs, "program")) print '\(title.text)' for '\(companion)' and none for this purpose; write "
          + "'\(title.usual.title)', as \(title.usual.programs) print, or explain it in a 'comment'",
        in: locale, slot: title.slot, companion: companion)
    }
  }
}
