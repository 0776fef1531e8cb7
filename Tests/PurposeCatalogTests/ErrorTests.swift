import MessageSyntax
import Testing

@testable import PurposeCatalog

/// Errors, as values and as messages.
@Suite struct ErrorTests {
  private let catalog: Catalog

  init() throws { catalog = try Standard.read() }

  @Test(
    arguments: [
      ("delte", "delete", "unknown purpose 'delte'; did you mean 'delete'?"),
      ("select_all", "select-all", "unknown purpose 'select_all'; did you mean 'select-all'?"),
      ("Delete", "delete", "unknown purpose 'Delete'; did you mean 'delete'?"),
      ("telephone", nil, "unknown purpose 'telephone'"), ("", nil, "unknown purpose ''"),
    ] as [(String, String?, String)])
  func namesTheNearestPurpose(identifier: String, nearest: String?, expected: String) throws {
    let error = #expect(throws: CatalogError.self) { try catalog.purpose(identifier) }
    #expect(error == .unknownPurpose(identifier: identifier, nearest: nearest))
    #expect(error?.description == expected)
  }

  @Test(
    arguments: [
      ("conted", [:], "purpose 'delete' has no message 'conted'; did you mean 'counted'?"),
      ("subtitle", [:], "purpose 'delete' has no message 'subtitle'"),
      ("counted", [:], "missing argument 'count'; pass a value for it"),
      ("counted", ["number": 3], "missing argument 'count'; pass a value for it"),
      ("counted", ["count": "three"], "argument 'count' is a text; pass a number"),
    ] as [(String, MessageArguments, String)])
  func explainsMissingTexts(message: String, arguments: MessageArguments, expected: String) throws {
    let resolver = catalog.resolver(for: "en")
    let delete = try catalog.purpose("delete")
    let error = #expect(throws: TextError.self) { try resolver.resolve(message, of: delete, arguments) }
    #expect(error?.description == expected)
    #expect(resolver.text(message, of: delete, arguments) == nil)
  }

  @Test func reportsAChainWithoutText() {
    let error = TextError.noText(purpose: "back", name: "short")
    #expect("\(error)" == "no text for message 'short' of 'back' in the fallback chain")
  }

  @Test func reportsAMissingCatalogue() {
    let error = #expect(throws: CatalogError.self) { try Catalog(contentsOf: "/no/such/folder") }
    #expect(
      error?.description == """
        cannot read the catalogue '/no/such/folder':
          no file '/no/such/folder/catalog.json'; create it or correct its name
        """)
  }

  /// All problems at once, each with its place.
  @Test func reportsEveryProblem() {
    let error = #expect(throws: CatalogError.self) {
      try Small.catalog(["en": #"{ "title": null, "titel": "Back" }"#, "de": "[]"])
    }
    #expect(
      error?.description == """
        cannot read the catalogue '':
          titles/de.json:1:11: a text is an array; write a string
          titles/en.json:1:22: a text is null; leave it out to inherit one
          titles/en.json:1:28: purpose 'back' has no message 'titel'; did you mean 'title'?
        """)
  }
}
