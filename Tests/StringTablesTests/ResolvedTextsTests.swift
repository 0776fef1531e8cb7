import CatalogFiles
import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// Texts that a locale's export contains in addition to the locale's own.
@Suite("Resolved texts in string tables")
struct ResolvedTextsTests {
  private static func table(
    _ locale: String, _ resolution: TextResolution, among locales: [String]? = nil
  ) throws -> StringTable {
    let catalogue = try ShortUnitTests.catalogue()
    let tag = try #require(LanguageTag(locale))
    let tags = locales?.compactMap { LanguageTag($0) } ?? catalogue.manifest.locales
    let tables = try TableBuilder(catalogue, includesEveryShort: true).tables(for: tags, resolving: resolution)
    return try #require(tables.first { $0.targetLocale == tag })
  }

  private static func texts(_ table: StringTable) -> [String] {
    table.units.map { "\($0.key)=\($0.target ?? "")" }
  }

  @Test("A region's file repeats its language's texts where the platform does not fall back")
  func inherited() throws {
    let inherited = ["find=Localizar e substituir", "find/short=Substituir", "open=Abrir", "open/short=Abrir"]
    for fallback in [PlatformFallback.key, .source] {
      #expect(try Self.texts(Self.table("pt-PT", .asNeeded(fallback))) == inherited)
    }
    for fallback in [PlatformFallback.android, .truncation, .resourceBundle, .localeName, .language] {
      #expect(try Self.texts(Self.table("pt-PT", .asNeeded(fallback))) == [])
      // Without a file for the language, the platform cannot fall back to it.
      #expect(try Self.texts(Self.table("pt-PT", .asNeeded(fallback), among: ["pt-PT"])) == inherited)
      #expect(try Self.texts(Self.table("pt-PT", .all(fallback))) == inherited)
    }
    #expect(try Self.texts(Self.table("pt-PT", .own)) == [])
  }

  @Test("A title replaces a missing short: an app would show the source's")
  func shorts() throws {
    let german = try Self.table("de", .asNeeded(.android))
    #expect(Self.texts(german).contains("find/short=Suchen und Ersetzen"))
    let british = try Self.table("en-GB", .asNeeded(.android))
    #expect(Self.texts(british) == ["find=Search all pages", "find/short=Search all pages"])
  }

  @Test("An untranslated text is the source text only where an app would show the key")
  func untranslated() throws {
    let files = ShortUnitTests.titles.merging(["de": #"{ "find": "Suchen" }"#]) { $1 }
    let catalogue = try ShortUnitTests.catalogue(files)
    let builder = try TableBuilder(catalogue)
    func open(_ resolution: TextResolution) throws -> StringUnit {
      let table = try builder.tables(for: catalogue.manifest.locales, resolving: resolution)[1]
      return try #require(table.units.first { $0.key == UnitKey("open") })
    }
    #expect(try open(.asNeeded(.source)).target == nil)
    #expect(try open(.asNeeded(.key)).target == "Open the whole page")
    let complete = try open(.all(.source))
    #expect(complete.target == "Open the whole page" && complete.state == .new)
  }

  @Test("Another script's text is not a fallback: the file has the source text")
  func scripts() throws {
    let files = [
      "en": #"{ "find": "Find", "open": "Open" }"#, "sr": #"{ "find": "Нађи", "open": "Отвори" }"#,
      "sr-Latn": #"{ "find": "Nađi" }"#,
    ]
    let catalogue = try ShortUnitTests.catalogue(files)
    let builder = try TableBuilder(catalogue)
    for (fallback, text) in [
      (.truncation, "Open"), (.resourceBundle, "Open"), (.localeName, "Open"), (.language, "Open"), (.android, nil),
    ] as [(PlatformFallback, String?)] {
      let table = try builder.tables(for: catalogue.manifest.locales, resolving: .asNeeded(fallback))[2]
      let unit = try #require(table.units.first { $0.key == UnitKey("open") })
      #expect(unit.target == text && (text == nil || unit.state == .translated), "\(fallback)")
    }
  }

  @Test(
    "Android takes a sibling's text before the default: the region gets the source's", arguments: ["en-AU", "en-GB"])
  func siblings(locale: String) throws {
    let files = [
      "en": #"{ "find": "Find", "open": "Open" }"#, "en-AU": #"{ "find": "Look" }"#, "en-GB": #"{ "open": "Enter" }"#,
    ]
    let catalogue = try ShortUnitTests.catalogue(files)
    let tables = try TableBuilder(catalogue).tables(
      for: catalogue.manifest.locales, resolving: .asNeeded(.android))
    let table = try #require(tables.first { $0.targetLocale.identifier == locale })
    let texts = [
      "en-AU": ["find=Look", "find/short=Look", "open=Open", "open/short=Open"],
      "en-GB": ["find=Find", "find/short=Find", "open=Enter", "open/short=Enter"],
    ]
    #expect(Self.texts(table) == texts[locale])
  }

  @Test("A region's own word stays; an exported text follows the language")
  func updates() throws {
    let table = try Self.table("pt-PT", .asNeeded(.key))
    let empty = SourceFile(path: "values-pt-rPT/strings.xml", text: "<resources/>")
    let written = try AndroidFormat().update(empty, with: [table])
    #expect(written.added == 4)
    let exported = String(decoding: written.bytes, as: UTF8.self)
    let foreign = "<resources><string name=\"open\">Aceder</string></resources>"
    for (text, expected) in [(foreign, "Aceder"), (exported.replacing(">Abrir<", with: ">Aceder<"), "Abrir")] {
      let updated = try AndroidFormat().update(SourceFile(path: empty.path, text: text), with: [table])
      #expect(String(decoding: updated.bytes, as: UTF8.self).contains("name=\"open\">\(expected)<"))
    }
  }

  @Test("Importing them again changes nothing, with or without bases", arguments: [true, false])
  func imports(hasBases: Bool) throws {
    let catalogue = try ShortUnitTests.catalogue()
    for locale in ["pt-PT", "de", "en-GB"] {
      let table = try Self.table(locale, .all(.key))
      let units = table.units.map { unit in
        ReadUnit(
          key: unit.key, target: unit.target ?? "", base: hasBases ? unit.base : nil,
          place: UnitPlace(path: "", position: .init(line: 1, column: 1)))
      }
      let read = ReadTables(tables: [ReadTable(locale: table.targetLocale, units: units)])
      let merged = CatalogMerge(catalogue, policy: MergePolicy()).merge(read)
      #expect(merged.count == 4 && merged.allSatisfy { $0.value == nil && $0.entry.outcome == .unchanged }, "\(merged)")
    }
  }
}
