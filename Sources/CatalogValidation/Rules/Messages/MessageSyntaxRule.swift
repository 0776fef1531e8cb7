internal import MessageSyntax

/// Reports `message-syntax`: every text is a well-formed ICU message of the kinds that are supported.
package enum MessageSyntaxRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "message-syntax",
    severity: .error,
    isFixable: true,
    summary: "Every text is a well-formed ICU message that uses plural, selectordinal, select and number only.",
    rationale: """
      A text that cannot be parsed is not shown: people see the text that the locale inherits, in another language. A \
      button's title needs neither dates nor spelt-out numbers.
      """,
    breaking: [
      .counted("↓{count, plural, one {Delete # item} other {Delete # items}"),
      .counted("{count, plural, ↓oen {Delete # item} other {Delete # items}}"),
      .counted("{count, plural, ↓One {Delete # item} other {Delete # items}}"),
      .counted("{count, ↓spellout}"),
      .counted("↓{count, plural}"),
    ],
    passing: [
      .title("It''s back"),
      .counted("{count, plural, =0 {Delete nothing} one {Delete # item} other {Delete # items}}"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard !text.syntaxErrors.isEmpty else { return }
    // Errors that another rule explains better are left to that rule, unless it is off or only warns.
    let leavesQuotes = collector.makesErrors(UnpairedApostropheRule.self)
    let leavesOther = collector.makesErrors(MissingExplicitOtherRule.self)
    for error in text.syntaxErrors {
      if leavesOther, MissingExplicitOtherRule.reports(error) { continue }
      if leavesQuotes, case .unclosedQuote = error.kind, !UnpairedApostropheRule.swallowing(in: text).isEmpty {
        continue
      }
      collector.report(self, error.message, in: text, at: error.range.lowerBound, fix: spelling(of: error, in: text))
    }
  }

  /// A fix for a plural category in other letters: `Other` is 'other'.
  private static func spelling(of error: MessageSyntaxError, in text: CheckedText) -> Fix? {
    guard case .unknownPluralCategory(let word) = error.kind, text.text(error.range) == word,
      let category = PluralCategory(keyword: word.lowercased())
    else { return nil }
    return text.fix(replacing: error.range, with: category.keyword)
  }
}
