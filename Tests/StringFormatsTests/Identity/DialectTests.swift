import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Android's resources by the rules of Compose Multiplatform and moko-resources, and i18next's JSON v3.
@Suite("Dialects of formats") struct DialectTests {
  private static let counted = ReadContext.Unit(
    source: "{count, plural, one {# item} other {# items}}", arguments: [SmallTables.count])
  private static let named = ReadContext.Unit(source: "Hello {name}", arguments: [SmallTables.name])

  private static func context() -> ReadContext {
    ReadContext(units: [
      UnitKey("a"): ReadContext.Unit(source: "x", arguments: []), UnitKey("b"): named, UnitKey("c/counted"): counted,
    ])
  }

  private static func read(_ path: String, _ resources: String) throws -> ReadTables {
    try AndroidFormat().read(
      [SourceFile(path: path, text: "<resources>\(resources)</resources>")], context: context())
  }

  /// Each row has a text as it is in the file, and as the tool shows it.
  @Test(
    "Texts are read as the tool shows them",
    arguments: [
      ("composeResources/values-de", #"L'été \'x\'"#, #"L'été \'x\'"#),
      ("composeResources/values-de", #"a\nb\tc\u00e9 \\n"#, "a\nb\tcé \\n"),
      ("composeResources/values-de", "  two  spaces ", "  two  spaces "),
      ("composeResources/values-de", "100 %% ?x @y", "100 %% ?x @y"),
      ("moko-resources/de", #"L'été \'x\' \"y\" \? \@"#, #"L'été 'x' "y" ? @"#),
      ("moko-resources/de", "a\n    b", "a b"), ("moko-resources/pt-rBR", #"a\nb"#, "a\nb"),
      ("resources/MR/de", #"it\'s"#, "it's"), ("res/values-de", #"it\'s  2"#, "it's 2"),
    ])
  func reads(folder: String, text: String, shown: String) throws {
    let tables = try Self.read("src/commonMain/\(folder)/strings.xml", "<string name=\"a\">\(text)</string>")
    let target = try #require(tables.tables.first?.units.first?.target)
    #expect(MessageTree(parsing: target).constantText == shown, "\(target)")
    #expect(tables.tables.first?.locale.language == (folder.contains("pt") ? "pt" : "de"))
  }

  @Test(
    "Placeholders are those of the tool, and others are refused",
    arguments: [
      ("composeResources/values-de", "Hallo %1$s", "Hallo {name}"),
      ("composeResources/values-de", "100 % %1$s", "100 % {name}"),
      ("composeResources/values-de", "Hallo %s", nil), ("composeResources/values-de", "Hallo %2$s", nil),
      ("composeResources/values-de", "%1$,d", nil), ("moko-resources/de", "Hallo %1$s", "Hallo {name}"),
      ("moko-resources/de", "100 %% %s", "100 % {name}"), ("moko-resources/de", "%1$,d", nil),
    ] as [(String, String, String?)])
  func placeholders(folder: String, text: String, message: String?) throws {
    let tables = try Self.read("\(folder)/strings.xml", "<string name=\"b\">\(text)</string>")
    #expect(tables.tables.first?.units.first?.target == message)
    #expect(tables.problems.isEmpty == (message != nil), "\(tables.problems.map(\.message))")
  }

  /// The texts that a careless writer escapes wrongly.
  @Test("What is written is read again", arguments: Dialect.allCases)
  func comesBack(dialect: Dialect) throws {
    let plain = SmallTables.hardTexts.enumerated().map { SmallTables.title("hard-\($0.offset)", "x", $0.element.text) }
    let units =
      plain + [
        SmallTables.counted(other: "Usuń # elementu"),
        StringUnit(
          key: UnitKey("hello/named"), source: "Hello {name}", target: "100 % {name}’s", arguments: [SmallTables.name]),
      ]
    let table = try SmallTables.polish(units)
    let options = FormatOptions().writing(dialect)
    let written = try AndroidFormat().write([table], options: options)
    let folder = dialect == .composeResources ? "composeResources" : "moko-resources"
    let file = try #require(written.files.first)
    #expect(file.path == (dialect == .composeResources ? "values-pl/strings.xml" : "pl/strings.xml"))
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(!text.contains("$,d") && !text.contains("formatted=") && !text.contains("xliff:g"))
    let read = try AndroidFormat().read(
      [SourceFile(path: "\(folder)/\(file.path)", bytes: file.bytes)], context: ReadContext(table))
    #expect(read.problems.isEmpty, "\(read.problems.map(\.message))")
    let lost = Set(written.losses.map(\.key))
    let found = Dictionary(uniqueKeysWithValues: read.tables.flatMap(\.units).map { ($0.key, $0.target) })
    for unit in units where !lost.contains(unit.key) {
      let target = MessageForms.canonicalText(of: found[unit.key] ?? "")
      #expect(target == MessageForms.canonicalText(of: unit.target ?? ""), "\(unit.key)")
    }
    #expect(lost.count <= (dialect == .composeResources ? 0 : 7), "\(written.losses.map(\.reason))")
  }

  @Test("An update keeps the rules of the tool, and everything else in the file")
  func updates() throws {
    let table = try SmallTables.polish([SmallTables.title("a", "x", "L'été"), SmallTables.counted(other: "x")])
    let old = "<resources>\n    <string name=\"other\">%1$s isn't</string>\n</resources>\n"
    let file = SourceFile(path: "app/composeResources/values-pl/strings.xml", text: old)
    let updated = try AndroidFormat().update(
      file, with: [table], options: FormatOptions([("notes", "none")], of: AndroidFormat().description),
      context: ReadContext(table))
    let text = String(decoding: updated.bytes, as: UTF8.self)
    #expect(text.contains(">L'été</string>") && text.contains(">Usuń %1$d element</item>"), "\(text)")
    #expect(text.hasPrefix("<resources>\n    <string name=\"other\">%1$s isn't</string>\n"))
    let again = try AndroidFormat().update(
      SourceFile(path: file.path, bytes: updated.bytes), with: [table], options: FormatOptions(),
      context: ReadContext(table))
    #expect(again.bytes == updated.bytes)
  }

  @Test(
    "i18next's JSON v3 is refused by its name, and not taken for texts without plurals",
    arguments: [
      #"{ "c": { "counted": "{{count}} item", "counted_plural": "{{count}} items" } }"#,
      #"{ "item": "item", "item_plural": "items", "c": { "counted": "x" } }"#,
    ])
  func version3(text: String) throws {
    #expect(throws: StringTableError.self) {
      try I18NextFormat().read([SourceFile(path: "de/app.json", text: text)], context: Self.context())
    }
    // A file with both is v4 with leftovers: only their units are refused.
    let mixed = #"{ "x_one": "a", "x_other": "b", "# + text.dropFirst()
    let read = try I18NextFormat().read([SourceFile(path: "de/app.json", text: mixed)], context: Self.context())
    #expect(
      read.tables.flatMap(\.units).allSatisfy { $0.key != UnitKey("c/counted") } == text.contains("counted_plural"))
  }
}
