internal import CatalogModel
internal import MessageSyntax

/// Reports `argument-type-mismatch`: plurals and number formats take numbers, selects take texts.
package enum ArgumentTypeMismatchRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "argument-type-mismatch",
    severity: .error,
    reach: .otherLocales,
    summary: "Plurals and number formats take a number, and a select takes a text.",
    rationale: """
      A message that counts a text or selects by a number cannot be shown: the program gets an error instead of a \
      title.
      """,
    breaking: [
      .counted("{↓count, select, 1 {Delete item} other {Delete items}}"),
      named("Share with {↓name, plural, one {# person} other {# people}}"),
      named("Share with {↓name, number}"),
    ],
    passing: [
      .counted("Delete {count, number, integer}"),
      named("Share with {name}"),
      named("{name, select, me {Share with myself} other {Share with {name}}}"),
    ]
  )

  private static func named(_ text: String) -> RuleExample {
    RuleExample(arguments: #""name": { "type": "text" }"#, en: text, pl: "{name}")
  }

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for node in text.nodes where node.isPlaceholder && node.kind != .argument {
      guard let argument = text.argument(of: node) else { continue }
      guard let message = message(node.kind, argument) else { continue }
      collector.report(self, message, in: text, at: node.nameRange.lowerBound, argument: argument.name)
    }
  }

  /// The problem of a placeholder for an argument, or nil.
  private static func message(_ kind: MessageNode.Kind, _ argument: ArgumentDeclaration) -> String? {
    switch (kind, argument.kind) {
    case (.plural, .text), (.selectOrdinal, .text):
      "argument '\(argument.name)' is a text and cannot be counted; declare it as 'integer', or use a select"
    case (.number, .text):
      "argument '\(argument.name)' is a text and has no number format; write '{\(argument.name)}'"
    case (.select, .integer), (.select, .number):
      "argument '\(argument.name)' is a number and a select compares texts; use a plural, with '=1' for a value"
    default: nil
    }
  }
}
