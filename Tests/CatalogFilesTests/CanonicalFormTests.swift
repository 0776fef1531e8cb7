import SourceText
import Testing
import TestSupport

@testable import CatalogFiles

/// The comparison agrees with writing the file again.
@Suite struct CanonicalFormTests {
  @Test(arguments: StandardCatalogue.files)
  func acceptsStandard(file: String) throws {
    let bytes = try StandardCatalogue.bytes(of: file)
    #expect(
      CanonicalForm.firstNonCanonicalOffset(
        in: JSONDocument(SourceFile(path: file, bytes: bytes)), order: CanonicalOrder.order(ofFile: file)) == nil)
  }

  /// One byte of a canonical file is removed, doubled or replaced. If the result is JSON in another form, the
  /// comparison finds it; if the comparison finds nothing, writing changes nothing.
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
      let document = JSONDocument(SourceFile(path: file, bytes: changed))
      guard let tree = try? JSONTree(document) else { continue }
      let isCanonical = CanonicalJSON.bytes(of: tree, order: order) == changed
      let departure = CanonicalForm.firstNonCanonicalOffset(in: document, order: order)
      #expect((departure == nil) == isCanonical, "\(file), changed at \(index)")
      departures += isCanonical ? 0 : 1
    }
    #expect(departures > 20)
  }
}
