internal import CatalogFiles
internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog
internal import SourceText

/// Reports `redundant-override`: a text differs from the one that it would inherit.
package enum RedundantOverrideRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "redundant-override",
    severity: .warning,
    isFixable: true,
    summary: "A text of an overlay or of a regional locale differs from the one that it would inherit.",
    rationale: """
      When the inherited text is reworded, the copy keeps the old words, and it is unclear whether that was meant. A \
      regional locale may repeat a text with a number, since each locale counts and writes numbers by its own rules, \
      and a text with a 'comment' or a 'state'.
      """,
    breaking: [
      [
        "catalog.json": RuleExample.manifest(locales: #""en", "en-GB""#),
        "titles/en-GB.json": #"{ "back": "↓Back" }"#,
      ],
      [
        "catalog.json": #"{ "formatVersion": 1, "name": "Overlay", "extends": "base" }"#,
        "base/catalog.json": RuleExample.manifest(locales: #""en""#),
        "base/purposes.json": RuleExample.base["purposes.json"] ?? "",
        "base/icon-sets/set.json": RuleExample.base["icon-sets/set.json"] ?? "",
        "base/titles/en.json": RuleExample.base["titles/en.json"] ?? "",
        "purposes.json": "{}", "titles/en.json": #"{ "back": "Go back", "delete": { "title": "↓Delete" } }"#,
      ],
    ],
    passing: [
      [
        "catalog.json": RuleExample.manifest(locales: #""en", "en-GB""#),
        "titles/en-GB.json": #"{ "back": "Go back" }"#,
      ],
      [
        "catalog.json": RuleExample.manifest(locales: #""en", "en-GB""#),
        "titles/en-GB.json": """
        { "delete": { "counted": "{count, plural, one {Delete # item} other {Delete # items}}" } }
        """,
      ],
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let texts = source.locales[locale.index]
    guard locale.facts.chain.locales.count > 1 || !texts.overridden.isEmpty else { return }
    // A wording that must be complete states the texts that are the locale's own, too.
    guard !source.demandsTitles(ofLocale: locale.index) else { return }
    var files: [String: TitlesMembers] = [:]
    for slot in texts.entries.indices {
      let own = texts.entries[slot]
      guard own.isPresent, !own.traits.contains(.isAnnotated), let repeated = inherited(slot, locale),
        isShown(own, insteadOf: repeated, slot: slot, in: locale)
      else { continue }
      let file = source.file(of: own)
      let members = files[file.path] ?? TitlesMembers(file)
      files[file.path] = members
      collector.report(
        self, "the text repeats that of \(source.name(ofFileOf: repeated)), which would be shown anyway; remove it",
        in: locale, slot: slot,
        fix: members.removal(
          of: source.declaration(ofSlot: slot).name, of: source.purpose(ofSlot: slot).identifier))
    }
  }

  /// The text that would be shown without the locale's own: from the extended catalogue or from a parent locale.
  private static func inherited(_ slot: Int, _ locale: CheckedLocale) -> TextEntry? {
    let source = locale.catalog.source
    let texts = source.locales[locale.index]
    if let below = texts.overridden[slot] { return below }
    // Without its 'short' the locale would show its own title, not an inherited 'short'.
    if let title = source.slots.title(ofShort: slot), texts.entries[title].isPresent { return nil }
    guard let parent = locale.parent(having: slot), !hasPlaceholders(texts.entries[slot], source) else { return nil }
    return source.locales[parent].entries[slot]
  }

  /// Returns whether a text is the one that would be shown without it; a wording may write that one in title case.
  private static func isShown(
    _ own: TextEntry, insteadOf repeated: TextEntry, slot: Int, in locale: CheckedLocale
  ) -> Bool {
    let source = locale.catalog.source
    guard source.isOfWording(own), source.isOwn(own), source.locales[locale.index].overridden[slot] != nil else {
      return areSame(own, repeated, in: source)
    }
    return source.text(of: own) == source.textBelowWording(ofLocale: locale.index, slot: slot)
  }

  private static func hasPlaceholders(_ entry: TextEntry, _ source: CatalogSource) -> Bool {
    guard entry.traits.contains(.hasSyntax), let text = source.text(of: entry) else { return false }
    return MessageTree(parsing: text).nodes.contains(where: \.isPlaceholder)
  }

  /// True if two texts have the same bytes after JSON's escapes are decoded.
  private static func areSame(_ left: TextEntry, _ right: TextEntry, in source: CatalogSource) -> Bool {
    if !left.traits.contains(.isEscaped), !right.traits.contains(.isEscaped), left.length != right.length {
      return false
    }
    guard let leftText = source.text(of: left), let rightText = source.text(of: right) else { return false }
    return leftText.utf8.elementsEqual(rightText.utf8)
  }
}
