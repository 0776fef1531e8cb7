import Testing

@testable import PurposeCatalog

/// Titles for narrow places: the first locale of the fallback chain with a title or a `short` provides the text.
@Suite struct ShortTitleTests {
  /// The texts of `find` by locale, the requested locale, the shown text, and its locale.
  @Test(
    arguments: [
      (["en": #""Find""#], "en", "Find", "en"),
      (["en": #"{ "title": "Find and Replace", "short": "Find" }"#], "en", "Find", "en"),
      (["en": #"{ "title": "Find and Replace", "short": "Find" }"#, "en-GB": nil], "en-GB", "Find", "en"),
      // A region's own title does not use the `short` of an inherited one.
      (
        ["en": #"{ "title": "Find and Replace", "short": "Find" }"#, "en-GB": #""Find and Swap""#], "en-GB",
        "Find and Swap", "en-GB"
      ),
      (
        ["en": #"{ "title": "Find and Replace", "short": "Find" }"#, "en-GB": #"{ "short": "Seek" }"#], "en-GB", "Seek",
        "en-GB"
      ),
      (
        [
          "en": #""Find""#, "pt": #"{ "title": "Localizar e substituir", "short": "Substituir" }"#,
          "pt-PT": nil, "pt-AO": nil,
        ], "pt-AO", "Substituir", "pt"
      ),
      (
        [
          "en": #""Find""#, "pt": #"{ "title": "Localizar e substituir", "short": "Substituir" }"#,
          "pt-PT": #""Procurar""#, "pt-AO": nil,
        ], "pt-AO", "Procurar", "pt-PT"
      ),
      // A title in another language is better than none, and so is its `short`.
      (["ar": nil, "en": #"{ "title": "Find and Replace", "short": "Find" }"#], "ar", "Find", "en"),
      (["ar": #""بحث""#, "en": #"{ "title": "Find and Replace", "short": "Find" }"#], "ar", "بحث", "ar"),
      // A `short` with invalid message syntax is skipped.
      (["en": #"{ "title": "Find and Replace", "short": "Find {" }"#], "en", "Find and Replace", "en"),
      (["en": #"{ "title": "Find and Replace", "short": "It''s" }"#], "en", "It's", "en"),
    ] as [([String: String?], String, String, String)])
  func isTheNearest(texts: [String: String?], asked: String, shown: String, from: String) throws {
    let catalog = try Self.catalog(texts)
    let resolver = catalog.resolver(for: asked)
    let find = try catalog.purpose("find")
    #expect(resolver.locale.identifier == asked)
    #expect(resolver.shortTitle(for: find) == shown)
    #expect(resolver.text("short", of: find) == shown)
    #expect(try resolver.resolve("short", of: find) == ResolvedText(text: shown, locale: #require(LanguageTag(from))))
    let message = try #require(find.message("short"))
    #expect(resolver.text(of: message, count: 1) == shown)
  }

  /// Without a declared `short` the title is used, and the API shows that no `short` is declared.
  @Test func isTheTitleIfNoneIsDeclared() throws {
    let catalog = try Self.catalog(["de": #""Suchen und Ersetzen""#, "en": #""Find and Replace""#], declares: false)
    let find = try catalog.purpose("find")
    let german = catalog.resolver(for: "de")
    #expect(german.shortTitle(for: find) == "Suchen und Ersetzen")
    #expect(german.text("short", of: find) == "Suchen und Ersetzen")
    #expect(try german.resolve("short", of: find).text == "Suchen und Ersetzen")
    #expect(find.message("short") == nil)
    #expect(throws: TextError.unknownMessage(purpose: "find", name: "shor", nearest: nil)) {
      try german.resolve("shor", of: find)
    }
  }

  /// A purpose of another catalogue is found by identifier, whether or not that catalogue declares a `short`.
  @Test(arguments: [true, false])
  func servesPurposesOfOtherCatalogues(declares: Bool) throws {
    let catalog = try Self.catalog(["en": #"{ "title": "Find and Replace", "short": "Find" }"#])
    let other = try Self.catalog(["en": #""Search""#], declares: declares)
    #expect(catalog.resolver(for: "en").shortTitle(for: try other.purpose("find")) == "Find")
    #expect(other.resolver(for: "en").shortTitle(for: try catalog.purpose("find")) == "Search")
  }

  /// An overlay's own title does not use the inherited `short`.
  @Test(
    arguments: [
      (nil, "Find"), (#""Find and Swap""#, "Find and Swap"), (#"{ "short": "Swap" }"#, "Swap"),
      (#"{ "title": "Find and Swap", "short": "Find" }"#, "Find"),
    ] as [(String?, String)])
  func usesAnOverlaysOwnTexts(text: String?, shown: String) throws {
    let base = Self.files(["en": #"{ "title": "Find and Replace", "short": "Find" }"#])
    var files = Dictionary(uniqueKeysWithValues: base.map { ("base/\($0)", $1) })
    files["catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "base" }"#
    files["titles/en.json"] = text.map { "{ \"find\": \($0) }" } ?? "{}"
    let catalog = try Small.catalog(files: files)
    #expect(catalog.resolver(for: "en").shortTitle(for: try catalog.purpose("find")) == shown)
  }

  /// An embedded catalogue gives the same results as one on disk.
  @Test func worksEmbedded() throws {
    let catalog = Catalog(embedded: [
      Catalog.EmbeddedFile(
        "catalog.json",
        #"{"formatVersion":1,"name":"Small","sourceLocale":"en","locales":["en"],"iconSets":[],"limits":{"short":9}}"#),
      Catalog.EmbeddedFile(
        "purposes.json", #"{"find":{"role":"act","description":"…","messages":{"title":{},"short":{}}}}"#),
      Catalog.EmbeddedFile("titles/en.json", #"{"find":{"title":"Find and Replace","short":"Find"}}"#),
    ])
    #expect(catalog.resolver(for: "en").shortTitle(for: try catalog.purpose("find")) == "Find")
  }

  private static func catalog(_ texts: [String: String?], declares: Bool = true) throws -> Catalog {
    try Small.catalog(files: files(texts, declares: declares))
  }

  private static func files(_ texts: [String: String?], declares: Bool = true) -> [String: String] {
    let locales = texts.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": [\(locales)], "iconSets": [] }
      """,
      "purposes.json": """
      {
        "find": { "role": "act", "description": "…", "messages": { "title": {}\(declares ? #", "short": {}"# : "") } }
      }
      """,
    ]
    for (tag, text) in texts { files["titles/\(tag).json"] = text.map { "{ \"find\": \($0) }" } ?? "{}" }
    return files
  }
}
