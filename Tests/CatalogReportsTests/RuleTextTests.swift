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

  /// The list shows each rule with its summary, and fits a terminal of the usual width.
  @Test func listOfAllRules() {
    let rules = AllRules.all
    #expect(RuleText.list(of: rules).split(separator: "\n").count == rules.count + 1)
    #expect(RuleText.list(of: rules, columns: 80).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
