import Audit
import CatalogReports
import CatalogValidation
import Foundation
import Testing
import TestSupport

/// The committed page matches the rules of catalogues and of apps.
@Suite struct CommittedRulesPageTests {
  private static let file = Repository.root.appending(path: RulesPage.path)

  @Test func isNotStale() throws {
    let committed = try String(contentsOf: Self.file, encoding: .utf8)
    let page = RulesPage.markdown(of: AllRules.all, audit: AuditRules.descriptions)
    #expect(
      committed == page,
      "\(RulesPage.path) is stale; run: Scripts/catalog rules --format markdown > \(RulesPage.path)")
  }
}
