internal import CatalogModel
internal import MessageSyntax

/// Reports `missing-argument`: every argument that a message declares occurs in its text.
package enum MissingArgumentRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "missing-argument",
    severity: .error,
    summary: "Every argument that a message declares occurs in its text, as a placeholder or as what a plural counts.",
    rationale: "Without it people are not told how many items they are about to delete, or whose.",
    breaking: [.counted("↓Delete items")],
    passing: [
      .counted("Delete {count}"),
      .counted("{count, plural, one {Delete the item} other {Delete # items}}"),
    ]
  )

  package static func check(_ text: borrowing CheckedText, _ collector: inout FindingCollector) {
    // What a broken text would use nobody can tell.
    guard text.syntaxErrors.isEmpty else { return }
    for argument in text.arguments {
      let isUsed = text.nodes.contains { node in
        node.isPlaceholder && text.bytes[node.nameRange].elementsEqual(argument.name.utf8)
      }
      guard !isUsed else { continue }
      collector.report(
        self, "the text does not use the argument '\(argument.name)'; add '{\(argument.name)}' where it belongs",
        in: text,
        argument: argument.name)
    }
  }
}
