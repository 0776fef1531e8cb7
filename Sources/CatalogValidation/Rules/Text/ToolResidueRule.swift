internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `tool-residue`: a text has no trace of a tool, a note or a conversation.
package enum ToolResidueRule: TextRule {
  package static let description = RuleDescription(
    identifier: "tool-residue",
    severity: .warning,
    reach: [.text, .wholeFile],
    summary: "No text has a trace of a tool, a note or a conversation: marks that were never meant to be shown.",
    rationale: """
      Converters leave escape sequences, word processors quotation marks around the whole, \
      translators "(verb)", and language models an answer instead of the text. Each is shown on the button. A translation is \
      compared with its source, which may have such a mark on purpose.
      """,
    breaking: [
      .translated("↓«Retour»", in: "fr"), .translated("Zurück ↓(Verb)", in: "de"),
      .translated("↓Hier ist die Übersetzung: Zurück", in: "de"), .translated("Zur↓\\\\u00fcck", in: "de"),
      .translated("Zur↓%C3%BCck", in: "de"), .translated("Zur↓?ck", in: "de"),
      .translated("↓PL: Wstecz", in: "pl"), .translated("↓Back - Wstecz", in: "pl"), .translated("↓םירזוח", in: "he"),
      .translated("↓เเก้ไข", in: "th"),
    ],
    passing: [
      .translated("Zurück", in: "de"), .translated("« Retour »", in: "fr", from: "“Back”"),
      .translated("Zurück (Verb)", in: "de", from: "Back (verb)"), .translated("ย้อนกลับ", in: "th"),
      .translated("Wo? Hier", in: "de"), .translated("戻る（B）", in: "ja"), .title("Here"),
    ]
  )

  package static let reportsNoText = true

  package static func applies(to locale: CheckedLocale) -> Bool { !locale.facts.tag.isPseudo }

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard !text.nodes.contains(where: \.isPlaceholder), mayBe(text),
      let residue = TextResidue(
        in: text.text(text.bytes.indices), source: text.sourceText, language: text.locale.facts.tag.language)
    else { return }
    collector.report(self, residue.message, in: text, at: residue.range.lowerBound)
  }

  private static func mayBe(_ text: CheckedText) -> Bool {
    let catalog = text.locale.catalog
    let entry = catalog.sourceEntries[text.slot]
    guard text.locale.index != catalog.source.sourceIndex, entry.isPresent else {
      return TextResidue.mayBe(in: text.bytes, source: nil)
    }
    return catalog.source.withText(of: entry) { TextResidue.mayBe(in: text.bytes, source: $0) }
  }
}
