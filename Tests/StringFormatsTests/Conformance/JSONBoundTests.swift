import SourceText
import Testing

@testable import StringFormats

@Suite("JSON with too many entries")
struct JSONBoundTests {
  /// One more than the limit, each `"a":0`.
  private static let members = (0...SourceFile.maximumEntryCount).map { "\"\(String($0, radix: 36))\":0" }
    .joined(separator: ",")

  @Test(
    "It is refused before it fills the memory, however it is nested",
    arguments: [
      ("json", "pl.json", "{", "}"), ("i18next", "pl.json", "{\"a\":{", "}}"),
      ("arb", "app_pl.arb", "{\"@a\":{", "}}"), ("xcstrings", "a.xcstrings", "{\"strings\":{", "}}"),
    ])
  func refused(format: String, path: String, beginning: String, ending: String) throws {
    let file = SourceFile(path: path, text: beginning + Self.members + ending)
    let format = try AllFormats.format(format)
    let error = #expect(throws: StringTableError.self) { try format.read([file], context: ReadContext()) }
    #expect(error?.description == "\(path): the file has more than 250000 entries; split it")
  }

  @Test("Metadata does not count as texts")
  func notes() throws {
    let document = JSONDocument(SourceFile(path: "a", text: "{\"$meta\":{\"a\":0},\"@a\":{},\"a\":{\"b\":[0]}}"))
    #expect(document.problems.isEmpty)
    try document.boundEntries()
  }
}
