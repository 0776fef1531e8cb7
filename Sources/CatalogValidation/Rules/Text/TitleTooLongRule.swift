/// Reports `title-too-long`: no text is longer than the limit of its message, in grapheme clusters.
package enum TitleTooLongRule: TextRule {
  package static let description = RuleDescription(
    identifier: "title-too-long",
    severity: .warning,
    summary: "No text is longer than the limit of its message, in grapheme clusters (UAX #29).",
    rationale: """
      A bar cuts what does not fit, and a title that ends in "…" says nothing. Of a plural the longest text counts that a number \
      within the argument's maximum can give.
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

  package static func check(_ text: borrowing CheckedText, _ collector: inout FindingCollector) {
    let limit = text.locale.catalog.limits[text.slot]
    // No text has more clusters than bytes, but a number may take more than its placeholder does.
    guard limit != .max, text.bytes.count > limit || !text.nodes.isEmpty else { return }
    let length = text.longestLength(upTo: limit)
    // What an apostrophe swallows is printed, and long, only until it is fixed.
    guard length > limit, UnpairedApostropheRule.swallowing(in: text).isEmpty else { return }
    collector.report(
      self, "the text is \(length) grapheme clusters long and the limit is \(limit); shorten it", in: text)
  }
}
