import Testing

@testable import PurposeCatalog

/// Purposes of another catalogue are found by identifier and never trap.
@Suite struct ForeignPurposeTests {
  private let standard: Catalog
  private let small: Catalog

  init() throws {
    standard = try Standard.read()
    small = try Small.catalog(["en": #"{ "title": "Return", "counted": "Return {count} times" }"#])
  }

  @Test func findsThemByIdentifier() throws {
    let back = try standard.purpose("back")
    let resolver = small.resolver(for: "en")
    #expect(resolver.title(for: back) == "Return")
    #expect(resolver.text("counted", of: back, ["count": 2]) == "Return 2 times")
    #expect(standard.resolver(for: "en").title(for: try small.purpose("back")) == "Back")
    #expect(try standard.purpose("back") == small.purpose("back"))
    #expect(Set([try standard.purpose("back"), try small.purpose("back")]).count == 1)
  }

  @Test func findsTheirMessagesByName() throws {
    let counted = try #require(try small.purpose("back").message("counted"))
    #expect(small.resolver(for: "en").text(of: counted, count: 3) == "Return 3 times")
    #expect(standard.resolver(for: "en").text(of: counted, count: 3) == nil)
    let delete = try #require(try standard.purpose("delete").message("counted"))
    #expect(small.resolver(for: "en").text(of: delete, count: 3) == nil)
  }

  /// Messages are compared by name, since another catalogue may declare others before them.
  @Test func comparesTheirMessagesByName() throws {
    let other = try Small.catalog(files: [
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Other", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json": """
      {
        "back": {
          "role": "navigate", "description": "…",
          "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }
        }
      }
      """,
      "titles/en.json": "{}",
    ])
    let (own, foreign) = (try small.purpose("back"), try other.purpose("back"))
    #expect(own.message("counted") == foreign.message("counted"))
    #expect(own.message("named") != foreign.message("counted"))
    #expect(Set([own, foreign].compactMap { $0.message("counted") }).count == 1)
  }

  /// Another reading of the same catalogue gives different purposes.
  @Test func findsPurposesOfAnEarlierReading() throws {
    let again = try Standard.readAgain()
    let resolver = again.resolver(for: "ar")
    for purpose in standard.purposes {
      #expect(resolver.title(for: purpose) == standard.resolver(for: "ar").title(for: purpose))
      #expect(resolver.icon(for: purpose, in: .lucide) == standard.resolver(for: "ar").icon(for: purpose, in: .lucide))
    }
  }

  @Test func showsTheIdentifierOfUnknownPurposes() throws {
    let settings = try standard.purpose("settings")
    let resolver = small.resolver(for: "en")
    #expect(resolver.title(for: settings) == "settings")
    #expect(resolver.text("title", of: settings) == nil)
    #expect(resolver.icon(for: settings, in: .lucide) == nil)
    #expect(resolver.text(of: try #require(settings.message("title")), count: 1) == nil)
  }
}
