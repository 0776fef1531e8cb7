internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `wrong-script-fallback`: no locale lacks a text that its language has in another script.
package enum WrongScriptFallbackRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "wrong-script-fallback",
    severity: .error,
    summary: "No locale lacks a text that the catalogue has in the same language and another script.",
    rationale: """
      A fallback chain never crosses scripts. Somebody who reads Serbian in Latin letters, or Chinese in traditional \
      characters, sees the source language instead, although the words exist in the other script.
      """,
    breaking: [
      [
        "catalog.json": RuleExample.manifest(locales: #""en", "sr", "sr-Latn""#), "purposes.json": purposes,
        "titles/en.json": #"{ "back": "Back", "delete": "Delete" }"#,
        "titles/sr.json": #"{ "back": "Назад", "delete": "Избриши" }"#,
        "titles/sr-Latn.json": #"{ "delete": "Izbriši" }"#,
      ]
    ],
    passing: [
      [
        "catalog.json": RuleExample.manifest(locales: #""en", "sr", "sr-Cyrl-ME", "sr-Latn", "sr-Latn-ME""#),
        "purposes.json": plainPurposes,
        "titles/en.json": #"{ "back": "Back", "delete": "Delete" }"#,
        "titles/sr.json": #"{ "back": "Назад", "delete": "Избриши" }"#,
        "titles/sr-Latn.json": #"{ "back": "Nazad", "delete": "Izbriši" }"#,
      ]
    ]
  )

  private static let plainPurposes = purposes.filter { $0 != RuleExample.mark }

  private static let purposes = """
    {
      "back": { "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { ↓"title": {} } },
      "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }
    }
    """

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let own = source.locales[locale.index].entries
    guard !locale.hasAllTexts, !locale.isNotBegun else { return }
    for slot in own.indices where !own[slot].isPresent && locale.origins[slot] == .missing {
      // If a title's short form is missing, the title itself is shown, in the right script.
      guard source.slots.title(ofShort: slot) == nil, let other = locale.otherScript(having: slot) else { continue }
      let purpose = source.purpose(ofSlot: slot).identifier
      let name = source.declaration(ofSlot: slot).name
      collector.report(
        self, message(name, purpose: purpose, other: other, locale),
        at: source.place(ofPurpose: purpose, "messages", name),
        about: Subject(purpose: purpose, message: name, locale: locale.facts.tag))
    }
  }

  private static func message(_ name: String, purpose: String, other: Int, _ locale: CheckedLocale) -> String {
    let what = MessageDeclaration.nameOfText(name)
    let tag = locale.facts.tag
    let facts = locale.catalog.facts[other]
    return """
      no \(what) of '\(purpose)' in '\(tag)', which cannot inherit it from '\(facts.tag)' in another script \
      (\(facts.script)); add it to titles/\(tag).json in \(locale.facts.script)
      """
  }
}
