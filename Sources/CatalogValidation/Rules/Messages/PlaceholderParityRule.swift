internal import CatalogModel

/// Reports `placeholder-parity`: a translation shows the arguments that the source text shows, as often.
package enum PlaceholderParityRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "placeholder-parity",
    severity: .warning,
    summary: "A translation shows every argument that the source text shows, no more often, and no other.",
    rationale: """
      A translation that only chooses by a name does not tell it; one that prints what the source text only chooses by shows \
      people a program's word, such as "female"; one that prints a number twice was mostly put together from two \
      versions.
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

  package static let looksOnlyAtStructure = true

  package static func check(_ text: borrowing CheckedText, _ collector: inout FindingCollector) {
    guard text.syntaxErrors.isEmpty, let sourceUses = text.sourceUses else { return }
    for (argument, source) in zip(text.arguments, sourceUses) {
      let own = text.use(of: argument.name)
      // That it does not occur at all is the matter of other rules.
      guard own.isUsed, source.isUsed, let message = message(argument, own, source) else { continue }
      collector.report(self, message, in: text, argument: argument.name)
    }
  }

  /// What is wrong with a text's use of an argument; nil if it fits the source's.
  private static func message(_ argument: ArgumentDeclaration, _ own: ArgumentUse, _ source: ArgumentUse) -> String? {
    let name = argument.name
    if own.prints == 0, source.prints > 0 {
      // A plural's branches are looked at one by one, and a number that selects is another mistake.
      guard own.counted == nil, argument.kind == .text else { return nil }
      return "the text does not show '\(name)' as the source text does; add '{\(name)}' where it belongs"
    }
    if source.prints == 0, own.prints > 0 {
      guard source.counted == nil else { return nil }
      return "the text shows '\(name)', by which the source text only chooses; remove '{\(name)}'"
    }
    guard own.prints > max(1, source.prints) else { return nil }
    let times = source.prints == 1 ? "once" : "\(source.prints) times"
    return "the text shows '\(name)' \(own.prints) times and the source text \(times); show it as often"
  }
}
