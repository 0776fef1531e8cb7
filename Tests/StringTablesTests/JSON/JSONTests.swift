import CatalogFiles
import CatalogModel
import Testing

@testable import StringTables

@Suite("JSON of web apps")
struct JSONTests {
  @Test("A text that stands there twice under two names is told at its place")
  func duplicates() throws {
    let text = """
      {
        "back": "Wstecz",
        "back.title": "Wróć"
      }
      """
    let read = try JSONFormat().read(SourceFile(path: "pl.json", text: text), context: ReadContext())
    #expect(read.tables.first?.units.map(\.target) == ["Wstecz"])
    #expect(
      read.problems.map { "\($0.place): \($0.message)" } == ["pl.json:3:17: unit 'back' stands there twice; remove one"]
    )
  }
}
