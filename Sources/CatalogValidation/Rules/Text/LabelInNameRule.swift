internal import CatalogFiles
internal import CatalogModel

/// Reports `label-in-name`: an `accessibilityLabel` has the words of the title that is drawn.
package enum LabelInNameRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "label-in-name",
    severity: .warning,
    summary: "An 'accessibilityLabel' has the words of its title, unless its 'usage' is 'icon'.",
    rationale: """
      People who speak to a device say the word that they see, so the accessible name must contain it (WCAG 2.2, success \
      criterion 2.5.3, Label in Name). A label without the title's words is never the name of a drawn word: write one that \
      has them, or declare '"usage": "icon"' for the message if it explains the icon in other words. A word counts in any \
      form: some word of the label has half of its letters in a row, and at least three, or two of three letters. A \
      'short' is compared like the title.
      """,
    breaking: [
      example(en: "↓Move to a folder", pl: "Uporządkuj pliki"),
      example(en: "Organize files", pl: "↓Przenieś do folderu"),
    ],
    passing: [
      example(en: "Organize files", pl: "Uporządkuj pliki"),
      // Another form of the word.
      example(en: "Organizing files", pl: "Porządkowanie plików"),
      example(en: "Move to a folder", pl: "Przenieś do folderu", declaration: #"{ "usage": "icon" }"#),
    ]
  )

  private static func example(en: String, pl: String, declaration: String = "{}") -> RuleExample {
    RuleExample([
      "purposes.json": """
      {
        "organize": {
          "role": "act", "description": "…", "icons": { "set": "arrow-left" },
          "messages": { "title": {}, "accessibilityLabel": \(declaration) }
        }
      }
      """,
      "titles/en.json": #"{ "organize": { "title": "Organize", "accessibilityLabel": "\#(en)" } }"#,
      "titles/pl.json": #"{ "organize": { "title": "Uporządkuj", "accessibilityLabel": "\#(pl)" } }"#,
    ])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    for (slot, label) in locale.messageWords.sorted(by: { $0.key < $1.key }) {
      let declaration = source.declaration(ofSlot: slot)
      guard declaration.name == MessageDeclaration.accessibilityLabel, declaration.usage != .icon,
        declaration.arguments.isEmpty
      else { continue }
      let titles = locale.catalog.titleSlotsOfPurposes[source.slots.purposes[slot]].map {
        locale.shownText(ofSlot: $0)
      }
      let lacking = titles.filter(\.isPresent).first { title in
        source.withText(of: title) { LanguageFeatures.words(of: $0) }
          .contains { word in !label.all.contains { $0.hasHalf(of: word) } }
      }
      guard let title = lacking.flatMap(source.text) else { continue }
      collector.report(
        self,
        "the label does not have the words of '\(title)'; write a label with them, or declare '\"usage\": \"icon\"' "
          + "if it is for the icon alone",
        in: locale, slot: slot)
    }
  }
}
