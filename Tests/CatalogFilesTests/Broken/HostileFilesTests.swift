import TestSupport
import Testing

@testable import CatalogFiles

/// Files made to break a reader: each gives a clear error, without a crash or a hang.
@Suite struct HostileFilesTests {
  private static let files = ["catalog.json", "purposes.json", "icon-sets/set.json", "titles/ar.json"]

  @Test(arguments: files)
  func refusesDeepNesting(file: String) throws {
    for (open, close) in [("[", "]"), (#"{"back":"#, "}")] {
      let text = String(repeating: open, count: 10_000) + "1" + String(repeating: close, count: 10_000)
      let report = try SmallCatalogue.read([file: text]).report
      let column = 512 * open.utf8.count + 1
      #expect(report.contains("\(file):1:\(column): json-syntax: nesting deeper than 512 levels; flatten it"))
      #expect(report.count < 20)
    }
  }

  @Test(arguments: files)
  func refusesNestingThatIsNeverClosed(file: String) throws {
    let report = try SmallCatalogue.read([file: String(repeating: "[", count: 10_000)]).report
    #expect(report.contains("\(file):1:513: json-syntax: nesting deeper than 512 levels; flatten it"))
    #expect(report.count < 20)
  }

  @Test(arguments: files)
  func refusesBytesThatAreNotUTF8(file: String) throws {
    let files = BytesInMemory(replacing: file, [0x7B, 0x22, 0xC3, 0x28, 0x22, 0x3A, 0xFF, 0x7D])
    let report = try CatalogReader(files: files).read("").report
    #expect(report.contains("\(file):1:3: json-syntax: invalid UTF-8 byte 0xC3; save the file as UTF-8"))
    #expect(report.contains("\(file):1:7: json-syntax: invalid UTF-8 byte 0xFF; save the file as UTF-8"))
  }

  @Test(arguments: files)
  func refusesZeros(file: String) throws {
    let files = BytesInMemory(replacing: file, [UInt8](repeating: 0, count: 100_000))
    let report = try CatalogReader(files: files).read("").report
    #expect(report.contains { $0.hasPrefix("\(file):1:1: json-syntax: the file has NUL bytes") })
    #expect(report.count < 120)
  }

  /// A text with a broken byte, surrogate or escape still counts as a text, so that it gets only one error.
  @Test(arguments: [#"\ud83d"#, #"\ude00\ud83d"#, #"\x"#, #"\u12"#, "\u{1}"])
  func reportsABrokenTextOnce(text: String) throws {
    let report = try SmallCatalogue.read(["titles/ar.json": #"{ "back": "\#(text)", "delete": "حذف" }"#]).report
    #expect(!report.isEmpty && report.allSatisfy { $0.contains(": json-syntax: ") })
  }

  @Test func reportsEachOfManyMistakes() throws {
    let text = "{" + (0..<200).map { "\"back\(String(repeating: "k", count: $0))\": null" }.joined(separator: ",") + "}"
    let report = try SmallCatalogue.read(["titles/ar.json": text]).report
    #expect(report.count == 200)
  }

  @Test func readsAManifestOfManyLocales() throws {
    let tags = (0..<20_000).map { "\"q\($0 % 26 == 0 ? "aa" : "ab")-x-\($0)\"" }
    let manifest = """
      { "formatVersion": 1, "name": "Many", "sourceLocale": "en", "locales": ["en", \(tags.joined(separator: ","))], "iconSets": [] }
      """
    #expect(
      try SmallCatalogue.read(["catalog.json": manifest, "titles/ar.json": nil, "icon-sets/set.json": nil]).report == []
    )
  }
}

/// The small catalogue with arbitrary bytes as one of its files.
private struct BytesInMemory: FileTree {
  let file: String
  let bytes: [UInt8]
  let others = MemoryFiles(SmallCatalogue.files)

  init(replacing file: String, _ bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  func read(_ path: String) throws(FileError) -> [UInt8] { path == file ? bytes : try others.read(path) }
  func entries(of folder: String) throws(FileError) -> [String] { try others.entries(of: folder) }
}
