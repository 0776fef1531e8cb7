import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Entries with the same name for several products: only the entry of the default product can be the catalogue's.
@Suite("Android's entries by product")
struct AndroidProductTests {
  private static let delete = SmallTables.title("delete", "Delete", "Usuń")

  private static func file(_ entries: String) -> SourceFile {
    SourceFile(
      path: "values-pl/strings.xml", text: "<resources>\n\(entries)\n  <string name=\"z\">Z</string>\n</resources>\n")
  }

  private static func updated(_ entries: String) throws -> String {
    let bytes = try AndroidFormat().update(file(entries), with: [try SmallTables.polish([delete])]).bytes
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let tablet = "  <string name=\"delete\" product=\"tablet\">Skasuj z tabletu</string>"

  @Test(
    "The default entry changes, in any place, and the others stay",
    arguments: ["", " product=\"default\""])
  func update(attribute: String) throws {
    let comment = "  <!-- \(Self.delete.base.note) -->\n"
    let old = "  <string name=\"delete\"\(attribute)>Skasuj</string>"
    for entries in [[Self.tablet, old], [old, Self.tablet], [Self.tablet, old, Self.tablet]] {
      let text = comment + entries.joined(separator: "\n")
      let updated = try Self.updated(text)
      #expect(updated.contains(entries.joined(separator: "\n").replacing("Skasuj<", with: "Usuń<")), "\(updated)")
      #expect(updated.ranges(of: "name=\"delete\"").count == entries.count)
    }
  }

  @Test("Where there are only other entries, ours follows them")
  func added() throws {
    let updated = try Self.updated(Self.tablet)
    let (twin, own, last) = (
      try #require(updated.firstRange(of: Self.tablet)), try #require(updated.firstRange(of: ">Usuń<")),
      try #require(updated.firstRange(of: ">Z<"))
    )
    #expect(twin.upperBound < own.lowerBound && own.upperBound < last.lowerBound, "\(updated)")
  }

  @Test("An import takes the default entry; the others are the app's own")
  func imports() throws {
    let table = try SmallTables.polish([Self.delete])
    let file = Self.file(Self.tablet + "\n  <string name=\"delete\" product=\"default\">Wymaż</string>")
    let read = try AndroidFormat().read(file, context: ReadContext(table))
    #expect(read.problems.isEmpty)
    #expect(read.tables.first?.units.first { $0.key == Self.delete.key }?.target == "Wymaż")
    #expect(
      read.appsOwn.map { "\($0.place): \($0.message)" } == [
        "values-pl/strings.xml:2:3: the entry for the product 'tablet' is the app's own"
      ])
  }
}
