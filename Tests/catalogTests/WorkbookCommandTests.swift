import Foundation
import Testing

/// `catalog export --format xlsx` and its way back.
@Suite("Workbooks on the command line")
struct WorkbookCommandTests {
  @Test("A workbook comes back without a change, and its places are cells")
  func roundTrip() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let export = try program.run("export", "--locale", "de", "--format", "xlsx", "--output", "de.xlsx")
    #expect(export.status == 0 && export.output == "wrote de.xlsx\n", "\(export.error)")
    let back = try program.run("import", "de.xlsx", "--report", "json")
    #expect(back.status == 0, "\(back.error)")
    let unit = try #require((try back.json()["units"] as? [[String: Any]])?.first)
    #expect(unit["outcome"] as? String == "unchanged" && unit["sheet"] as? String == "de")
    #expect(unit["line"] as? Int == 2 && unit["column"] as? Int == 3)
  }

  @Test("What a spreadsheet keeps beside a file that it has open is no file of translations")
  func lockFiles() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    _ = try program.run("export", "--all", "--format", "xlsx", "--output", "out")
    for name in ["~$de.xlsx", ".~lock.de.xlsx#"] { try catalogue.write("Anna", to: "out/\(name)") }
    let back = try program.run("import", "out")
    #expect(back.status == 0 && back.output == "2 units: 2 unchanged; nothing to write\n", "\(back.output)")
  }

  @Test("Without the libraries only workbooks are refused, in words")
  func missingLibraries() throws {
    let catalogue = try DiskCatalogue()
    let whole = Program(folder: catalogue.folder)
    _ = try whole.run("export", "--locale", "de", "--format", "xlsx", "--output", "de.xlsx")
    // The loader takes these first and finds that they are none.
    for number in ["", ".4", ".5", ".6", ".7", ".8", ".9", ".10"] {
      for name in ["libxlsxwriter", "libzip"] { try catalogue.write("no library", to: "libraries/\(name).so\(number)") }
    }
    let libraries = catalogue.folder.appending(path: "libraries").path
    let program = Program(folder: catalogue.folder, environment: ["LD_LIBRARY_PATH": libraries])
    let export = try program.run("export", "--locale", "de", "--format", "xlsx", "--output", "new.xlsx")
    #expect(export.status == 2 && export.output.isEmpty)
    #expect(
      export.error.contains("xlsx is written by libxlsxwriter, which is not installed; on Debian: apt-get install"))
    let back = try program.run("import", "de.xlsx")
    #expect(back.status == 2)
    #expect(back.error.contains("an xlsx file is opened by libzip, which is not installed; on Debian: apt-get install"))
    #expect(try program.run("export", "--locale", "de", "--format", "csv").status == 0)
    #expect(try program.run("check", "--catalog", ".").status == 0)
  }

  @Test("A workbook is not poured into a terminal")
  func terminal() throws {
    let catalogue = try DiskCatalogue()
    let shown = try Program(folder: catalogue.folder).runInTerminal("export --locale de --format xlsx", variables: "")
    #expect(shown.contains("'de.xlsx' is no text that a terminal shows; name a file with --output"))
  }
}
