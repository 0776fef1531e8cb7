internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `unneeded-short`: a `short` exists only if the title does not fit, and is shorter than the title.
package enum UnneededShortRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "unneeded-short",
    severity: .note,
    isFixable: true,
    summary: "A 'short' is present only where the title is longer than its limit, and it is shorter than the title.",
    rationale: """
      A title that fits is shown in a narrow bar too. A 'short' beside it is one more text to translate and says \
      less. One that is as long as the title does not help.
      """,
    breaking: [
      .short("Keep the page", "↓Keep"),
      .short("Keep the whole page", "↓Keep the entire page"),
    ],
    passing: [
      .short("Keep the whole page", "Keep page"),
      .short("Keep the page", nil),
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let texts = source.locales[locale.index]
    var files: [String: TitlesMembers] = [:]
    for slot in source.slots.shorts {
      let own = texts.entries[slot]
      guard own.isPresent, let title = source.slots.title(ofShort: slot) else { continue }
      let shown = locale.shownText(ofSlot: title)
      guard shown.isPresent else { continue }
      let (length, limit) = (source.printedLength(of: shown), locale.catalog.limits[slot])
      if length <= limit {
        let ownLength = source.printedLength(of: own)
        if ownLength > limit {
          collector.report(
            self, "the 'short' has \(ownLength) characters and the title \(length); exchange the two", in: locale,
            slot: slot)
          continue
        }
        let file = source.file(of: own)
        let members = files[file.path] ?? TitlesMembers(file)
        files[file.path] = members
        // A text with a comment is not deleted automatically.
        let isPlain = texts.records[slot]?.comment == nil
        let purpose = source.purpose(ofSlot: slot).identifier
        collector.report(
          self,
          "the title is \(length) characters long and fits: the limit of 'short' is \(limit); remove the 'short'",
          in: locale, slot: slot, fix: isPlain ? members.removal(of: MessageDeclaration.short, of: purpose) : nil)
      } else if source.printedLength(of: own) >= length {
        collector.report(
          self, "the 'short' is not shorter than the title; write one of at most \(limit) characters",
          in: locale,
          slot: slot)
      }
    }
  }
}
