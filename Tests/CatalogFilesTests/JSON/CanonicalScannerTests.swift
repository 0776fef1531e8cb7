import Testing
import TestSupport

@testable import CatalogFiles

/// The scanner says of each file what writing it anew says.
@Suite struct CanonicalScannerTests {
  @Test(arguments: StandardCatalogue.files)
  func takesStandardAsItIs(file: String) throws {
    let bytes = try StandardCatalogue.bytes(of: file)
    #expect(CanonicalScanner.firstDeparture(in: bytes, order: CanonicalOrder.order(ofFile: file)) == nil)
  }

  /// One byte of a canonical file removed, doubled or replaced: where the file still is JSON of another form, the scanner
  /// notices, and where it says nothing, writing anew changes nothing.
  @Test(arguments: ["catalog.json", "titles/ar.json", "purposes.json"])
  func agreesWithWriting(file: String) throws {
    let bytes = try StandardCatalogue.bytes(of: file)
    let order = CanonicalOrder.order(ofFile: file)
    var random = SeededGenerator(seed: 2026)
    var departures = 0
    for _ in 0..<400 {
      var changed = bytes
      let index = Int.random(in: changed.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: changed.remove(at: index)
      case 1: changed.insert(changed[index], at: index)
      case 2: changed[index] = UInt8(ascii: " ")
      default: changed.insert(UInt8(ascii: "\n"), at: index)
      }
      guard let tree = try? JSONTree(JSONDocument(SourceFile(path: file, bytes: changed))) else { continue }
      let isCanonical = CanonicalJSON.bytes(of: tree, order: order) == changed
      let departure = CanonicalScanner.firstDeparture(in: changed, order: order)
      #expect((departure == nil) == isCanonical, "\(file), changed at \(index)")
      departures += isCanonical ? 0 : 1
    }
    #expect(departures > 20)
  }

  @Test(
    arguments: [
      ("{}\n", nil), ("{}", 2), ("{ }\n", 1), ("{\n  \"a\": 1\n}\n", nil), ("{ \"a\": 1 }\n", 1),
      ("{\n  \"b\": 1,\n  \"a\": 1\n}\n", 14), ("{\n  \"a\": 1,\n  \"a\": 1\n}\n", 14),
      ("{\n  \"a\": [1, 2]\n}\n", nil), ("{\n  \"a\": [\n    1\n  ]\n}\n", 9), ("{\n  \"a\": [1,2]\n}\n", 12),
      ("{\n  \"a\": \"\\n\\\"\\u001B\"\n}\n", nil), ("{\n  \"a\": \"\\u001b\"\n}\n", 10),
      ("{\n  \"a\": \"\\u0041\"\n}\n", 10), ("{\n  \"a\": \"\\/\"\n}\n", 10), ("{\r\n  \"a\": 1\r\n}\r\n", 1),
      ("{\n\t\"a\": 1\n}\n", 2), ("{}\n\n", 3),
    ] as [(String, Int?)])
  func saysWhere(text: String, offset: Int?) {
    #expect(CanonicalScanner.firstDeparture(in: Array(text.utf8)) { _ in .sorted } == offset)
  }
}
