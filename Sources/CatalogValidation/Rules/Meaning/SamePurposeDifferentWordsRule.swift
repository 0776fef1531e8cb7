internal import CatalogFiles
internal import CatalogModel

/// Reports `same-purpose-different-words`: if an overlay's source text equals an inherited one, the translations are
/// equal too.
package enum SamePurposeDifferentWordsRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "same-purpose-different-words",
    severity: .warning,
    summary: """
      Where an overlay's text equals an inherited text in the source locale, its translations equal that text's \
      translations.
      """,
    rationale: """
      If an app's own button is called "Save" like one in the catalogue that it extends, people expect one word for \
      both in their language too. A translator who sees only the overlay cannot know that word. If the two mean \
      different things, their source texts should differ.
      """,
    breaking: [
      overlay(english: "Back", polish: "↓Cofnij"),
      overlay(english: "Delete", polish: "↓Skasuj"),
    ],
    passing: [
      overlay(english: "Back", polish: "Wstecz"),
      overlay(english: "Undo", polish: "Cofnij"),
    ]
  )

  /// An overlay of ``RuleExample/base`` with one more purpose.
  private static func overlay(english: String, polish: String) -> RuleExample {
    RuleExample(
      [
        "titles/en.json": #"{ "return": "\#(english)" }"#,
        "titles/pl.json": #"{ "return": "\#(polish)" }"#,
      ], in: extended)
  }

  private static let extended = RuleExample.base.reduce(
    into: [
      "catalog.json": #"{ "formatVersion": 1, "name": "Overlay", "extends": "Base" }"#,
      "purposes.json": """
      { "return": { "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} } } }
      """,
    ]
  ) { files, file in files["Base/\(file.key)"] = file.value }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    for shared in locale.catalog.sharedSourceTexts where locale.index != source.sourceIndex {
      let entry = source.locales[locale.index].entries[shared.slot]
      guard let text = source.text(of: entry) else { continue }
      let others = shared.others.map { (slot: $0, text: source.text(of: locale.shownText(ofSlot: $0))) }
      // The extended catalogue may itself use several words; any of them will do.
      guard let other = others.first(where: { $0.text != nil }), let otherText = other.text,
        !others.contains(where: { $0.text?.lowercased() == text.lowercased() })
      else { continue }
      let english = source.text(of: source.locales[source.sourceIndex].entries[shared.slot]) ?? ""
      let purpose = source.purpose(ofSlot: other.slot).identifier
      collector.report(
        self,
        "'\(english)' is translated as '\(text)' here and as '\(otherText)' for '\(purpose)', which is inherited; use the same words for both, "
          + "or make the two source texts differ in '\(source.manifest.sourceLocale)'",
        in: locale, slot: shared.slot)
    }
  }
}
