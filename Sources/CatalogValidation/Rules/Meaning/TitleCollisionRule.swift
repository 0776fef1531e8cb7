internal import CatalogFiles
internal import CatalogModel

/// Reports `title-collision`: purposes that appear together have titles that a reader can tell apart.
package enum TitleCollisionRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "title-collision",
    severity: .error,
    summary: "Purposes that appear together have titles that readers of the locale tell apart.",
    rationale: """
      Two buttons with one title beside each other leave people to guess, and one of the two may destroy something. Two \
      English words are often one word elsewhere: "Delete" and "Remove", "Close" and "Done". Titles are compared by ICU's \
      collation of the locale at primary strength (UTS #10), so neither case nor accents set them apart, save where a \
      language's marks make other words: tones in Vietnamese and Thai, voicing in Japanese. Titles that a locale inherits \
      count, too.
      """,
    breaking: [
      together(#"{ "back": "Usuń", "delete": "↓Usuń" }"#, in: "pl"),
      together(#"{ "back": "Close", "delete": { "title": "↓CLOSE" } }"#),
      together(#"{ "back": "Cote", "delete": "↓Côté" }"#),
    ],
    passing: [
      together(#"{ "back": "Wstecz", "delete": "Usuń" }"#, in: "pl"),
      // Å is a letter of its own.
      [
        "catalog.json": """
        { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "sv"], "iconSets": ["set"] }
        """,
        "purposes.json": purposes,
        "titles/sv.json": #"{ "back": "Tal", "delete": "Tål" }"#,
      ],
      // Only purposes that appear together are compared.
      .title("Delete"),
    ]
  )

  private static let purposes = """
    {
      "back": {
        "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} },
        "appearsWith": ["delete"]
      },
      "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }
    }
    """

  private static func together(_ titles: String, in locale: String = "en") -> RuleExample {
    RuleExample(["purposes.json": purposes, "titles/\(locale).json": titles])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let own = source.locales[locale.index].entries
    var digests = [UInt64?](repeating: nil, count: source.purposes.count)
    func digest(_ purpose: Int) -> UInt64? {
      if digests[purpose] == nil {
        let entry = locale.shownText(ofSlot: source.slots.starts[purpose])
        if entry.isPresent { digests[purpose] = locale.digest(of: entry) }
      }
      return digests[purpose]
    }
    for pair in locale.catalog.neighbours {
      let slots = [pair.second, pair.first].map { source.slots.starts[$0] }
      // Where both titles are inherited the locale that they come from has the finding.
      guard let slot = slots.first(where: { own[$0].isPresent }), let first = digest(pair.first),
        first == digest(pair.second)
      else { continue }
      report(slot, beside: slot == slots[0] ? slots[1] : slots[0], locale, &collector)
    }
  }

  private static func report(
    _ slot: Int, beside other: Int, _ locale: CheckedLocale, _ collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    guard let title = source.text(of: locale.shownText(ofSlot: slot)),
      let otherTitle = source.text(of: locale.shownText(ofSlot: other)), locale.areSame(title, otherTitle)
    else { return }
    let neighbour = source.purposes[source.slots.purposes[other]].identifier
    let message =
      title == otherTitle
      ? "'\(title)' is also the title of '\(neighbour)', which appears beside it; use another word for one of the two"
      : """
      '\(title)' and '\(otherTitle)', the title of '\(neighbour)', which appears beside it, differ only in case or \
      accents; use another word for one of the two
      """
    collector.report(self, message, in: locale, slot: slot)
  }
}
