internal import CatalogFiles
internal import CatalogModel
internal import ICUText

/// Reports `large-title-too-wide`: large titles fit the narrowest bar of each platform.
package enum LargeTitleTooWideRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "large-title-too-wide",
    severity: .note,
    summary: "A large title is as wide as the narrowest bar of each platform in each locale, or narrower.",
    rationale: """
      A large title has its own row, but is twice as large as an inline one on iOS, and bold (HIG, Typography: 34 \
      points). It is measured at 'prominentFontSize' of platforms.json with a table of letter widths, in the narrowest \
      bar less its margins. This is a note: the platform cuts the title's end, and shows all of it in the inline title \
      once people scroll. A 'short' does not help, since a large title is not shortened. Titles without a 'short' that \
      'screen-title-too-long' or 'title-too-long' reports are not reported again.
      """,
    breaking: [.largeTitle("↓WWW: my MW map")],
    passing: [.largeTitle("All rides"), .largeTitle("WWW: my MW map", header: "page")]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let catalog = locale.catalog
    let source = catalog.source
    let platforms = source.platformsWithBars.filter(\.hasLargeTitles)
    guard !platforms.isEmpty else { return }
    for title in catalog.screens.largeTitles {
      let slots = catalog.titleSlotsOfPurposes[title.purpose]
      guard let slot = slots.first, let text = source.text(of: source.locales[locale.index].entries[slot]),
        ScreenTitleTooLongRule.excessiveLength(of: slots, in: locale) == nil
      else { continue }
      let width = AdvanceWidths.width(of: text, size: 1)
      let cut = platforms.compactMap { platform -> String? in
        let needed = platform.width(ofLargeTitle: width * platform.fontSize)
        let room = platform.roomForLargeTitle(width: platform.narrowestWidth)
        guard needed > room else { return nil }
        return "\(platform.name) (\(Int(needed.rounded(.up))) of \(Int(room)) \(platform.unit))"
      }
      guard !cut.isEmpty else { continue }
      collector.report(
        self,
        "the large title of the screen '\(title.screen)' is wider than the narrowest bar of "
          + "\(cut.joined(separator: ", ")); shorten it, or use a header with an inline title",
        in: locale, slot: slot)
    }
  }
}
