import AppReading
import CatalogFiles
import CatalogModel
import SourceText
import StringFormats
import TestSupport
import Testing

@testable import Adoption

/// The texts of an app's string tables by key, and by the catalogue's locales.
@Suite struct AppStringTablesTests {
  private static func tables(_ files: [String: String], excluded: [String] = []) throws -> AppStringTables {
    let manifest = try PlannedApp.catalogue.get().manifest
    return AppStringTables(
      below: ["App"], excluded: excluded, others: ["App/Own"], locales: manifest.locales, source: manifest.sourceLocale,
      from: MemoryFiles(files))
  }

  private static let files = [
    "App/en.lproj/Localizable.strings": "\"save\" = \"Save\";\n\"old\" = \"Old\";\n",
    "App/de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
    "App/Editor/en.lproj/Localizable.strings": "\"save\" = \"Save Draft\";\n",
    "App/Editor/de.lproj/Localizable.strings": "\"save\" = \"Entwurf sichern\";\n",
    "App/Other/de.lproj/Localizable.strings": "\"save\" = \"Ohne Quelle\";\n",
  ]

  /// The text that the file shows decides, and then the nearest table.
  @Test(
    arguments: [
      (nil, "App/Editor/A.swift", "Entwurf sichern"), (nil, "App/A.swift", "Sichern"), (nil, "Lib/A.swift", "Sichern"),
      ("Save", "App/Editor/A.swift", "Sichern"), ("Save Draft", "App/A.swift", "Entwurf sichern"),
      ("Elsewhere", "App/Editor/A.swift", "Entwurf sichern"),
    ] as [(String?, String, String)])
  func entry(text: String?, file: String, german: String) throws {
    let entry = try Self.tables(Self.files).entry(forKey: "save", text: text, near: file)
    #expect(entry?.texts[LanguageTag("de") ?? .english]?.text == german)
  }

  @Test func knowsNoOtherKeys() throws {
    let tables = try Self.tables(Self.files)
    #expect(tables.entry(forKey: "none", text: nil, near: "App/A.swift") == nil)
    #expect(tables.unread.isEmpty)
  }

  /// Folders to skip, and folders that another program fills.
  @Test(arguments: [("App/Own", false), ("App/.build", false), ("App/Skipped", false), ("App/Kept", true)])
  func skips(folder: String, isRead: Bool) throws {
    let tables = try Self.tables(
      ["\(folder)/en.lproj/Localizable.strings": "\"save\" = \"Save\";"], excluded: ["Skipped/"])
    #expect((tables.entry(forKey: "save", text: nil, near: "") != nil) == isRead)
  }

  @Test func reportsUnreadTables() throws {
    let tables = try Self.tables(["App/en.lproj/Localizable.strings": "\"save\" = "])
    #expect(tables.unread.map(\.path) == ["App/en.lproj/Localizable.strings"])
  }

  /// The names that platforms have for a locale; the exact name wins.
  @Test(
    arguments: [
      (["App/res/values-de/strings.xml": "Sichern"], "de", "Sichern"),
      (["App/res/values-pt-rBR/strings.xml": "Salvar"], "pt-BR", "Salvar"),
      (["App/res/values-b+pt+BR/strings.xml": "Salvar"], "pt-BR", "Salvar"),
      (["App/res/values-fr/strings.xml": "Garder"], "de", nil),
    ] as [([String: String], String, String?)])
  func locale(files: [String: String], locale: String, text: String?) throws {
    var all = files.mapValues { "<resources><string name=\"save\">\($0)</string></resources>" }
    all["App/res/values/strings.xml"] = "<resources><string name=\"save\">Save</string></resources>"
    let entry = try Self.tables(all).entry(forKey: "save", text: nil, near: "App/A.kt")
    #expect(entry?.texts[try #require(LanguageTag(locale))]?.text == text)
  }

  /// A copy of the source text is not a translation.
  @Test func leavesOutCopies() throws {
    let tables = try Self.tables([
      "App/en.lproj/Localizable.strings": "\"save\" = \"Save\";",
      "App/de.lproj/Localizable.strings": "\"save\" = \"Save\";",
      "App/ja.lproj/Localizable.strings": "\"save\" = \"保存\";",
    ])
    let found = tables.translations(ofKey: "save", text: "Save", near: "App/A.swift")
    #expect(found.map { "\($0.key) \($0.value)" }.sorted() == ["en Save", "ja 保存"])
  }

  /// A region inherits from its language; the short text belongs to the title's locale.
  @Test(
    arguments: [
      ("save", "pt-BR", "Salvar"), ("archive", "pt-BR", "Arquivar"), ("save", "de", "Speichern"), ("none", "de", nil),
    ] as [(String, String, String?)])
  func inherits(purpose: String, locale: String, title: String?) throws {
    let titles = InheritedTitles(try PlannedApp.catalogue.get())
    let tag = try #require(LanguageTag(locale))
    #expect(titles.title(of: purpose, in: tag) == title && titles.short(of: purpose, in: tag) == title)
    #expect(titles.all(in: tag)[purpose] == title)
    #expect(titles.hasOwn(purpose, in: tag) == (title != nil && purpose != "archive"))
    #expect(titles.chain(of: tag).map(\.identifier) == (locale == "pt-BR" ? ["pt-BR", "pt"] : ["de"]))
  }
}
