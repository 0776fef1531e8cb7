import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The page of all rules; a test of the audit compares the committed one.
@Suite struct RulesPageTests {
  /// The page shows invisible characters.
  @Test func showsInvisibleCharacters() {
    let rule = RuleDescription(
      identifier: "example", severity: .note, summary: "No | in it.", rationale: "Why.",
      breaking: [.title("Back\u{A0}"), .title("Ba\u{200B}ck")], passing: [])
    let page = RulesPage.markdown(of: [rule], audit: [])
    #expect(page.contains("Back⟨U+00A0⟩") && page.contains("Ba⟨U+200B⟩ck") && page.contains(#"No \| in it."#))
  }
}
