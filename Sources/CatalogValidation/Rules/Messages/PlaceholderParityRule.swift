internal import CatalogModel

/// Reports `placeholder-parity`: a translation shows the same arguments as the source text, and as often.
package enum PlaceholderParityRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "placeholder-parity",
    severity: .warning,
    summary: "A translation shows the same arguments as the source text, and none more often.",
    rationale: """
      A translation that only selects by a name does not show it. One that prints an argument by which the source text \
      only selects shows people a program's word, such as "female". One that prints a number twice was usually put \
      together from two versions.
      """,
    breaking: [
      shared(source: person, "↓{name, select, me {Udostępnij mi} other {Udostępnij}}"),
      shared(source: "{name, select, me {Share with myself} other {Share with somebody}}", "↓Udostępnij: {name}"),
      shared(source: person, "↓Udostępnij: {name} {name}"),
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
      guard own.isUsed, source.isUsed, let message = message(about: argument, own: own, source: source) else {
        continue
      }
      collector.report(self, message, in: text, argument: argument.name)
    }
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
