import CatalogFiles
import CatalogModel
import PurposeCatalog
import Testing

/// Other names for declared locales; a region of a declared locale is not another name for it.
@Suite struct DeclaredLocalesTests {
  @Test(
    arguments: [
      ("de", "de"), ("de-DE", "de"), ("pl-PL", "pl"), ("de-Latn-DE", "de"), ("en-US", "en"), ("ar-EG", "ar"),
      ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh-Hant-TW", "zh-Hant"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"),
      ("iw", "he"), ("iw-IL", "he"), ("in", "id"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr-Latn"), ("no", "nb"),
      ("no-NO", "nb"), ("nb-NO", "nb"), ("pt-PT", "pt-PT"), ("cmn-TW", "zh-Hant"),
      // Another region is another locale.
      ("de-AT", nil), ("zh-MO", nil), ("zh-SG", nil), ("es-AR", nil), ("sr-ME", nil), ("ro-MD", nil), ("nn-NO", "nn"),
      ("ar-MA", nil), ("ru-Latn", nil), ("tlh", nil), ("de-1901", nil),
    ] as [(String, String?)])
  func finds(name: String, declared: String?) throws {
    let tag = try #require(LanguageTag(name))
    #expect(try DeclaredLocales(Standard.source().manifest.locales).locale(named: tag)?.identifier == declared)
  }

  /// If both names of a locale are declared, each is a separate locale.
  @Test func prefersTheExactName() throws {
    let files = MemoryFiles([
      "catalog.json": """
      { "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["en", "nb", "no"], "iconSets": [] }
      """,
      "purposes.json": "{}", "titles/en.json": "{}", "titles/nb.json": "{}", "titles/no.json": "{}",
    ])
    let manifest = try CatalogReader(files: files).read("").manifest
    for tag in manifest.locales { #expect(DeclaredLocales(manifest.locales).locale(named: tag) == tag) }
  }
}
