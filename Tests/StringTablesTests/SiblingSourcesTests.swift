import CatalogFiles
import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("Source texts in another file")
struct SiblingSourcesTests {
  /// The path of a possible source file, beside a German file.
  struct Row: Sendable, CustomTestStringConvertible {
    let format: String
    let path: String
    let source: String

    var testDescription: String { "\(path): \(source)" }
  }

  private static let german = [
    "android": "<resources><string name=\"back\">Rückenschmerzen</string></resources>",
    "strings": "\"back\" = \"Rückenschmerzen\";\n", "arb": "{ \"back\": \"Rückenschmerzen\" }",
    "i18next": "{ \"back\": { \"title\": \"Rückenschmerzen\" } }", "json": "{ \"back\": \"Rückenschmerzen\" }",
    "fluent": "back = Rückenschmerzen\n", "properties": "back = Rückenschmerzen\n",
    "resx": "<root><data name=\"back\"><value>Rückenschmerzen</value></data></root>",
  ]

  /// The source text of the unit `back` when a German file is read.
  private static func source(
    _ format: String, _ path: String, beside files: [String: String], named: [String: String] = [:]
  ) throws -> String? {
    let format = try AllFormats.format(format)
    let declared = ["en", "de", "en-AU"].compactMap { LanguageTag($0) }
    let named = named.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    var siblings = SiblingSources(in: MemoryFiles(files), named: named)
    let file = SourceFile(path: path, text: german[format.description.identifier] ?? "")
    let context = try siblings.context(for: file, format, in: ReadContext(declared: declared))
    return context.sources[UnitKey("back")]?.text
  }

  private static func english(_ format: String) -> String {
    (german[format] ?? "").replacing("Rückenschmerzen", with: "Back pain")
  }

  @Test(
    "A name states the source locale in any spelling",
    arguments: [
      Row(format: "android", path: "res/values-de/strings.xml", source: "res/values/s.xml"),
      Row(format: "android", path: "res/values-de/strings.xml", source: "res/values-en-rUS/strings.xml"),
      Row(format: "strings", path: "de.lproj/L.strings", source: "en-US.lproj/L.strings"),
      Row(format: "strings", path: "App/de.lproj/L.strings", source: "App/en_GB.lproj/L.strings"),
      Row(format: "i18next", path: "locales/de/app.json", source: "locales/en-US/app.json"),
      Row(format: "i18next", path: "locales/de/translation.json", source: "locales/en_GB/translation.json"),
      Row(format: "json", path: "de.json", source: "en-US.json"),
      Row(format: "json", path: "de.json", source: "eng.json"),
      Row(format: "json", path: "i18n/de.json", source: "i18n/en_GB.json"),
      Row(format: "fluent", path: "de/app.ftl", source: "en-GB/app.ftl"),
      Row(format: "arb", path: "lib/app_de.arb", source: "lib/app_en_US.arb"),
      Row(format: "arb", path: "lib/app_de.arb", source: "lib/intl_en.arb"),
      Row(format: "arb", path: "lib/intl_de.arb", source: "lib/intl_messages.arb"),
      Row(format: "arb", path: "lib/app_de.arb", source: "lib/messages.arb"),
      Row(format: "properties", path: "M_de.properties", source: "M_en_GB.properties"),
      Row(format: "resx", path: "R.de.resx", source: "R.en-US.resx"),
    ])
  func found(row: Row) throws {
    let files = [row.source: Self.english(row.format)]
    #expect(try Self.source(row.format, row.path, beside: files) == "Back pain")
  }

  @Test(
    "A file of another locale, bundle or kind is not a source",
    arguments: [
      ("json", "de.json", "en-AU.json"), ("json", "de.json", "enm.json"), ("arb", "lib/app_de.arb", "lib/app_fr.arb"),
      ("android", "res/values-de/strings.xml", "res/values-en-rUS-night/strings.xml"),
      ("properties", "M_de.properties", "N_en.properties"), ("fluent", "de/app.ftl", "en-GB/other.ftl"),
    ])
  func notFound(format: String, path: String, other: String) throws {
    #expect(try Self.source(format, path, beside: [other: Self.english(format)]) == nil)
  }

  @Test(
    "A regional file beside its parent has the source texts of the source file", arguments: ["pt_BR", "pt_PT", "pt"])
  func regional(locale: String) throws {
    var sent = ["Messages.properties": "greet = Greet\n", "Messages_pt.properties": "greet = Oi\n"]
    sent["Messages_\(locale).properties"] = "greet = Olá\n"
    let read = try MiniCatalogue().read(sent, "properties")
    let units = read.tables.flatMap(\.units).filter { $0.place.path == "Messages_\(locale).properties" }
    #expect(units.map(\.source) == ["Greet"])
  }

  @Test("The source locale itself goes before another region, and a template of another locale is none")
  func precedence() throws {
    let regions = ["en-GB.json": "{ \"back\": \"Backache\" }", "en-US.json": Self.english("json")]
    #expect(try Self.source("json", "de.json", beside: regions) == "Back pain")
    let template = ["messages.arb": "{ \"@@locale\": \"fr\", \"back\": \"Mal au dos\" }"]
    #expect(try Self.source("arb", "app_de.arb", beside: template) == nil)
  }

  @Test("A file of the same command that states the source locale is a source, whatever it is called")
  func named() throws {
    let english = ["a/texts.arb": "{ \"@@locale\": \"en\", \"back\": \"Back pain\" }"]
    let fluent = ["a/texts.ftl": "### purpose-catalog: locale=en\nback = Back pain\n"]
    #expect(try Self.source("arb", "a/app_de.arb", beside: [:], named: english) == "Back pain")
    #expect(try Self.source("fluent", "a/de.ftl", beside: [:], named: fluent) == "Back pain")
    #expect(try Self.source("arb", "b/app_de.arb", beside: [:], named: english) == nil)
    let unstated = ["a/texts.json": "{ \"back\": \"Back pain\" }"]
    #expect(try Self.source("json", "a/de.json", beside: [:], named: unstated) == nil)
  }
}
