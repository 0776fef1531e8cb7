internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `shared-text`: purposes that mean different things do not have one text.
///
/// ``TitleCollisionRule`` compares the titles of purposes that appear together.
package enum SharedTextRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "shared-text",
    severity: .warning,
    summary: """
      No title of a purpose that destroys is that of another, and no counted text or confirmation is that of a purpose \
      beside it.
      """,
    rationale: """
      Who has learnt that "Reset" brings everything back presses it where it deletes everything. Two refusals, such as \
      Discard and Reject, may share a word. A question or a counted text that two neighbours share was copied from one \
      to the other. Titles of neighbours are compared by `title-collision`.
      """,
    breaking: [
      example(reset: #""Przywróć""#, restore: #""↓Przywróć""#),
      example(reset: #""Przywróć…""#, restore: #""↓PRZYWRÓĆ""#),
      example(
        reset: #"{ "title": "Wyzeruj", "confirmation": "Na pewno?" }"#,
        restore: #"{ "title": "Przywróć", "confirmation": "↓Na pewno?" }"#),
    ],
    passing: [
      example(reset: #""Wyzeruj""#, restore: #""Przywróć""#),
      example(reset: #"{ "title": "Wyzeruj", "confirmation": "Wyzerować?" }"#, restore: #""Przywróć""#),
    ]
  )

  private static func example(reset: String, restore: String) -> RuleExample {
    let messages = #""messages": { "title": {}, "confirmation": {} }"#
    // Purposes beside each other have their titles compared by `title-collision`.
    let together = reset.contains("confirmation") ? #", "appearsWith": ["reset"]"# : ""
    return RuleExample(
      [
        "purposes.json": """
        {
          "reset": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, \(messages) },
          "restore": { "role": "act", "description": "…", "icons": { "set": "arrow-left" }, \(messages)\(together) }
        }
        """,
        "titles/en.json": """
        {
          "reset": { "title": "Reset", "confirmation": "Reset everything?" },
          "restore": { "title": "Restore", "confirmation": "Restore everything?" }
        }
        """,
        "titles/pl.json": #"{ "reset": \#(reset), "restore": \#(restore) }"#,
      ])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    checkTitles(locale, &collector)
    checkMessages(locale, &collector)
  }

  private static func checkTitles(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let (starts, purposes) = (source.slots.starts, source.purposes)
    func key(_ purpose: Int) -> TitleKey? { locale.shownTitles[starts[purpose]]?.key }
    var destroying: [TitleKey: [Int]] = [:]
    for purpose in purposes.indices where purposes[purpose].role == .destroy {
      if let key = key(purpose), !key.text.isEmpty { destroying[key, default: []].append(purpose) }
    }
    // Two that destroy, or two that refuse, may share a word.
    for other in purposes.indices where purposes[other].role != .destroy && purposes[other].role != .cancel {
      for purpose in key(other).flatMap({ destroying[$0] }) ?? [] {
        let pair = CompanionPair(first: min(purpose, other), second: max(purpose, other))
        if !locale.catalog.companions.contains(pair) { report(pair, in: locale, &collector) }
      }
    }
  }

  private static func report(_ pair: CompanionPair, in locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let titles = [pair.first, pair.second].map { locale.shownTitles[source.slots.starts[$0]] }
    guard let one = titles[0], let other = titles[1] else { return }
    let isInverted = source.isOwn(one.entry) && !source.isOwn(other.entry)
    let (purpose, companion) = isInverted ? (pair.first, pair.second) : (pair.second, pair.first)
    let title = isInverted ? one.text : other.text
    let slot = source.slots.starts[purpose]
    // A title that is inherited is reported for the locale that it comes from.
    guard source.locales[locale.index].entries[slot].isPresent else { return }
    let (identifier, name) = (source.purposes[purpose].identifier, source.purposes[companion].identifier)
    let destructive = source.purposes[purpose].role == .destroy ? identifier : name
    collector.report(
      self,
      "'\(title)' is also the title of '\(name)', and '\(destructive)' destroys; use another word for one of the two",
      in: locale, slot: slot, companion: name)
  }

  /// Compares the messages of purposes beside each other, besides titles.
  private static func checkMessages(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    for (slot, other) in locale.sharedMessages {
      let companion = source.purpose(ofSlot: other).identifier
      collector.report(
        self,
        "the text is also the '\(source.declaration(ofSlot: other).name)' of '\(companion)', which appears beside it; write "
          + "one for each",
        in: locale, slot: slot, companion: companion)
    }
  }
}
