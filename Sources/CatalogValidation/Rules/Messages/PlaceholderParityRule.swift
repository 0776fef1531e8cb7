internal import CatalogModel
internal import MessageSyntax

/// Reports `placeholder-parity`: a translation shows the same arguments as the source text, and as often.
package enum PlaceholderParityRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "placeholder-parity",
    severity: .warning,
    reach: .otherLocales,
    summary: "A translation shows the same arguments as the source text, in each of its branches and none more often.",
    rationale: """
      A translation that only selects by a name does not show it. One that prints an argument by which the source text \
      only selects shows people a program's word, such as "female". A branch without one that the others have hides it for some numbers or words. A translation \
      that prints a number twice was usually put together from two versions.
      """,
    breaking: [
      shared(source: person, "↓{name, select, me {Udostępnij mi} other {Udostępnij}}"),
      shared(source: "{name, select, me {Share with myself} other {Share with somebody}}", "↓Udostępnij: {name}"),
      shared(source: person, "↓Udostępnij: {name} {name}"),
      RuleExample(
        arguments: #""count": { "type": "integer" }, "name": { "type": "text" }"#,
        en: "Share {count, plural, one {# item} other {# items}} with {name}",
        pl: """
          {count, plural, one {Udostępnij: # element: {name}} few ↓{Udostępnij: # elementy} \
          many {Udostępnij: # elementów: {name}} other {Udostępnij: # elementu: {name}}}
          """),
    ],
    passing: [
      shared(source: person, "Udostępnij: {name}"),
      shared(source: person, "{name, select, me {Udostępnij sobie: {name}} other {Udostępnij: {name}}}"),
    ]
  )

  private static let person = "Share with {name}"

  private static func shared(source: String, _ text: String) -> RuleExample {
    RuleExample(arguments: #""name": { "type": "text" }"#, en: source, pl: text)
  }

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard text.syntaxErrors.isEmpty, let sourceUses = text.sourceUses else { return }
    for (argument, source) in zip(text.arguments, sourceUses) {
      let own = text.use(of: argument.name)
      // Other rules report an argument that does not occur.
      guard own.isUsed, source.isUsed else { continue }
      if own.isLeftOut, !source.isLeftOut { reportBranch(without: argument.name, in: text, &collector) }
      guard let message = message(about: argument, own: own, source: source) else { continue }
      collector.report(self, message, in: text, argument: argument.name)
    }
  }

  private static func reportBranch(
    without argument: String, in text: CheckedText, _ collector: inout FindingCollector
  ) {
    guard let branch = ArgumentUse.branch(without: argument, in: text.nodes, text.bytes) else { return }
    let node = text.nodes[branch]
    collector.report(
      self,
      "the branch '\(text.text(node.nameRange))' does not show '\(argument)' as the others do; add '{\(argument)}' to it",
      in: text, at: node.contentRange.lowerBound - 1, argument: argument)
  }

  /// The problem of a text's use of an argument, or nil.
  private static func message(about argument: ArgumentDeclaration, own: ArgumentUse, source: ArgumentUse) -> String? {
    let name = argument.name
    if own.prints == 0, source.prints > 0 {
      // A plural's branches are checked one by one, and a number in a select is reported by another rule.
      guard own.counted == nil, argument.kind == .text else { return nil }
      return "the text does not show '\(name)' as the source text does; add '{\(name)}' where it belongs"
    }
    if source.prints == 0, own.prints > 0 {
      guard source.counted == nil else { return nil }
      return "the text shows '\(name)', but the source text only selects by it; remove '{\(name)}'"
    }
    guard own.prints > max(1, source.prints) else { return nil }
    let times = source.prints == 1 ? "once" : "\(source.prints) times"
    return "the text shows '\(name)' \(own.prints) times and the source text \(times); show it \(times)"
  }
}
