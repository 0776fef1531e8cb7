internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `missing-explicit-other`: every plural and select has a branch `other`.
package enum MissingExplicitOtherRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "missing-explicit-other",
    severity: .error,
    summary: "Every plural and every select has a branch 'other'.",
    rationale: """
      ICU message syntax requires it, even in languages where no number reaches it. Without it, the text is not shown \
      for any number.
      """,
    breaking: [
      .counted("↓{count, plural, one {Delete # item}}"),
      .counted(
        "↓{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów}}", in: "pl"),
      RuleExample(
        arguments: #""name": { "type": "text" }"#, en: "↓{name, select, me {Share with myself}}",
        pl: "Udostępnij: {name}"),
    ],
    passing: [
      .counted("{count, plural, one {Delete # item} other {Delete # items}}"),
      .counted("{count, plural, =1 {Delete one item} one {Delete # item} other {Delete # items}}"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    // An 'Other' with a capital is there, and `message-syntax` reports its spelling.
    if text.syntaxErrors.contains(where: isMisspeltOther) { return }
    for error in text.syntaxErrors where reports(error) {
      // If an apostrophe quotes the branch, the apostrophe is the error to report.
      if collector.makesErrors(UnpairedApostropheRule.self), !UnpairedApostropheRule.swallowing(in: text).isEmpty {
        return
      }
      collector.report(self, error.message + hint(error, text), in: text, at: error.range.lowerBound)
    }
  }

  /// True if this rule reports a syntax error.
  static func reports(_ error: MessageSyntaxError) -> Bool {
    if case .missingOther = error.kind { return true }
    return false
  }

  private static func isMisspeltOther(_ error: MessageSyntaxError) -> Bool {
    if case .unknownPluralCategory(let word) = error.kind { word.lowercased() == "other" } else { false }
  }

  /// An explanation for languages whose whole numbers never have the category 'other'; else empty.
  private static func hint(_ error: MessageSyntaxError, _ text: CheckedText) -> String {
    guard case .missingOther(let name, let type) = error.kind, type != .select,
      let argument = text.arguments.first(where: { $0.name == name }), argument.kind == .integer
    else { return "" }
    let kind: PluralKind = type == .plural ? .cardinal : .ordinal
    guard !text.locale.reachableCategories(of: argument, kind: kind).contains(.other) else { return "" }
    return ", which ICU requires even where no whole number of '\(text.locale.facts.tag)' reaches it"
  }
}
