import CatalogModel
import CodeWriting
import Foundation
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("arb")
struct ARBTests {
  private let format = ARBFormat()

  @Test("A counted message with its attributes")
  func layout() throws {
    let unit = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, =0 {Nic d'x} one {Usuń #} few {Usuń #} many {Usuń #} other {Usuń #}}",
      arguments: [SmallTables.count], state: .needsReview, comment: "Why?", limit: 30)
    let file = try #require(try format.write([SmallTables.polish([unit])], options: FormatOptions()).files.first)
    #expect(file.path == "app_pl.arb")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        {
          "@@locale": "pl",
          "@@x-catalogue": "Small",
          "deleteCounted": "{count, plural, =0 {Nic d'x} one {Usuń {count}} few {Usuń {count}} many {Usuń {count}} other {Usuń {count}}}",
          "@deleteCounted": {
            "description": "Button that does something.\\n{count}: a whole number, at most 9999.\\nAt most 30 characters.",
            "placeholders": { "count": { "type": "int", "format": "decimalPattern" } },
            "source_text": "{count, plural, one {Delete # item} other {Delete # items}}",
            "x-key": "delete/counted",
            "x-state": "needs-review",
            "x-comment": "Why?",
            "x-limit": 30,
            "x-base": "\(unit.base.attributes)"
          }
        }

        """)
  }

  @Test("Names are valid in Dart and unique")
  func names() {
    let keys = [
      "select-all", "delete", "delete/counted", "delete/short", "delete-short", "skip-10", "skip10", "continue",
      "import",
      "continue/counted", "a-b/c", "a/bC",
    ].map { UnitKey($0) }
    let names = ARBName.names(of: keys)
    #expect(
      keys.map { names[$0] } == [
        "selectAll", "delete", "deleteCounted", "delete_short", "deleteShort", "skip_10", "skip10", "continue_",
        "import",
        "continueCounted", "aB_c", "a_bC",
      ])
    #expect(names.values.allSatisfy(Dart.isValid))
  }

  @Test("Every name of Standard is valid in Dart and maps back to its key without the attribute")
  func namesOfStandard() throws {
    let keys = try StandardTables.table("en").units.map(\.key)
    let names = ARBName.names(of: keys)
    #expect(Set(names.values).count == keys.count && names.values.allSatisfy(Dart.isValid))
    let text = "{" + keys.compactMap { names[$0] }.map { "\"\($0)\": \"x\"" }.joined(separator: ",") + "}"
    let read = try format.read(
      [SourceFile(path: "l10n_sr_Latn.arb", text: text)], context: ReadContext(StandardTables.table("en")))
    #expect(read.tables.map(\.locale.identifier) == ["sr-Latn"])
    #expect(read.tables[0].units.map(\.key) == keys)
  }

  @Test(
    "Apostrophes and number signs are text in Flutter",
    arguments: [
      ("L'élément", "L'élément"), ("five o''", "five o'"), ("d''{name}", "d'{name}"),
      ("{count, plural, one {'#'1 #''} other {# '##''#'}}", "{count, plural, one {#1 {count}'} other {{count} ##'#}}"),
      ("# {name}", "# {name}"), ("{name, select, a {A} other {B}}", "{name, select, a {A} other {B}}"),
    ])
  func messages(icu: String, flutter: String) throws {
    #expect(try ARBMessage(usesEscaping: false).text(of: icu, categories: [.one, .other]) == flutter)
    let back = ARBMessage(usesEscaping: false).message(of: flutter)
    #expect(MessageForms.canonicalText(of: back) == MessageForms.canonicalText(of: icu))
  }

  @Test(
    "Losses in Flutter are reported",
    arguments: [
      ("'{'x'}'", "braces that are text"), ("{n, number, percent}", "a number's style"),
      ("{n, plural, =2 {x} other {#}}", "the explicit value '=2'"),
      ("{n, plural, =0 {x} zero {y} other {#}}", "both '=0' and 'zero'"),
      ("{n, plural, offset:1 other {#}}", "a plural with an offset"),
      ("{n, selectordinal, other {#}}", "ordinals ('selectordinal')"), ("{new}", "an argument called 'new'"),
    ])
  func obstacles(icu: String, reason: String) {
    let error = #expect(throws: Refusal.self) {
      try ARBMessage(usesEscaping: false).text(of: icu, categories: [.one, .other])
    }
    #expect(error?.reason == reason)
  }

  @Test("'=0' stays out where the language has its own 'zero', which Flutter chooses for it")
  func zero() {
    #expect(throws: Refusal.self) {
      try ARBMessage(usesEscaping: false).text(of: "{n, plural, =0 {x} other {#}}", categories: [.zero, .one, .other])
    }
  }

  @Test("A Flutter file and its errors")
  func foreignFiles() throws {
    let text = """
      {
        "@@locale": "zh_Hant_TW", "@@last_modified": "2024-01-01", "appTitle": "Don't {stop}",
        "@appTitle": { "description": "x", "placeholders": { "stop": {} } },
        "back": "返回", "close": 1
      }
      """
    let read = try format.read([SourceFile(path: "intl.arb", text: text)], context: ReadContext())
    #expect(read.tables.map(\.locale.identifier) == ["zh-Hant-TW"])
    #expect(read.tables[0].units.map(\.target) == ["Don't {stop}", "返回"])
    #expect(
      read.problems.map { "\($0.place): \($0.message)" } == [
        "intl.arb:4:26: the value of 'close' is not a text; write a string"
      ])
  }

  @Test("translate-toolkit reads it")
  func translateToolkit() throws {
    let table = try StandardTables.table("ru")
    let file = try #require(try format.write([table], options: FormatOptions()).files.first)
    let folder = try ScratchFolder()
    let program = """
      import json, sys
      from translate.storage.jsonl10n import ARBJsonFile
      store = ARBJsonFile.parsefile(sys.argv[1])
      print(json.dumps([[unit.getid(), unit.target, unit.getnotes()] for unit in store.units if not unit.isheader()]))
      """
    let result = try Tool(name: "python3", package: "translate-toolkit").run(
      ["-c", program, try folder.write(file.path, file.bytes)])
    #expect(result.status == 0, "\(result.errors)")
    let units = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String]])
    let names = ARBName.names(of: table.units.map(\.key))
    #expect(units.map { $0[0] } == table.units.map { names[$0.key] })
    for (unit, seen) in zip(table.units, units) {
      #expect(MessageForms.canonicalText(of: seen[1]) == MessageForms.canonicalText(of: unit.target ?? ""))
      #expect(seen[2].contains("Button that"))
    }
  }
}
