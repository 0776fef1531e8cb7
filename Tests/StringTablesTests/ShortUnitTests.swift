import CatalogFiles
import CatalogModel
import CatalogValidation
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// Short titles are exported if a locale needs or has one, and imported like all other units.
@Suite("Short titles in string tables")
struct ShortUnitTests {
  static let titles = [
    "ar": #"{ "find": { "title": "بحث واستبدال في النص", "short": "استبدال" }, "open": "فتح" }"#,
    "de": #"{ "find": "Suchen und Ersetzen", "open": "Öffnen" }"#,
    "en": #"{ "find": "Find", "open": { "title": "Open the whole page", "short": "Open" } }"#,
    "en-GB": #"{ "find": "Search all pages" }"#,
    "pt": #"{ "find": { "title": "Localizar e substituir", "short": "Substituir" }, "open": "Abrir" }"#,
    "pt-PT": "{}",
  ]

  static func files(_ titles: [String: String] = titles) -> [String: String] {
    let locales = titles.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    let texts = titles.map { ("titles/\($0).json", $1) }
    return [
      "catalog.json": """
      { "formatVersion": 1, "name": "Shorts", "sourceLocale": "en", "locales": [\(locales)], "iconSets": [] }
      """,
      "purposes.json": """
      {
        "find": { "role": "act", "description": "Finds.", "messages": { "title": {}, "short": {} } },
        "open": { "role": "act", "description": "Opens.", "messages": { "title": {}, "short": { "limit": 12 } } }
      }
      """,
    ].merging(texts) { $1 }
  }

  static func catalogue(_ titles: [String: String] = titles) throws -> CatalogSource {
    try CatalogReader(files: MemoryFiles(files(titles))).read("")
  }

  static func table(_ locale: String, _ selection: UnitSelection = .all) throws -> StringTable {
    try TableBuilder(try catalogue(), selection: selection).table(for: try #require(LanguageTag(locale)))
  }

  @Test(
    "It is exported where a locale needs or has one",
    arguments: [
      ("ar", ["find", "find/short", "open"]), ("de", ["find", "find/short", "open"]),
      ("en", ["find", "open", "open/short"]), ("en-GB", ["find", "find/short"]),
      ("pt", ["find", "find/short", "open"]),
      ("pt-PT", []),
    ])
  func all(locale: String, keys: [String]) throws {
    #expect(try Self.table(locale).units.map(\.key.description) == keys)
  }

  @Test("The missing shorts are those that the check requires")
  func missing() throws {
    let asked = CatalogCheck.run(on: try Self.catalogue()).findings.filter { $0.rule == "missing-title" }
    let found = try Self.catalogue().manifest.locales.flatMap { locale in
      try Self.table("\(locale)", .missing).units.map { "\(locale) \($0.key)" }
    }
    #expect(found == ["de find/short", "en-GB find/short"])
    #expect(asked.map { "\($0.subject.locale?.identifier ?? "") \($0.subject.purpose ?? "")/short" } == found)
  }

  @Test("A region's translator sees what it inherits")
  func inherited() throws {
    let units = try Self.table("pt-PT", .withInherited).units
    #expect(units.map(\.key.description) == ["find", "find/short", "open"])
    #expect(units[1].context.inherited == "Substituir")
  }

  @Test("Its notes state its purpose and its limit")
  func notes() throws {
    let unit = try #require(try Self.table("de", .missing).units.first)
    #expect(unit.source == "Find")
    #expect(unit.limit == 15)
    #expect(
      unit.notes.prefix(2) == ["The title where there is little room.", "It replaces 'Suchen und Ersetzen'."])
    #expect(unit.notes.contains("At most 15 characters."))
  }

  @Test("The whole catalogue survives a round trip in every format", arguments: AllFormats.identifiers)
  func comesBack(identifier: String) throws {
    let format = try AllFormats.format(identifier)
    let catalogue = try Self.catalogue()
    let builder = try TableBuilder(catalogue)
    let tables = try catalogue.manifest.locales.map { try builder.table(for: $0) }
    try RoundTrip(format, tables).expectNoChange()
    for table in tables {
      let written = try format.write([table], options: FormatOptions())
      let files = written.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
      let merged = CatalogMerge(catalogue, policy: MergePolicy()).merge(
        try format.read(files, context: ReadContext(catalogue)))
      #expect(merged.allSatisfy { $0.value == nil }, "\(table.targetLocale)")
      #expect(merged.allSatisfy { [.unchanged, .empty].contains($0.entry.outcome) }, "\(merged.map(\.entry))")
    }
    let all = try format.write(tables, options: FormatOptions()).files
    let read = try format.read(
      all.map { SourceFile(path: $0.path, bytes: $0.bytes) }, context: ReadContext(catalogue))
    #expect(CatalogMerge(catalogue, policy: MergePolicy()).merge(read).allSatisfy { $0.value == nil })
  }

  @Test("A translated short is imported, and so is a longer title that needs one")
  func imports() throws {
    let catalogue = try TemporaryCatalogue()
    let purposes = catalogue.folder.appending(path: "purposes.json")
    let text = try String(contentsOf: purposes, encoding: .utf8)
    let declared = text.replacingOccurrences(
      of: #""description": "…", "icons": {}, "messages": { "title": {} } }"#,
      with: #""description": "…", "icons": {}, "messages": { "title": {}, "short": {} } }"#)
    try Data(declared.utf8).write(to: purposes)
    let long = try catalogue.importing(#"{ "save": "Zapisz całą stronę", "close": "Zamknij wszystko" }"#)
    #expect(long.entries.map(\.outcome) == [.updated, .updated])
    let short = try catalogue.importing(#"{ "save.short": "Zapisz stronę", "close.short": "Zamknij wszystko" }"#)
    // A short title that repeats the title changes nothing.
    #expect(short.entries.map(\.outcome) == [.updated, .unchanged])
    #expect(
      try catalogue.titles("pl").contains(#""save": { "title": "Zapisz całą stronę", "short": "Zapisz stronę" }"#))
  }

  @Test("A pseudo-locale has one for every purpose that declares one, within its limit")
  func pseudo() throws {
    let catalogue = try Self.catalogue(["en": #"{ "find": "Find in pages", "open": "Open" }"#])
    let files = Dictionary(
      uniqueKeysWithValues: try PseudoCatalogue.files(of: catalogue, at: "../base").map {
        ("pseudo/\($0.path)", String(decoding: $0.bytes, as: UTF8.self))
      })
    let base = Self.files(["en": #"{ "find": "Find in pages", "open": "Open" }"#]).map { ("base/\($0)", $1) }
    let source = try CatalogReader(files: MemoryFiles(files.merging(base) { $1 })).read("pseudo")
    #expect(CatalogCheck.run(on: source).findings.filter { $0.severity > .note }.map(\.message) == [])
    let accented = try #require(files["pseudo/titles/en-XA.json"])
    #expect(accented.contains(#""find": { "title": "[Ƒîñð îñ þåĝéš öñé ]", "short": "[Ƒîñð îñ þåĝéš]" }"#))
    #expect(accented.contains(#""open": { "title": "[Öþéñ ö]", "short": "[Öþéñ ö]" }"#))
  }
}
