import PurposeCatalog
import Testing

/// A catalogue with embedded files, written by hand.
@Suite struct EmbeddedFilesTests {
  private let catalog = Catalog(embedded: [
    .init(
      "catalog.json",
      """
      { "formatVersion": 1, "name": "App", "sourceLocale": "en", "locales": ["de", "de-AT", "en", "pl"], "iconSets": [] }
      """),
    .init(
      "purposes.json",
      """
      {
        "close": { "role": "dismiss", "description": "…", "icons": {}, "messages": { "title": {} } },
        "delete": { "role": "destroy", "description": "…", "icons": {}, "messages": { "title": {} } }
      }
      """),
    .init("titles/de.json", #"{ "close": "Schließen", "delete": "Löschen" }"#),
    .init("titles/de-AT.json", #"{ "delete": "Entfernen" }"#),
    .init("titles/en.json", #"{ "close": "Close", "delete": "Delete" }"#),
    .init("titles/pl.json", #"{ "close": "Zamknij", "delete": 7, "#),
  ])

  /// This order reads each locale's texts after those of other locales.
  @Test func answersInEveryLocale() throws {
    let delete = try catalog.purpose("delete")
    let close = try catalog.purpose("close")
    let titles = [
      ("de-AT", ["Schließen", "Entfernen"]), ("en", ["Close", "Delete"]), ("de", ["Schließen", "Löschen"]),
    ]
    for (tag, titles) in titles {
      let resolver = catalog.resolver(for: tag)
      #expect(resolver.locale.identifier == tag)
      #expect([close, delete].map(resolver.title) == titles)
    }
  }

  /// A resolver never traps: it uses the readable texts of a broken file, and the source locale for the others.
  @Test func usesTheReadablePartsOfABrokenFile() throws {
    let polish = catalog.resolver(for: "pl")
    #expect(polish.locale.identifier == "pl")
    #expect(polish.title(for: try catalog.purpose("close")) == "Zamknij")
    #expect(polish.title(for: try catalog.purpose("delete")) == "Delete")
  }
}
