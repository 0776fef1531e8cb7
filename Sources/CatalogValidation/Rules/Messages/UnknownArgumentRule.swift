internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports `unknown-argument`: every placeholder names an argument that the message declares.
package enum UnknownArgumentRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "unknown-argument",
    severity: .error,
    reach: .otherLocales,
    summary: "Every placeholder names an argument that the message declares.",
    rationale: "No program passes a value for an argument that is not declared, so the text cannot be shown.",
    breaking: [
      .counted("{↓cuont, plural, one {Delete # item} other {Delete # items}}"),
      .title("Back to {↓screen}"),
    ],
    passing: [.counted("Delete {count}")]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for node in text.undeclaredPlaceholders {
      let name = text.text(node.nameRange)
      let all = text.arguments.map(\.name)
      let unused = text.arguments.filter { !text.uses($0) }.map(\.name)
      let advice = NearestName.choice(
        on: name, among: all, listing: unused,
        or: unused.isEmpty ? "declare it in purposes.json or remove the placeholder" : "declare it in purposes.json")
      collector.report(
        self, "unknown argument '\(name)'; \(advice)", in: text, at: node.nameRange.lowerBound, argument: name)
    }
  }
}

extension CheckedText {
  /// True if a placeholder of the text has the name of an argument.
  func uses(_ argument: ArgumentDeclaration) -> Bool {
    nodes.contains { $0.isPlaceholder && $0.names(argument.name, in: bytes) }
  }

  /// The placeholders whose names the message does not declare.
  var undeclaredPlaceholders: [MessageNode] {
    nodes.filter { $0.isPlaceholder && !$0.nameRange.isEmpty && argument(of: $0) == nil }
  }

  /// The names in placeholders that the message does not declare.
  var undeclaredNames: Set<String> { Set(undeclaredPlaceholders.map { text($0.nameRange) }) }
}
