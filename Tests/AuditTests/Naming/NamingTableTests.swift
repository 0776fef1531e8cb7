import Testing

@testable import AppReading
@testable import Audit

/// What a designer would call each of these buttons.
@Suite("Naming made-up sites") struct NamingTableTests {
  @Test("A site has the purpose that people give it", arguments: rows)
  func names(_ row: NamedRow) throws {
    let named = try StandardNaming.english.get().name(row.site)
    #expect(named.summary == row.expected, "\(named.evidence)")
  }

  @Test func thereAreTwoHundred() { #expect(Self.rows.count >= 200) }

  static let rows = (titles + synonyms + verbs + objects + icons + context + toggles + keys + none + nouns + components)
    .split(separator: "\n").map { NamedRow(String($0)) }
}
