import Foundation
import TestSupport
import Testing

@testable import CatalogValidation

/// The committed page matches the rules.
@Suite struct RulesPageTests {
  private static let file = Repository.root.appending(path: RulesPage.path)

  @Test func isNotStale() throws {
    let committed = try String(contentsOf: Self.file, encoding: .utf8)
    let made = RulesPage.markdown(of: AllRules.all)
    #expect(
      committed == made,
      "\(RulesPage.path) is stale; make it anew: Scripts/catalog rules --format markdown > \(RulesPage.path)")
  }

  /// The page shows invisible characters.
  @Test func showsInvisibleCharacters() {
    let rule = RuleDescription(
      identifier: "example", severity: .note, summary: "No | in it.", rationale: "Why.",
      breaking: [.title("Back\u{A0}"), .title("Ba\u{200B}ck")], passing: [])
    let page = RulesPage.markdown(of: [rule])
    #expect(page.contains("Back⟨U+00A0⟩") && page.contains("Ba⟨U+200B⟩ck") && page.contains(#"No \| in it."#))
  }
}
