import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("Renamed and removed purposes")
struct FormerKeyTests {
  @Test(
    "A unit under a former key goes in under the current one",
    arguments: [
      ("csv", "de.csv", "key,text (de)\nwrap-goods,Packen\n"),
      ("android", "values-de/strings.xml", "<resources><string name=\"wrap_goods\">Packen</string></resources>"),
      ("arb", "app_de.arb", #"{ "@@locale": "de", "wrapGoods": "Packen" }"#),
      ("strings", "de.lproj/L.strings", "\"wrap-goods\" = \"Packen\";\n"),
      ("i18next", "de.json", #"{ "wrap-goods": { "title": "Packen" } }"#),
      ("fluent", "de.ftl", "wrap-goods = Packen\n"), ("json", "de.json", #"{ "wrap-goods": "Packen" }"#),
      ("properties", "M_de.properties", "wrap-goods = Packen\n"),
      (
        "gettext", "de.po",
        "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"wrap-goods\"\nmsgid \"Pack Box\"\nmsgstr \"Packen\"\n"
      ),
    ])
  func renamed(format: String, path: String, text: String) throws {
    let entries = try MiniCatalogue().merged([path: text], format)
    #expect(entries.map(\.outcome) == [.updated])
    #expect(entries.map(\.key) == [UnitKey("pack-box")])
  }

  @Test("Arguments are known under a former key too")
  func counted() throws {
    let text = """
      <resources><plurals name="wrap_goods_counted">
      <item quantity="one">%1$d Kiste packen</item><item quantity="other">%1$d Kisten packen</item></plurals></resources>
      """
    let unit = try #require(try MiniCatalogue().read(["values-de/a.xml": text], "android").tables.first?.units.first)
    #expect(unit.key == UnitKey("pack-box/counted"))
    #expect(unit.target == "{count, plural, one {# Kiste packen} other {# Kisten packen}}")
  }

  @Test("A text under the current key goes before one under a former key")
  func both() throws {
    let entries = try MiniCatalogue().merged(["de.csv": "key,text (de)\nwrap-goods,Alt\npack-box,Neu\n"], "csv")
    #expect(entries.map(\.outcome) == [.unchanged, .updated])
    #expect(entries.first?.reason == "the text at de.csv:3:10 is the one that goes in")
  }

  @Test("An update keeps the entry under a former key, and adds the current one")
  func update() throws {
    let mini = try MiniCatalogue()
    let german = try #require(LanguageTag("de"))
    let unit = StringUnit(key: UnitKey("pack-box"), source: "Pack Box", target: "Packen", arguments: [])
    let table = StringTable(
      catalogue: "Mini", sourceLocale: .english, targetLocale: german, targetCategories: [.one, .other], units: [unit])
    let file = SourceFile(path: "de.json", text: "{\n  \"wrap-goods\": {\n    \"title\": \"Alt\"\n  }\n}\n")
    var context = ReadContext(mini.source, locale: german)
    context.sources = [UnitKey("pack-box"): KeySourceText("Pack Box")]
    let updated = try I18NextFormat().update(file, with: [table], options: FormatOptions(), context: context)
    let text = String(decoding: updated.bytes, as: UTF8.self)
    #expect(text.contains("\"title\": \"Alt\"") && text.contains("\"title\": \"Packen\""), "\(text)")
  }

  @Test("An unchanged unit of a removed purpose passes, and a changed one is refused")
  func removed() throws {
    let mini = try MiniCatalogue()
    let base = StringUnit(key: UnitKey("wave"), source: "Wave", target: "Winken", arguments: []).base.attributes
    let untouched = try mini.merged(["de.csv": "key,text (de),base\nwave,Winken,\(base)\n"], "csv")
    #expect(untouched.map(\.outcome) == [.unchanged])
    let changed = try mini.merged(["de.csv": "key,text (de),base\nwave,Zuwinken,\(base)\n"], "csv")
    #expect(changed.map(\.outcome) == [.unknown] && changed.allSatisfy(\.isRefusal))
  }
}
