import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// Findings point to the place that needs a change.
@Suite struct PlacesTests {
  @Test(
    arguments: [
      ("back", [], "purposes.json:2:3"),
      ("back", ["role"], "purposes.json:3:13"),
      ("back", ["icons"], "purposes.json:6:5"),
      ("back", ["icons", "set"], "purposes.json:6:16"),
      ("back", ["messages", "title"], "purposes.json:7:19"),
      ("delete", ["messages", "counted"], "purposes.json:16:7"),
      // For a missing place, its nearest parent.
      ("back", ["icons", "other"], "purposes.json:6:5"),
      ("back", ["messages", "counted"], "purposes.json:7:5"),
      ("back", ["nothing", "here"], "purposes.json:2:3"),
      ("unknown", ["icons"], "catalog.json:1:1"),
    ] as [(String, [String], String)])
  func findsPurposes(identifier: String, path: [String], place: String) throws {
    let source = try SmallCatalogue.read()
    let found =
      switch path.count {
      case 0: source.place(ofPurpose: identifier)
      case 1: source.place(ofPurpose: identifier, path[0])
      default: source.place(ofPurpose: identifier, path[0], path[1])
      }
    #expect("\(found.file.path):\(found.position)" == place)
  }

  /// An overlay's own definition comes before the inherited one, unless the base has a more specific place.
  @Test func findsPurposesOfOverlays() throws {
    var files = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Base/\($0)", $1) })
    files["App/catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "../Base" }"#
    files["App/purposes.json"] = #"{ "delete": { "icons": { "set": "bin" } } }"#
    let source = try SmallCatalogue.read("App", of: files)
    let places = [
      source.place(ofPurpose: "delete", "icons", "set"), source.place(ofPurpose: "delete", "messages", "counted"),
      source.place(ofPurpose: "back", "icons", "set"),
    ]
    #expect(
      places.map { "\($0.file.path):\($0.position)" } == [
        "App/purposes.json:1:33", "Base/purposes.json:16:7", "Base/purposes.json:6:16",
      ])
  }

  /// Byte offsets in a text, through JSON's escapes (RFC 8259 §7) and UTF-8.
  @Test(
    arguments: [
      // The text in the file, a byte offset in the decoded text, and its column. The text begins in column 12.
      ("abc", 0, 12), ("abc", 2, 14), ("abc", 3, 15),
      ("äbc", 2, 13), ("日本", 3, 13), ("😀b", 4, 13),
      (#"\u00e4bc"#, 0, 12), (#"\u00e4bc"#, 2, 18), (#"\u00e4bc"#, 3, 19),
      (#"a\"b"#, 1, 13), (#"a\"b"#, 2, 15),
      (#"\ud83d\ude00b"#, 0, 12), (#"\ud83d\ude00b"#, 3, 12), (#"\ud83d\ude00b"#, 4, 24),
      (#"\n\t{x}"#, 2, 16), (#"ä\/日{x}"#, 6, 16),
    ])
  func findsBytesOfTexts(text: String, offset: Int, column: Int) throws {
    let source = try SmallCatalogue.read(["titles/en.json": "{ \"back\": \"\(text)\" }"])
    let place = source.place(of: try #require(source.entry("back", in: "en")), at: offset)
    #expect("\(place.file.path):\(place.position)" == "titles/en.json:1:\(column)")
  }

  @Test(
    arguments: [
      ("a", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("..", "b", "../b"),
    ])
  func joinsPaths(folder: String, name: String, path: String) {
    #expect(Path.join(folder, name) == path)
  }

  @Test(
    arguments: [
      ("a/b", "a/b"), ("a/../b", "b"), ("a/./b//c", "a/b/c"), ("..", ".."), ("../../a", "../../a"), ("a/..", "."),
      ("", "."), (".", "."), ("/a/../b", "/b"), ("/", "/"), ("a/../../b", "../b"),
    ])
  func normalizesPaths(path: String, normalized: String) {
    #expect(Path.normalized(path) == normalized)
  }
}
