import CatalogModel
import SourceText
import Synchronization
import Testing

@testable import CatalogFiles

/// Texts that are read when they are first needed.
@Suite struct TextsOnDemandTests {
  /// Records which files were read.
  private final class WatchedFiles: FileTree {
    private let files: MemoryFiles
    private let read = Mutex<Set<String>>([])

    init(_ files: [String: String]) { self.files = MemoryFiles(files) }

    /// The titles files that were read.
    var titles: Set<String> { read.withLock { $0.filter { $0.contains("titles/") } } }

    func forget() { read.withLock { $0 = [] } }

    func read(_ path: String) throws(FileError) -> [UInt8] {
      _ = read.withLock { $0.insert(path) }
      return try files.read(path)
    }

    func entries(of folder: String) throws(FileError) -> [String] { try files.entries(of: folder) }
  }

  private static let files = [
    "base/catalog.json": """
    { "formatVersion": 1, "name": "Base", "sourceLocale": "en", "locales": ["ar", "de", "en"], "iconSets": [] }
    """,
    "base/purposes.json": """
    { "delete": { "role": "destroy", "description": "…", "icons": {}, "messages": { "title": {} } } }
    """,
    "base/titles/ar.json": #"{ "delete": "حذف" }"#,
    "base/titles/de.json": #"{ "delete": "Löschen", }"#,
    "base/titles/en.json": #"{ "delete": "Delete" }"#,
    "app/catalog.json": #"{ "formatVersion": 1, "name": "App", "extends": "../base" }"#,
    "app/titles/en.json": #"{ "delete": "Remove" }"#,
  ]

  private let files = WatchedFiles(Self.files)

  @Test func readsAllButTheTexts() throws {
    let catalog = try CatalogReader(files: files).readTextsLater("app")
    #expect(files.titles == [])
    #expect(catalog.source.purposes.map(\.identifier) == ["delete"])
    #expect(catalog.source.locales.map(\.locale.identifier) == ["ar", "de", "en"])
    #expect(catalog.source.locales.allSatisfy { !$0.entries[0].isPresent })
    #expect(catalog.source.problems.isEmpty)
  }

  @Test func readsOnlyRequestedLocales() throws {
    var texts = try CatalogReader(files: files).readTextsLater("app")
    texts.read([2, 0])
    let catalog = texts.source
    #expect(
      files.titles == ["base/titles/ar.json", "app/titles/ar.json", "base/titles/en.json", "app/titles/en.json"])
    #expect(catalog.locales.map { catalog.text(of: $0.entries[0]) } == ["حذف", nil, "Remove"])
    let whole = try CatalogReader(files: files).read("app")
    for (read, all) in zip(catalog.locales, whole.locales) where read.locale.identifier != "de" {
      #expect(catalog.place(of: read.entries[0]).file.path == whole.place(of: all.entries[0]).file.path)
    }
  }

  @Test func reportsProblemsOfReadFiles() throws {
    var texts = try CatalogReader(files: files).readTextsLater("app")
    texts.read([0, 2])
    #expect(texts.source.problems.isEmpty)
    texts.read([1])
    #expect(texts.source.problems.map(\.kind) == [.jsonSyntax])
  }

  @Test func readsEachFileOnce() throws {
    var texts = try CatalogReader(files: files).readTextsLater("app")
    texts.read([0, 2])
    let first = texts.source
    texts.read([2])
    #expect(texts.source === first, "nothing is new")
    files.forget()
    texts.read([1, 2])
    #expect(files.titles == ["base/titles/de.json", "app/titles/de.json"])
    #expect(texts.source.locales.map { texts.source.text(of: $0.entries[0]) } == ["حذف", "Löschen", "Remove"])
  }
}
