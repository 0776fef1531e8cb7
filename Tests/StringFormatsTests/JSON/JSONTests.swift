import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("JSON of web apps")
struct JSONTests {
  @Test("A text under two names is read twice, each with its place")
  func duplicates() throws {
    let text = """
      {
        "back": "Wstecz",
        "back.title": "Wróć"
      }
      """
    let read = try JSONFormat().read(SourceFile(path: "pl.json", text: text), context: ReadContext())
    #expect(
      read.tables.first?.units.map { "\($0.place): \($0.target)" } == ["pl.json:2:11: Wstecz", "pl.json:3:17: Wróć"])
  }

  @Test(
    "'$meta' is found in any place and layout",
    arguments: ["json", "i18next"])
  func metaAnywhere(identifier: String) throws {
    let format = try AllFormats.format(identifier)
    let table = try SmallTables.polish([
      SmallTables.title("back", "Back", "Wstecz"), SmallTables.title("open", "Open", "Otwórz"),
    ])
    let file = try #require(try format.write([table], options: FormatOptions()).files.first)
    let root = JSONDocument(SourceFile(path: file.path, bytes: file.bytes)).root
    let members = try #require(root.members)
    func text(_ members: [JSONValue.Member]) -> String {
      let bytes = root.document.source.bytes
      return "{"
        + members.map { member in
          String(decoding: bytes[member.keyRange] + [UInt8(ascii: ":")] + bytes[member.value.range], as: UTF8.self)
        }.joined(separator: ",") + "}"
    }
    let padding = String(repeating: " ", count: 2_000)
    let moved = [
      text(Array(members.reversed())), padding + text(Array(members.dropFirst()) + members.prefix(1)),
      "\u{FEFF}" + text(members),
    ]
    for text in moved + moved.map({ $0.filter { !$0.isNewline } }) {
      let sent = SourceFile(path: "pl.json", text: text)
      #expect(try AllFormats.format(of: sent).description.identifier == identifier)
      let units = try format.read([sent], context: ReadContext(table)).tables.first?.units ?? []
      #expect(Set(units.map(\.base)) == Set(table.units.map { Optional($0.base) }))
    }
  }
}
