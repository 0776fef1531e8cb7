internal import CatalogFiles
internal import CatalogModel

/// Reports `same-purpose-different-words`: what an overlay says in the words of the catalogue that it extends, it says in
/// that catalogue's words in every locale.
package enum SamePurposeDifferentWordsRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "same-purpose-different-words",
    severity: .warning,
    summary: "A text that an overlay adds is translated as the inherited text that is the same in the source locale.",
    rationale: """
      Where an app's own button is called "Save" like the one of the catalogue that it extends, people expect one word for \
      both in their language, too. A translator who sees only the overlay cannot know which word that is. Where the two \
      mean different things, the source texts should tell them apart.
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

  /// An overlay of ``RuleExample/base`` with one purpose more.
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
      // A word that any of them has is one that the extended catalogue uses for this.
      guard let other = others.first(where: { $0.text != nil }), let words = other.text,
        !others.contains(where: { $0.text?.lowercased() == text.lowercased() })
      else { continue }
      let english = source.text(of: source.locales[source.sourceIndex].entries[shared.slot]) ?? ""
      let purpose = source.purpose(ofSlot: other.slot).identifier
      collector.report(
        self,
        "'\(english)' is '\(text)' here and '\(words)' for '\(purpose)', which is inherited; use the same words for both, "
          + "or set the two apart in '\(source.manifest.sourceLocale)'",
        in: locale, slot: shared.slot)
    }
  }
}
