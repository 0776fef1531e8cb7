internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `missing-title`: every declared message has a text in the locale or in one that it inherits from.
package enum MissingTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "missing-title",
    severity: .error,
    summary: "Every declared message has a text in each locale, or in one that the locale inherits from.",
    rationale: """
      Where the whole fallback chain has no text, people see the source language in the middle of their own. \
      British English that inherits from English is no such case; German that falls through to English is.
      """,
    breaking: [
      [
        "purposes.json": """
        { "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { ↓"title": {} } } }
        """,
        "titles/en.json": #"{ "delete": "Delete" }"#,
        "titles/pl.json": "{}",
      ]
    ],
    passing: [
      [
        "catalog.json": """
        { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "en-GB"], "iconSets": ["set"] }
        """,
        "titles/en-GB.json": "{}",
      ]
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let own = source.locales[locale.index].entries
    guard !own.allSatisfy(\.isPresent), !locale.isNotBegun, !locale.isUnread else { return }
    for slot in own.indices where !own[slot].isPresent && locale.parent(having: slot) == nil {
      // That the text is there in another script is the matter of its own rule.
      if locale.otherScript(having: slot) != nil { continue }
      let purpose = source.purposes[source.slots.purposes[slot]].identifier
      let name = source.declaration(ofSlot: slot).name
      collector.report(
        self, message(name, purpose: purpose, locale: locale),
        at: source.place(ofPurpose: purpose, "messages", name),
        Subject(purpose: purpose, message: name, locale: locale.facts.tag))
    }
  }

  private static func message(_ name: String, purpose: String, locale: CheckedLocale) -> String {
    let what = name == "title" ? "title" : "text for '\(name)'"
    return "no \(what) of '\(purpose)' in '\(locale.facts.tag)'; add it to titles/\(locale.facts.tag).json"
  }
}
