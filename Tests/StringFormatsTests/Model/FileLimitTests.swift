import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Limits of files")
struct FileLimitTests {
  @Test("Files with too many lines or cells are refused before they fill the memory")
  func limits() throws {
    let lines = [UInt8](repeating: 0x0A, count: SourceFile.maximumLineCount + 1)
    let context = ReadContext(try StandardTables.catalogue.get(), locale: LanguageTag("pl"))
    for format in ["csv", "fluent", "gettext", "properties", "strings"].map({ try? AllFormats.format($0) }) {
      let format = try #require(format)
      let name = "a." + (format.description.fileExtensions.first ?? "")
      let error = #expect(throws: StringTableError.self) {
        try format.read([SourceFile(path: name, bytes: lines)], context: context)
      }
      #expect(error?.description == "\(name): the file has more than 1000000 lines; split it")
    }
    let cells = [UInt8](repeating: 0x2C, count: CSVTable.maximumDelimiterCount + 1)
    let error = #expect(throws: StringTableError.self) { try CSVTable(SourceFile(path: "a.csv", bytes: cells)) }
    #expect(error?.description == "a.csv: the file has more than 4000000 cells; split it")
  }
}
