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
      count, too, and so does a 'short', which stands for its title where there is little room.
      """,
    breaking: [
      together(#"{ "back": "Usuń", "delete": "↓Usuń" }"#, in: "pl"),
      together(#"{ "back": "Close", "delete": { "title": "↓CLOSE" } }"#),
      together(#"{ "back": "Cote", "delete": "↓Côté" }"#),
      together(
        #"{ "back": "Back", "delete": { "title": "Delete and go back", "short": "↓Back" } }"#, messages: withShort),
    ],
    passing: [
      together(#"{ "back": "Wstecz", "delete": "Usuń" }"#, in: "pl"),
      together(
        #"{ "back": "Back", "delete": { "title": "Delete and go back", "short": "Delete" } }"#, messages: withShort),
      // Å is a letter of its own.
      [
        "catalog.json": """
        { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "sv"], "iconSets": ["set"] }
        """,
        "purposes.json": purposes(),
        "titles/sv.json": #"{ "back": "Tal", "delete": "Tål" }"#,
      ],
      // Only purposes that appear together are compared.
      .title("Delete"),
    ]
  )

  private static let withShort = #"{ "title": { "limit": 25 }, "short": {} }"#

  private static func purposes(messages: String = #"{ "title": {} }"#) -> String {
    """
    {
      "back": {
        "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} },
        "appearsWith": ["delete"]
      },
      "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": \(messages) }
    }
    """
  }

  private static func together(
    _ titles: String, in locale: String = "en", messages: String = #"{ "title": {} }"#
  ) -> RuleExample {
    RuleExample(["purposes.json": purposes(messages: messages), "titles/\(locale).json": titles])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let own = source.locales[locale.index].entries
    let slots = locale.catalog.titleSlotsOfPurposes
    var digests = [UInt64?](repeating: nil, count: source.slots.count)
    for slot in locale.catalog.titleSlotsBesideOthers {
      let entry = locale.shownText(ofSlot: slot)
      if entry.isPresent { digests[slot] = locale.digest(of: entry) }
    }
    for pair in locale.catalog.companionPairs {
      for second in slots[pair.second] {
        for first in slots[pair.first] {
          // Where both titles are inherited the locale that they come from has the finding.
          guard own[second].isPresent || own[first].isPresent, let found = digests[first], found == digests[second]
          else { continue }
          // A 'short' is worded otherwise more easily than a title.
          let isFirstShorter = first != slots[pair.first][0] && second == slots[pair.second][0]
          let isSecond = own[second].isPresent && !(isFirstShorter && own[first].isPresent)
          report(isSecond ? second : first, beside: isSecond ? first : second, locale, &collector)
        }
      }
    }
  }

  private static func report(
    _ slot: Int, beside other: Int, _ locale: CheckedLocale, _ collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    guard let title = source.text(of: locale.shownText(ofSlot: slot)),
      let otherTitle = source.text(of: locale.shownText(ofSlot: other)), locale.areSame(title, otherTitle)
    else { return }
    let companion = source.purpose(ofSlot: other).identifier
    let what = source.slots.title(ofShort: other) == nil ? "title" : "'\(MessageDeclaration.short)'"
    let message =
      title == otherTitle
      ? "'\(title)' is also the \(what) of '\(companion)', which appears beside it; use another word for one of the two"
      : """
      '\(title)' and '\(otherTitle)', the \(what) of '\(companion)', which appears beside it, differ only in case or \
      accents; use another word for one of the two
      """
    collector.report(self, message, in: locale, slot: slot)
  }
}
