internal import PurposeCatalog
internal import CatalogFiles
internal import CatalogModel

/// Reports `title-too-long`: no text is longer than the limit of its message, in grapheme clusters.
package enum TitleTooLongRule: TextRule {
  package static let description = RuleDescription(
    identifier: "title-too-long",
    severity: .warning,
    reach: .otherLocales,
    summary: "No text is longer than the limit of its message, in grapheme clusters (UAX #29).",
    rationale: """
      A bar truncates what does not fit, and a title that ends in "…" says little. For a plural, the longest text for \
      any number up to the argument's maximum counts.
      """,
    breaking: [
      .title("↓Return to previous screen"),
      .counted("↓{count, plural, one {Delete # item} other {Delete all of these # selected items}}"),
    ],
    passing: [
      .title("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"),
      .counted("{count, plural, one {Delete # item} other {Delete # selected items}}"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    let limit = text.locale.catalog.limits[text.slot]
    // No text has more clusters than bytes, but a number may be longer than its placeholder.
    guard limit != .max, text.bytes.count > limit || !text.nodes.isEmpty else { return }
    let length = text.longestLength(upTo: limit)
    // Text that an apostrophe quotes by mistake counts only until that is fixed.
    guard length > limit, UnpairedApostropheRule.swallowing(in: text).isEmpty else { return }
    let isTitle = text.locale.catalog.source.declaration(ofSlot: text.slot).name == MessageDeclaration.title
    // A purpose with a `short` may have a longer title.
    let longer = #"shorten it, or allow a longer title in purposes.json: "title": { "limit": \#(length) }, "short": {}"#
    let advice = isExchanged(text, limit) ? "exchange it with the title" : isTitle ? longer : "shorten it"
    collector.report(
      self, "the text is \(length) characters long and the limit is \(limit); \(advice)", in: text)
  }

  /// True for a `short` whose title fits in its place.
  private static func isExchanged(_ text: CheckedText, _ limit: Int) -> Bool {
    let source = text.locale.catalog.source
    guard let title = source.slots.title(ofShort: text.slot) else { return false }
    let shown = text.locale.shownText(ofSlot: title)
    return shown.isPresent && source.printedLength(of: shown) <= limit
  }
}
