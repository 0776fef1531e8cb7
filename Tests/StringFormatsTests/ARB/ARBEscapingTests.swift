import CatalogFiles
import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Flutter's 'use-escaping'")
struct ARBEscapingTests {
  @Test(
    "Escaped texts are read and written",
    arguments: [
      ("L''annuler", "L'annuler"), ("'{'x'}'", "'{'x'}'"), ("'{x}' {name}", "'{'x'}' {name}"), ("plain", "plain"),
      ("a 'b c' d", "a b c d"), ("five o''clock {count, plural, one {''#} other {#}}", nil),
    ] as [(String, String?)])
  func texts(written: String, message: String?) throws {
    let syntax = ARBMessage(usesEscaping: true)
    let read = syntax.message(of: written)
    if let message { #expect(MessageForms.canonicalText(of: read) == MessageForms.canonicalText(of: message)) }
    let back = syntax.message(of: try syntax.text(of: read, categories: [.one, .other]))
    #expect(MessageForms.canonicalText(of: back) == MessageForms.canonicalText(of: read))
  }

  @Test("Without it, an apostrophe is text and braces cannot be written")
  func unescaped() throws {
    let syntax = ARBMessage(usesEscaping: false)
    #expect(syntax.message(of: "L''annuler") == "L'''annuler")
    #expect(throws: Refusal.self) { try syntax.text(of: "'{'x'}'", categories: [.other]) }
  }

  @Test("l10n.yaml decides, beside the file or above it", arguments: ["l10n.yaml", "lib/l10n.yaml"])
  func project(settings: String) throws {
    let files = [
      settings: "arb-dir: lib/l10n\nuse-escaping: true  # for braces\n",
      "lib/l10n/app_de.arb": #"{ "@@locale": "de", "packBox": "L''Box" }"#,
    ]
    let read = try MiniCatalogue().read(
      ["lib/l10n/app_de.arb": files["lib/l10n/app_de.arb"] ?? ""], "arb", beside: files)
    #expect(read.tables.first?.units.map(\.target) == ["L'Box"])
  }

  @Test("An update escapes as the project does, and an export with 'escaping' says so")
  func written() throws {
    let unit = SmallTables.title("apply", "Apply", "L'x")
    let table = try SmallTables.polish([unit])
    var context = ReadContext(table)
    context.usesEscaping = true
    let file = SourceFile(path: "app_pl.arb", text: "{\n  \"a\": \"b\"\n}\n")
    let updated = try ARBFormat().update(file, with: [table], options: FormatOptions(), context: context)
    #expect(String(decoding: updated.bytes, as: UTF8.self).contains("\"apply\": \"L''x\""))
    let options = FormatOptions().setting(ARBFormat.escaping, to: "yes")
    let exported = try #require(try ARBFormat().write([table], options: options).files.first)
    let read = try ARBFormat().read(
      SourceFile(path: exported.path, bytes: exported.bytes), context: ReadContext(table))
    #expect(read.tables.first?.units.map(\.target) == ["L'x"])
  }
}
