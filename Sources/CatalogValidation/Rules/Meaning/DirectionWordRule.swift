internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `direction-word`: a text of a directional purpose does not contain left or right.
package enum DirectionWordRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "direction-word",
    severity: .warning,
    summary: "No text of a purpose that points along the reading direction says left or right.",
    rationale: """
      Back leads to the left in English and to the right in Arabic. A title or a screen-reader label that names a side \
      is wrong as soon as the layout is mirrored, even when it is translated faithfully. Say what happens, "Back", not \
      where it is drawn. The rule knows the words for left and right in all languages of the Standard catalogue.
      """,
    breaking: [
      .title("Go ↓left"),
      .title("W ↓lewo", in: "pl"),
      .title("↓Leftwards"),
    ],
    passing: [
      .title("Back"),
      // Parts of words do not count.
      .title("Leftover"),
      // `delete` has no direction.
      ["titles/en.json": #"{ "back": "Back", "delete": "Delete right" }"#],
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let entries = source.locales[locale.index].entries
    guard locale.catalog.directionalSlots.contains(where: { entries[$0].isPresent }) else { return }
    let words = SideWords.of(locale.facts.tag.language, script: locale.facts.script)
    guard !words.isEmpty else { return }
    let searched = words.map { (word: $0, letters: locale.searched($0)) }
    for slot in locale.catalog.directionalSlots where entries[slot].isPresent {
      let letters = locale.baseLetters(of: entries[slot])
      guard
        let (word, offset) = searched.lazy.compactMap({ word, searched in
          letters.offset(of: searched).map { (word, $0) }
        }).first
      else { continue }
      let purpose = source.purpose(ofSlot: slot).identifier
      collector.report(
        self,
        "'\(word.filter { $0 != "*" })' names a side, but '\(purpose)' points the other way in a mirrored layout; "
          + "say what it does instead",
        at: source.place(of: entries[slot], at: offset),
        about: Subject(purpose: purpose, message: source.declaration(ofSlot: slot).name, locale: locale.facts.tag))
    }
  }
}
