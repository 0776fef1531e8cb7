internal import CatalogModel
internal import MessageSyntax

/// Reports `missing-argument`: every argument that a message declares occurs in its text.
package enum MissingArgumentRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "missing-argument",
    severity: .error,
    reach: .otherLocales,
    summary: "Every argument that a message declares occurs in its text, as a placeholder or as what a plural counts.",
    rationale: "Without it people do not learn how many items they are about to delete, or whose.",
    breaking: [.counted("↓Delete items")],
    passing: [
      .counted("Delete {count}"),
      .counted("{count, plural, one {Delete the item} other {Delete # items}}"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    // The arguments of a malformed text are not known.
    guard text.syntaxErrors.isEmpty else { return }
    let missing = text.arguments.filter { !text.uses($0) }
    for argument in missing where !isExplainedElsewhere(argument, of: missing.count, in: text) {
      collector.report(
        self, "the text does not use the argument '\(argument.name)'; add '{\(argument.name)}' where it belongs",
        in: text,
        argument: argument.name)
    }
  }

  /// True if a more specific rule explains why the argument does not occur.
  ///
  /// - Parameter missing: the number of missing arguments. As many undeclared names are probably theirs.
  private static func isExplainedElsewhere(
    _ argument: ArgumentDeclaration, of missing: Int, in text: CheckedText
  ) -> Bool {
    if text.locale.catalog.unusedArguments[text.slot]?.contains(argument.name) == true { return true }
    if argument.kind != .text, !NumberSignOutsidePluralRule.signs(in: text).isEmpty { return true }
    return !UnpairedApostropheRule.swallowing(in: text).isEmpty || text.undeclaredNames.count >= missing
  }
}
