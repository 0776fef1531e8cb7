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
    for node in text.nodes where node.isPlaceholder && !node.nameRange.isEmpty && text.argument(of: node) == nil {
      let name = text.text(node.nameRange)
      let advice = NearestName.advice(
        on: name, among: text.arguments.map(\.name), otherwise: "declare it in purposes.json or remove the placeholder")
      collector.report(
        self, "unknown argument '\(name)'; \(advice)", in: text, at: node.nameRange.lowerBound, argument: name)
    }
  }
}
