internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `missing-title`: every declared message has a text in the locale or in one that it inherits from.
package enum MissingTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "missing-title",
    severity: .error,
    reach: [.file, .otherLocales],
    summary: """
      Every declared message has a text in each locale, or in one that the locale inherits from; a 'short' is required \
      only where the title is longer than its limit.
      """,
    rationale: """
      Without a text in the whole fallback chain, people see the source language among their own. British English may \
      inherit from English; German may not. A title that is too long for a bar needs a 'short'. A title that fits does \
      not.
      """,
    breaking: [
      [
        "purposes.json": """
        { "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { ↓"title": {} } } }
        """,
        "titles/en.json": #"{ "delete": "Delete" }"#,
        "titles/pl.json": "{}",
      ],
      .short("↓Keep the whole page", nil),
    ],
    passing: [
      [
        "catalog.json": """
        { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "en-GB"], "iconSets": ["set"] }
        """,
        "titles/en-GB.json": "{}",
      ],
      .short("Keep the whole page", "Keep page"),
      .short("Keep whole page", nil),
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let own = source.locales[locale.index].entries
    guard !locale.hasAllTexts, !locale.isNotBegun, !locale.isUnread else { return }
    if let (file, count) = emptied(locale) {
      let tag = locale.facts.tag
      collector.report(
        self, "the file has no texts, and \(count) are missing in '\(tag)'; restore it, or write them",
        at: SourcePlace(file: file, offset: 0), about: Subject(locale: tag))
    }
    for slot in own.indices where locale.origins[slot] == .missing && !locale.isRefused(slot) {
      if let title = source.slots.title(ofShort: slot) {
        reportShort(slot, for: own[title], in: locale, to: &collector)
        continue
      }
      // A text in another script is reported by `wrong-script-fallback`.
      if locale.otherScript(having: slot) != nil { continue }
      let purpose = source.purpose(ofSlot: slot).identifier
      let name = source.declaration(ofSlot: slot).name
      collector.report(
        self, message(name, purpose: purpose, locale: locale),
        at: source.place(ofMissing: name, of: purpose, inLocale: locale.index),
        about: Subject(purpose: purpose, message: name, locale: locale.facts.tag),
        related: source.place(forTextOfSlot: slot, inLocale: locale.index))
    }
  }

  /// The catalogue's own file of a locale if it lost its texts, and the number of missing texts; nil for another one.
  ///
  /// An overlay's file may be empty while the locale inherits all texts.
  private static func emptied(_ locale: CheckedLocale) -> (file: SourceFile, count: Int)? {
    let source = locale.catalog.source
    let files = source.titleFiles(ofLocale: locale.index)
    guard let file = files.last, !file.bytes.isEmpty, !locale.catalog.unreadFiles.contains(file.path) else {
      return nil
    }
    guard !source.locales[locale.index].entries.contains(where: source.isOwn) else { return nil }
    let count = locale.missingTexts
    return count >= CheckedLocale.fewestMissing ? (file, count) : nil
  }

  private static func reportShort(
    _ slot: Int, for title: TextEntry, in locale: CheckedLocale, to collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    let purpose = source.purpose(ofSlot: slot).identifier
    let (name, tag) = (MessageDeclaration.short, locale.facts.tag)
    let file = CatalogPath.titles(of: tag, source.isOfWording(title) ? source.wording : nil)
    collector.report(
      self,
      "'\(tag)' has no '\(name)' for '\(purpose)': its title is \(source.printedLength(of: title)) characters long "
        + "and the limit of '\(name)' is \(locale.catalog.limits[slot]); add one to \(file)",
      at: source.place(of: title), about: Subject(purpose: purpose, message: name, locale: tag))
  }

  private static func message(_ name: String, purpose: String, locale: CheckedLocale) -> String {
    let tag = locale.facts.tag
    return "no \(MessageDeclaration.nameOfText(name)) of '\(purpose)' in '\(tag)'; add it to titles/\(tag).json"
  }
}

extension Finding {
  /// True if the finding is about one missing text, and not about a whole file.
  package var isMissingText: Bool { rule == MissingTitleRule.description.identifier && subject.purpose != nil }

  /// True if it says that a purpose's text is missing, or that a file has none: a new purpose makes that of an empty file.
  ///
  /// - Parameter message: one of the purpose's; nil for any.
  package func isMissingText(of purpose: String, message: String? = nil) -> Bool {
    guard rule == MissingTitleRule.description.identifier else { return false }
    return subject.purpose == nil || subject.purpose == purpose && message.map { $0 == subject.message } ?? true
  }

  /// True if the finding only asks for a `short`, which the author of a new title has yet to write.
  package var asksForShort: Bool {
    rule == MissingTitleRule.description.identifier && subject.message == MessageDeclaration.short
  }
}
