internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `title-collision`: purposes that appear together have titles that a reader can tell apart.
package enum TitleCollisionRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "title-collision",
    severity: .error,
    summary: "Purposes that appear together have different titles.",
    rationale: """
      If two buttons beside each other have one title, people have to guess, and one of the two may destroy \
      something. Two English words are often one word in another language: "Delete" and "Remove", "Close" and "Done". \
      Titles are compared with ICU's collation of the locale at primary strength (UTS #10), which ignores case and \
      accents except where marks make other words: tones in Vietnamese and Thai, voicing in Japanese. Inherited titles \
      are compared too, and so is a 'short', which replaces its title where there is little room. An overlay's \
      titles are compared in its own screens and places, in the 'places' that its catalog.json selects, and with opposites.
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
      // Å is a separate letter.
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
    let pairs = locale.comparedPairs
    let compared = source.wording == nil ? nil : Set(pairs.lazy.flatMap { [$0.first, $0.second] })
    var digests = [UInt64?](repeating: nil, count: source.slots.count)
    for slot in locale.catalog.titleSlotsBesideOthers where compared?.contains(source.slots.purposes[slot]) ?? true {
      let entry = locale.shownText(ofSlot: slot)
      if entry.isPresent { digests[slot] = locale.digest(of: entry) }
    }
    for pair in pairs where locale.catalog.ownCompanions?.contains(pair) ?? true {
      for second in slots[pair.second] {
        for first in slots[pair.first] {
          // If both titles are inherited, the finding is reported for the locale that they come from.
          guard own[second].isPresent || own[first].isPresent, let found = digests[first], found == digests[second],
            locale.compares(first, second)
          else { continue }
          // A 'short' is easier to reword than a title.
          let isFirstShorter = first != slots[pair.first][0] && second == slots[pair.second][0]
          let isSecond =
            // An overlay's author can only change the overlay's title.
            source.isOwn(own[second]) != source.isOwn(own[first])
            ? source.isOwn(own[second])
            // In a wording, the shared title was there before.
            : source.isOfWording(own[second]) != source.isOfWording(own[first])
              ? source.isOfWording(own[second])
              : own[second].isPresent && !(isFirstShorter && own[first].isPresent)
          report(isSecond ? second : first, beside: isSecond ? first : second, in: locale, to: &collector)
        }
      }
    }
  }

  private static func report(
    _ slot: Int, beside other: Int, in locale: CheckedLocale, to collector: inout FindingCollector
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
    let own = source.locales[locale.index].entries
    if source.layers.count == 1 || source.isOwn(own[slot]) {
      collector.report(self, message, in: locale, slot: slot, companion: companion)
    } else {
      // Both titles are the extended catalogue's: the overlay puts them beside each other.
      let purpose = source.purpose(ofSlot: slot).identifier
      let subject = Subject(
        purpose: purpose, message: source.declaration(ofSlot: slot).name, locale: locale.facts.tag, companion: companion
      )
      collector.report(self, message, at: locale.catalog.place(ofCompany: purpose, and: companion), about: subject)
    }
  }
}
