internal import CatalogFiles
internal import CatalogModel

/// Reports `screen-title-too-long`: the title of a screen fits a bar.
package enum ScreenTitleTooLongRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "screen-title-too-long",
    severity: .warning,
    summary: "The title of a screen, or its 'short', has at most 15 grapheme clusters in each locale.",
    rationale: """
      A title shares its bar with the items at both sides, and the next Back button repeats it. Apple's guidelines ask for \
      fewer than about 15 characters (HIG, Toolbars). Titles that are longer than their limit are those of \
      'title-too-long'.
      """,
    breaking: [.screenTitle("↓All of your rides so far")],
    passing: [
      .screenTitle("All rides"),
      // Only the titles of screens count.
      .screenTitle("All of your rides so far", of: "{ride}"),
    ]
  )

  /// The length that Apple's guidelines recommend, in grapheme clusters.
  static let maximum = 15

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let catalog = locale.catalog
    for title in catalog.screens.titles {
      let slots = catalog.titleSlotsOfPurposes[title.purpose]
      guard let slot = slots.first, let length = excessiveLength(of: slots, in: locale), length <= catalog.limits[slot]
      else { continue }
      collector.report(
        self,
        "the title of the screen '\(title.screen)' is \(length) characters long, and a bar has room for about "
          + "\(maximum); shorten it, or add a 'short'",
        in: locale, slot: slot)
    }
  }
  /// The length of a title that has too many grapheme clusters and no 'short' for the bar; nil for others.
  ///
  /// - Parameter slots: the slots of the purpose's title and its shorter forms.
  static func excessiveLength(of slots: [Int], in locale: CheckedLocale) -> Int? {
    let source = locale.catalog.source
    guard let slot = slots.first, let facts = locale.textFacts[slot], facts.scalarCount > maximum,
      let text = source.text(of: source.locales[locale.index].entries[slot])
    else { return nil }
    // Rich texts are rare here; the exact length of a plain one is in grapheme clusters.
    let length = facts.placeholderCount > 0 || text.contains("'") ? facts.scalarCount : text.count
    let hasShort = slots.dropFirst().contains { slot in
      source.text(of: locale.shownText(ofSlot: slot)).map { $0.count <= maximum } ?? false
    }
    return length > maximum && !hasShort ? length : nil
  }
}
