import CatalogFiles
import CatalogModel
import Testing

@testable import StringTables

/// `--locale` is for files that do not say their locale: no German text goes into Polish by it.
@Suite("The locale of a file and that of the command line")
struct StatedLocaleTests {
  private static func read(_ format: String, _ path: String, _ text: String, _ locale: String?) throws -> [String] {
    let context = ReadContext(locale: locale.flatMap { LanguageTag($0) })
    let read = try AllFormats.format(format).read([SourceFile(path: path, text: text)], context: context)
    return read.tables.map(\.locale.identifier)
  }

  @Test(
    "What a file says of itself and another --locale are an error of the file",
    arguments: [
      ("xliff-1.2", "pl.xlf", "<xliff version='1.2'><file target-language='de'/></xliff>", "de'"),
      ("xliff-1.2-xcode", "pl.xliff", "<xliff version='1.2'><file target-language='de'/></xliff>", "de'"),
      ("xliff-2.1", "pl.xlf", "<xliff version='2.1' srcLang='en' trgLang='de'/>", "de'"),
      ("json", "pl.json", "{ \"$meta\": { \"locale\": \"de\" }, \"back\": \"x\" }", "\"de\""),
      ("i18next", "pl.json", "{ \"$meta\": { \"locale\": \"de\" }, \"back\": \"x\" }", "\"de\""),
      ("arb", "app_pl.arb", "{ \"back\": \"x\", \"@@locale\": \"de\" }", "\"de\""),
      ("fluent", "pl.ftl", "### purpose-catalog: locale=de\nback = x\n", "###"),
      ("csv", "pl.csv", "key,text (de)\nback,x\n", "text (de)"),
    ])
  func stated(format: String, path: String, text: String, statement: String) throws {
    let start = try #require(text.firstRange(of: statement)).lowerBound
    let column = text.distance(from: text.startIndex, to: start) + 1
    let error = #expect(throws: StringTableError.self) { try Self.read(format, path, text, "pl") }
    #expect(
      error?.description == "\(path):1:\(column): the file is of 'de', not of 'pl' as --locale says; "
        + "leave --locale out or correct the file")
    #expect(try Self.read(format, path, text, "de") == ["de"])
    #expect(try Self.read(format, path, text, nil) == ["de"])
  }

  @Test(
    "What only a name says gives way to --locale, and so does what is no tag",
    arguments: [
      ("json", "de.json", "{}"), ("i18next", "de.json", "{}"), ("arb", "app_de.arb", "{}"),
      ("fluent", "de.ftl", "a = b"), ("csv", "de.csv", "key,text\n"), ("csv", "de.csv", "key,text (in German)\n"),
      ("android", "values-de/strings.xml", "<resources/>"), ("resx", "Resources.de.resx", "<root/>"),
      ("xliff-1.2", "de.xlf", "<xliff version='1.2'><file/></xliff>"),
      ("xliff-2.1", "de.xlf", "<xliff version='2.1'/>"),
    ])
  func named(format: String, path: String, text: String) throws {
    #expect(try Self.read(format, path, text, "pl") == ["pl"])
  }

  @Test("The one sheet of a workbook says its locale too")
  func workbook() {
    let workbook = TestWorkbook(rows: TestWorkbook.row(2, ["back", "Wstecz"]))
    let error = #expect(throws: StringTableError.self) { try workbook.read(ReadContext(locale: LanguageTag("de"))) }
    #expect(
      error?.description == "pl.xlsx:Sheet1!B1: the file is of 'pl', not of 'de' as --locale says; "
        + "leave --locale out or correct the file")
  }
}
