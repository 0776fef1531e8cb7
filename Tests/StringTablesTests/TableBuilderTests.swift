import CatalogModel
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// Reference texts that are exported with units, and the error for an undeclared locale.
@Suite("Building string tables")
struct TableBuilderTests {
  @Test(
    "A reference is the text that the locale shows, inherited or not, but no replacement",
    arguments: [
      ("ar", ["بحث واستبدال في النص", "استبدال", "فتح"]), ("pt", ["Localizar e substituir", "Substituir", "Abrir"]),
      ("pt-PT", ["Localizar e substituir", "Substituir", "Abrir"]),
      ("en-GB", ["Search all pages", nil, "Open the whole page"]),
    ] as [(String, [String?])])
  func references(locale: String, texts: [String?]) throws {
    let reference = try #require(LanguageTag(locale))
    let builder = try TableBuilder(try ShortUnitTests.catalogue(), references: [reference])
    let units = try builder.table(for: try #require(LanguageTag("de"))).units
    #expect(units.map(\.key.description) == ["find", "find/short", "open"])
    #expect(units.map { $0.context.references.first?.text } == texts)
    #expect(units.flatMap(\.context.references).allSatisfy { $0.locale == reference })
  }

  @Test("A regional locale of Standard has as many references as its language", arguments: [("pt-BR", "pt")])
  func regions(region: String, language: String) throws {
    let arabic = try #require(LanguageTag("ar"))
    let counts = try [region, language].map { locale in
      let builder = try TableBuilder(
        try StandardTables.catalogue.get(), references: [try #require(LanguageTag(locale))])
      return try builder.table(for: arabic).units.count { !$0.context.references.isEmpty }
    }
    #expect(counts[0] == counts[1] && counts[0] > 100)
  }

  @Test(
    "Only a locale of the same language or with a similar, long enough name is suggested",
    arguments: [
      ("fr", "add it to 'locales' in catalog.json"), ("as", "add it to 'locales' in catalog.json"),
      ("fr-FR", "add it to 'locales' in catalog.json"), ("de-AT", "did you mean 'de'?"),
      ("pt-PR", "did you mean 'pt'?"), ("pt-BR", "did you mean 'pt'?"),
      ("pd-PT", "did you mean 'pt-PT'?"),
    ])
  func undeclared(locale: String, advice: String) throws {
    let builder = try TableBuilder(try ShortUnitTests.catalogue())
    #expect(throws: StringTableError("the catalogue has no locale '\(locale)'; \(advice)")) {
      try builder.table(for: try #require(LanguageTag(locale)))
    }
  }
}
