import CatalogFiles
import Testing

@testable import CatalogEditing

/// Pending changes, layered over files and read like them.
@Suite struct PendingFilesTests {
  private let files = PendingFiles(
    over: MemoryFiles(["C/a.json": "old a", "C/b.json": "old b", "C/titles/en.json": "old en"]),
    changes: [
      "C/a.json": Array("new a".utf8), "C/b.json": nil, "C/./titles/de.json": Array("new de".utf8),
      "C/new/x.json": [],
    ])

  @Test(
    arguments: [
      ("C/a.json", "new a"), ("C/b.json", nil), ("C/titles/en.json", "old en"),
      ("C/titles/../titles/de.json", "new de"),
      ("C/new/x.json", ""), ("C/none.json", nil),
    ] as [(String, String?)])
  func reads(path: String, text: String?) throws {
    if let text {
      #expect(try files.read(path) == Array(text.utf8))
    } else {
      #expect(throws: FileError(path: path, reason: .notFound)) { try files.read(path) }
    }
  }

  @Test(
    arguments: [
      ("C", ["a.json", "new", "titles"]), ("C/titles", ["de.json", "en.json"]), ("C/new/", ["x.json"]), (".", ["C"]),
    ])
  func lists(folder: String, names: [String]) throws { #expect(try files.entries(of: folder) == names) }

  @Test func reportsAMissingFolder() {
    #expect(throws: FileError(path: "D", reason: .notFound)) { try files.entries(of: "D") }
  }

  @Test func findsShippedCataloguesWhereTheDiskDoes() {
    let files = PendingFiles(over: DiskFiles(shippedCatalogs: "/s"), changes: [:])
    #expect(files.base("Standard", of: "o") == "/s/Standard")
  }
}
