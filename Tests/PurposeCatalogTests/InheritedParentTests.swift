import CatalogFiles
import CatalogModel
import PurposeCatalog
import Testing

/// An overlay with a regional locale inherits the texts of its language from the extended catalogue, listed or not.
@Suite struct InheritedParentTests {
  private static let base: [String: String] = [
    "Base/catalog.json": """
    {
      "formatVersion": 1, "name": "Base", "sourceLocale": "en", "iconSets": [],
      "locales": ["en", "es", "fr", "no", "pt", "zh-Hans", "zh-Hant"]
    }
    """,
    "Base/purposes.json": #"{ "redo": { "role": "act", "description": "…", "messages": { "title": {} } } }"#,
    "Base/titles/en.json": #"{ "redo": "Redo" }"#,
    "Base/titles/es.json": #"{ "redo": "Rehacer" }"#,
    "Base/titles/fr.json": #"{ "redo": "Rétablir" }"#,
    "Base/titles/no.json": #"{ "redo": "Gjør om" }"#,
    "Base/titles/pt.json": #"{ "redo": "Refazer" }"#,
    "Base/titles/zh-Hans.json": #"{ "redo": "重做" }"#,
    "Base/titles/zh-Hant.json": #"{ "redo": "重做一次" }"#,
  ]

  private static func catalog(_ locale: String, own: String = "{}") throws -> Catalog {
    let files = base.merging([
      "catalog.json": """
      { "formatVersion": 1, "name": "App", "extends": "Base", "locales": ["en", "\(locale)"] }
      """,
      "titles/\(locale).json": own,
    ]) { $1 }
    return try Catalog(CatalogReader(files: MemoryFiles(files)).read(""))
  }

  @Test(arguments: [
    ("pt-BR", "Refazer"), ("pt-PT", "Refazer"), ("es-419", "Rehacer"), ("es-MX", "Rehacer"), ("fr-CA", "Rétablir"),
    ("zh-Hant-HK", "重做一次"), ("nb", "Gjør om"), ("nn", "Gjør om"), ("zh-Hans-SG", "重做"),
    // No parent in its script.
    ("pt-Cyrl", "Redo"),
  ])
  func inherits(_ locale: String, _ title: String) throws {
    let catalog = try Self.catalog(locale)
    let resolver = catalog.resolver(for: locale)
    #expect(resolver.title(for: try catalog.purpose("redo")) == title)
    // The parent is not a locale of the catalogue.
    #expect(catalog.locales.map(\.identifier) == ["en", locale].sorted())
  }

  @Test func prefersItsOwnText() throws {
    let catalog = try Self.catalog("pt-BR", own: #"{ "redo": "Repetir" }"#)
    #expect(catalog.resolver(for: "pt-BR").title(for: try catalog.purpose("redo")) == "Repetir")
    #expect(catalog.resolver(for: "pt-PT").locale.identifier != "pt")
  }
}
