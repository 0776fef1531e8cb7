import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// Translators' texts outside the target, and targets that are not texts.
@Suite("Texts that an import does not take")
struct LostTextTests {
  @Test(
    "A text in place of the source text is refused",
    arguments: [
      ("csv", [("greet,Greet,Grüßen", "greet,Begrüßen,Grüßen")], "Begrüßen"),
      ("csv", [("pack-box,Pack Box,", "pack-box,Kiste packen,")], "Kiste packen"),
      ("xliff-1.2", [("<source>Greet</source>", "<source>Begrüßen</source>")], "Begrüßen"),
      ("xliff-2.1", [("<source>Greet</source>", "<source>Begrüßen</source>")], "Begrüßen"),
    ])
  func source(format: String, changes: [(String, String)], typed: String) throws {
    let mini = try MiniCatalogue()
    let entries = try mini.merged(try mini.exported(format, "de", changes: changes), format)
    let refused = entries.filter(\.isRefusal)
    #expect(refused.map(\.outcome) == [.broken])
    #expect(
      refused.first?.reason?.hasPrefix("the source text here is '\(typed)', which was not exported; write") == true,
      "\(refused)")
  }

  @Test(
    "A text in place of the context, or after it, is refused",
    arguments: [
      ("Sends a greeting.", "Begrüßen"), ("Button that does something.", "Button that does something.\nBegrüßen"),
    ])
  func context(line: String, typed: String) throws {
    let mini = try MiniCatalogue()
    #expect(
      try mini.merged(try mini.exported("csv", "de"), "csv").allSatisfy {
        $0.outcome == .unchanged || $0.outcome == .empty
      })
    let sent = try mini.exported("csv", "de", changes: [("\(line)", typed), ("translated,", "translated,")])
    let refused = try mini.merged(sent, "csv").filter(\.isRefusal)
    #expect(refused.first?.outcome == .broken)
    #expect(refused.first?.reason?.hasPrefix("the context was changed, and ends in '") == true, "\(refused)")
    // Programs wrap and indent texts.
    let wrapped = try mini.exported("csv", "de", changes: [("Sends a greeting.\n", "Sends a greeting.\r\n  ")])
    #expect(try mini.merged(wrapped, "csv").filter(\.isRefusal).isEmpty)
  }

  @Test("A text in place of a key is refused, with the key that was exported")
  func key() throws {
    let mini = try MiniCatalogue()
    let sent = try mini.exported("csv", "de", changes: [("greet,Greet", "begrüßen,Greet")])
    let entry = try #require(try mini.merged(sent, "csv").first(where: \.isRefusal))
    #expect(entry.outcome == .unknown)
    #expect(
      entry.reason
        == "the catalogue has no 'begrüßen'; the row was 'greet' when it was exported; write that again")
  }

  @Test(
    "A spreadsheet's error is refused in every format",
    arguments: ["#NAME?", "#REF!", "#VALUE!", "#N/A", "Err:508"])
  func spreadsheetError(code: String) throws {
    let mini = try MiniCatalogue()
    for (format, path, text) in [
      ("csv", "de.csv", "key,text (de)\npack-box,\(code)\n"), ("json", "de.json", "{ \"pack-box\": \"\(code)\" }"),
      ("properties", "M_de.properties", "pack-box = \(code)\n"),
    ] {
      let entry = try #require(try mini.merged([path: text], format).first)
      #expect(entry.outcome == .broken)
      #expect(
        entry.reason == "'\(code)' is the error of a spreadsheet's formula; write the translation as text")
    }
  }

  @Test("A conflict shows both texts")
  func conflict() throws {
    let mini = try MiniCatalogue()
    let base = StringUnit(key: UnitKey("greet"), source: "Greet", target: "Hallo sagen", arguments: []).base
    let sent = "key,text (de),base\ngreet,Begrüßen,\(base.attributes)\n"
    let entry = try #require(try mini.merged(["de.csv": sent], "csv").first)
    #expect(entry.outcome == .conflict)
    #expect(
      entry.reason == "both sides changed the text: 'Begrüßen' here, and the catalogue now has 'Grüßen'; "
        + "choose with --take theirs or --take ours")
  }
}
