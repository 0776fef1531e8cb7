import CatalogModel
import PurposeCatalog
import Testing

/// The digits that a catalogue names for a locale replace those of CLDR.
@Suite struct PinnedDigitsTests {
  private static let catalog = Result {
    try Small.catalog(files: [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["ar", "de-x-formal", "en", "fa", "hi"],
        "iconSets": [], "numberingSystems": { "ar": "arab", "de-x-formal": "fullwide", "fa": "latn" }
      }
      """,
      "purposes.json": """
      {
        "back": {
          "role": "navigate", "description": "…",
          "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }
        }
      }
      """,
      "titles/ar.json": texts, "titles/de-x-formal.json": texts, "titles/en.json": texts, "titles/fa.json": texts,
      "titles/hi.json": texts,
    ])
  }

  private static let texts = #"{ "back": { "title": "…", "counted": "{count}" } }"#

  @Test(
    arguments: [
      ("ar", "٣", "ar-u-nu-arab"), ("ar-MA", "٣", "ar-MA-u-nu-arab"), ("ar-EG", "٣", "ar-EG-u-nu-arab"),
      // A request that states its digits gets them.
      ("ar-u-nu-latn", "3", "ar-u-nu-latn"), ("fa-u-nu-arabext", "۳", "fa-u-nu-arabext"),
      ("fa", "3", "fa-u-nu-latn"), ("fa-AF", "3", "fa-AF-u-nu-latn"), ("hi", "3", "hi"), ("en", "3", "en"),
      // Private use stays last.
      ("de-x-formal", "３", "de-u-nu-fullwide"),
    ])
  func prints(requested: String, three: String, locale: String) throws {
    let catalog = try Self.catalog.get()
    let resolver = catalog.resolver(for: requested)
    let counted = try #require(try catalog.purpose("back").message("counted"))
    #expect(resolver.text(of: counted, count: 3) == three)
    #expect(resolver.numberLocale.identifier == locale)
  }

  /// A declared tag with extensions keeps them, and private use comes last.
  @Test func keepsExtensionsAndPrivateUse() throws {
    let manifest = CatalogManifest(
      name: "", description: nil, extends: nil, sourceLocale: .english, locales: [], iconSets: [], limits: [:],
      numberingSystems: Dictionary(
        uniqueKeysWithValues: ["ar", "ar-u-nu-latn", "en-x-a", "en-x-u-a"].compactMap { tag in
          LanguageTag(tag).map { ($0, "arab") }
        }))
    func tag(_ locale: String) throws -> String { manifest.numberTag(of: try #require(LanguageTag(locale))) }
    #expect(try tag("ar") == "ar-u-nu-arab")
    #expect(try tag("ar-u-nu-latn") == "ar-u-nu-latn")
    #expect(try tag("en-x-a") == "en-u-nu-arab-x-a")
    #expect(try tag("en-x-u-a") == "en-u-nu-arab-x-u-a")
    #expect(try tag("de") == "de")
  }
}
