import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The output of 'catalog rules', of all rules and of one.
@Suite struct RuleTextTests {
  private static let rule = RuleDescription(
    identifier: "example", severity: .note,
    summary: "Asks for a thing that takes more words than a line of a terminal holds.", rationale: "Why.",
    breaking: [], passing: [])

  @Test func listWrapsInItsColumn() {
    #expect(
      RuleText.list(of: [Self.rule], columns: 36) == """
        rule     severity  what it asks for
        example  note      Asks for a thing
                           that takes more
                           words than a line
                           of a terminal
                           holds.

        """)
  }

  @Test func explanationFitsTheTerminal() {
    #expect(
      RuleText.explanation(of: Self.rule, columns: 36) == """
        example (note)

        Asks for a thing that takes more
        words than a line of a terminal
        holds.
        Why.

        """)
  }

  @Test("Examples show the lines that differ, with their neighbours")
  func examplesShowTheDifference() {
    @Sendable func file(_ value: String) -> String { #"{\n"a": 1,\n"b": 2,\n"c": \#(value),\n"d": 4,\n"e": 5\n}"# }
    @Sendable func example(_ value: String) -> RuleExample {
      ["a.json": file(value).replacing(#"\n"#, with: "\n"), "b.json": "{}"]
    }
    let rule = RuleDescription(
      identifier: "example", severity: .note, summary: "Asks.", rationale: "Why.",
      breaking: [example("↓3"), ["a.json": "↓Back\u{A0}"]], passing: [example("4")])
    #expect(
      RuleText.explanation(of: rule) == """
        example (note)

        Asks.
        Why.

        Breaks it (↓ marks where):

          a.json
            …
            "b": 2,
            "c": ↓3,
            "d": 4,
            …

          a.json
            ↓Back⟨U+00A0⟩

        Is right:

          a.json
            …
            "b": 2,
            "c": 4,
            "d": 4,
            …

        """)
  }

  @Test(arguments: AllRules.all.map(\.identifier))
  func breakingExamplesKeepTheirMarks(rule: String) throws {
    let rule = try #require(AllRules.description(of: rule))
    for (example, excerpts) in zip(rule.breaking, rule.breakingExcerpts) {
      func marks(_ texts: [String]) -> Int { texts.joined().unicodeScalars.count { $0 == "↓" } }
      #expect(marks(example.shown.map(\.text)) == marks(excerpts.flatMap(\.lines)))
    }
  }

  /// The list shows each rule with its summary, and fits a terminal of the usual width.
  @Test func listOfAllRules() {
    let rules = AllRules.all
    #expect(RuleText.list(of: rules).split(separator: "\n").count == rules.count + 1)
    #expect(RuleText.list(of: rules, columns: 80).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
