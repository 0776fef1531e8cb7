internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `crowded-bar`: the items of a bar fit the narrowest width of each platform in each locale.
package enum CrowdedBarRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "crowded-bar",
    severity: .warning,
    summary: "The items of every bar fit the narrowest bar of each platform in each locale.",
    rationale: """
      Cancel and Save are twice as long in one language as in another. What does not fit is cut, or is not there at all. \
      Actions with icons go to the platform's menu where it has one, and the title gets what is left, so neither counts. \
      Words are measured with a table of letter widths. Systems that 'minimumSystems' leaves out are not looked at.
      """,
    breaking: [
      .bar(#""confirm": "save""#, platforms: platforms, save: "↓Save all of my rides and the places of this day")
    ],
    passing: [
      .bar(#""confirm": "save""#, platforms: platforms, save: "Save"),
      .bar(#""confirm": "save""#, platforms: symbols, save: "Save all of my rides and the places of this day"),
    ]
  )

  private static let platforms = #"{ "phone": { "name": "Phone", "iconSet": "set", "unit": "pt", "facts": {} } }"#
  private static let symbols = """
    {
      "phone": {
        "name": "Phone", "iconSet": "set", "unit": "pt",
        "facts": { "confirm": { "value": "symbol", "source": "made up", "confidence": "memory" } }
      }
    }
    """

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let catalog = locale.catalog
    guard !catalog.bars.isEmpty else { return }
    let own = catalog.source.locales[locale.index].entries
    var widths: [Int: Double] = [:]
    /// The width at a font's size of 1.
    func width(_ slot: Int) -> Double {
      if let known = widths[slot] { return known }
      let text = catalog.source.text(of: shownText(of: slot, in: locale)) ?? ""
      let width = AdvanceWidths.width(of: text, size: 1)
      widths[slot] = width
      return width
    }
    for (bar, screens) in catalog.bars {
      let titles = bar.titles
      // Symbols have the same width in every locale, and inherited texts are reported for the locale that they come
      // from.
      guard locale.index == catalog.source.sourceIndex || titles.contains(where: { own[$0].isPresent }) else {
        continue
      }
      let profile = bar.profile
      let needed = bar.neededWidth { width($0) * profile.fontSize }
      guard needed > profile.narrowestWidth else { continue }
      let longest = titles.max { width($0) < width($1) }
      for screen in screens {
        report(screen, bar, needed: Int(needed.rounded(.up)), longest: longest, in: locale, collector: &collector)
      }
    }
  }

  /// The text that a bar shows: the `short` if there is one, else the title.
  static func shownText(of slot: Int, in locale: CheckedLocale) -> TextEntry {
    let slots = locale.catalog.source.slots
    let purpose = slots.purposes[slot]
    if slot == slots.starts[purpose] {
      for short in locale.catalog.titleSlotsOfPurposes[purpose].dropFirst() {
        let entry = locale.shownText(ofSlot: short)
        if entry.isPresent { return entry }
      }
    }
    return locale.shownText(ofSlot: slot)
  }

  private static func report(
    _ screen: String, _ bar: CheckedBar, needed: Int, longest: Int?, in locale: CheckedLocale,
    collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    let profile = bar.profile
    let entry = longest.map { shownText(of: $0, in: locale) } ?? .absent
    let purpose = longest.map { source.purpose(ofSlot: $0).identifier }
    collector.report(
      self,
      "the bar of '\(screen)' needs \(needed) \(profile.unit), and the narrowest of \(profile.name) has "
        + "\(Int(profile.narrowestWidth)); "
        + (purpose.map { "shorten '\($0)', add a 'short', or show fewer items" } ?? "show fewer items"),
      at: entry.isPresent ? source.place(of: entry) : source.place(ofScreen: screen),
      about: Subject(purpose: purpose, locale: locale.facts.tag, screen: screen, platform: profile.platform))
  }
}
