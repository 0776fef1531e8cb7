internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `missing-plural-category`: a plural has a branch for each category that its argument's numbers can have.
package enum MissingPluralCategoryRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "missing-plural-category",
    severity: .error,
    summary: "A plural has a branch for each category that a number within its argument's type and maximum can have.",
    rationale: """
      A number whose category has no branch gets the words of 'other'. In most languages, native readers see that as a \
      mistake in grammar.
      """,
    breaking: [
      .counted("↓{count, plural, one {Usuń # element} few {Usuń # elementy} other {Usuń # elementu}}", in: "pl"),
      .counted("↓{count, selectordinal, one {#st} two {#nd} other {#th}}"),
    ],
    passing: [
      .counted(
        "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń # elementu}}",
        in: "pl"),
      .counted("{count, plural, =1 {Delete one item} other {Delete # items}}"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for index in text.nodes.indices {
      let node = text.nodes[index]
      guard let kind = node.pluralKind, !node.categories.isEmpty else { continue }
      guard let argument = text.argument(of: node), argument.kind != .text else { continue }
      // If an apostrophe quotes a branch, the apostrophe is the error to report.
      guard UnpairedApostropheRule.swallowing(in: text).isEmpty else { return }
      let missing = text.locale.reachableCategories(of: argument, kind: kind).subtracting(node.categories)
      for category in missing.categories where category != .other {
        guard isNeeded(category, kind: kind, by: argument, plural: index, in: text) else { continue }
        collector.report(
          self, message(category.keyword, text.locale.facts.tag), in: text, at: node.range.lowerBound,
          category: category.keyword)
      }
    }
  }

  /// True if a number of the category reaches the branches. Explicit values are tried first and may cover all of them.
  private static func isNeeded(
    _ category: PluralCategory, kind: PluralKind, by argument: ArgumentDeclaration, plural: Int,
    in text: CheckedText
  ) -> Bool {
    guard argument.kind == .integer else { return true }
    return !text.numbers(of: category, kind, plural: plural, argument).isEmpty
  }

  private static func message(_ category: String, _ locale: LanguageTag) -> String {
    "missing plural category '\(category)' for '\(locale)'; add a '\(category) {…}' branch"
  }
}
