import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The documentation of rules in Markdown; a test of the audit compares the committed page.
@Suite struct RulesPageTests {
  /// A section shows invisible characters, and the page is a table with a line for each rule.
  @Test func showsInvisibleCharacters() {
    let rule = RuleDescription(
      identifier: "example", severity: .note, summary: "No | in it.", rationale: "Why.",
      breaking: [.title("Back\u{A0}"), .title("Ba\u{200B}ck")], passing: [])
    let section = RulesPage.section(of: rule)
    #expect(section.contains("Back⟨U+00A0⟩") && section.contains("Ba⟨U+200B⟩ck"))
    let page = RulesPage.markdown(of: [rule], audit: [])
    #expect(page.contains(#"| `example` | note | No \| in it. |"# + "\n"))
  }
}
