import Foundation
import Testing

/// `catalog export --format xlsx` and the import of workbooks.
@Suite("Workbooks on the command line")
struct WorkbookCommandTests {
  @Test("A workbook is imported without a change, and places are cells")
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

  @Test("A spreadsheet's lock file is not a file of translations")
  func lockFiles() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    _ = try program.run("export", "--all", "--format", "xlsx", "--output", "out")
    for name in ["~$de.xlsx", ".~lock.de.xlsx#"] { try catalogue.write("Anna", to: "out/\(name)") }
    let back = try program.run("import", "out")
    #expect(back.status == 0 && back.output == "2 units: 2 unchanged; nothing to write\n", "\(back.output)")
  }

  @Test("Without the libraries only workbooks are refused, with an explanation")
  func missingLibraries() throws {
    let catalogue = try DiskCatalogue()
    let whole = Program(folder: catalogue.folder)
    _ = try whole.run("export", "--locale", "de", "--format", "xlsx", "--output", "de.xlsx")
    // The loader tries these files first and finds that they are not libraries.
    for number in ["", ".4", ".5", ".6", ".7", ".8", ".9", ".10"] {
      for name in ["libxlsxwriter", "libzip"] { try catalogue.write("no library", to: "libraries/\(name).so\(number)") }
    }
    let libraries = catalogue.folder.appending(path: "libraries").path
    let program = Program(folder: catalogue.folder, environment: ["LD_LIBRARY_PATH": libraries])
    let export = try program.launch("export", "--locale", "de", "--format", "xlsx", "--output", "new.xlsx")
    #expect(export.status == 2 && export.output.isEmpty)
    #expect(
      export.error.contains("xlsx is written by libxlsxwriter, which is not installed; on Debian: apt-get install"))
    let back = try program.launch("import", "de.xlsx")
    #expect(back.status == 2)
    #expect(back.error.contains("an xlsx file is opened by libzip, which is not installed; on Debian: apt-get install"))
    #expect(try program.launch("export", "--locale", "de", "--format", "csv").status == 0)
    #expect(try program.launch("check", "--catalog", ".").status == 0)
  }

  @Test("Without /proc a workbook is written in $TMPDIR first, and nothing is left there")
  func withoutProc() throws {
    let catalogue = try DiskCatalogue()
    let scratch = catalogue.folder.appending(path: "scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let program = Program(folder: catalogue.folder, environment: ["TMPDIR": scratch.path])
    let arguments = ["export", "--locale", "de", "--format", "xlsx", "--output"]
    let hidesProc = #"mount -t tmpfs none /proc && exec "$0" "$@""#
    let result = try program.runInMountNamespace(hidesProc, arguments + ["without.xlsx"])
    #expect(result.status == 0 && result.output == "wrote without.xlsx\n", "\(result)")
    _ = try program.launch(arguments + ["with.xlsx"])
    let files = try ["without.xlsx", "with.xlsx"].map { try Data(contentsOf: catalogue.folder.appending(path: $0)) }
    #expect(files[0] == files[1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test("A workbook is not written to a terminal")
  func terminal() throws {
    let catalogue = try DiskCatalogue()
    let shown = try Program(folder: catalogue.folder).runInTerminal("export --locale de --format xlsx", variables: "")
    #expect(shown.contains("'de.xlsx' is binary and cannot be shown in a terminal; name a file with --output"))
  }

  /// A catalogue of seven purposes with icons in two sets that share a name.
  private func illustrated() throws -> DiskCatalogue {
    let catalogue = try DiskCatalogue()
    let names = ["add", "back", "copy", "cut", "delete", "find", "open"]
    try catalogue.write(
      """
      {
        "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "en"],
        "iconSets": ["bootstrap-icons", "lucide"]
      }
      """,
      to: "catalog.json")
    let purposes = names.map { name in
      let other = name == "delete" ? "i-delete" : "b-\(name)"
      return """
        "\(name)": {
          "role": "act", "description": "…", "icons": { "bootstrap-icons": "\(other)", "lucide": "i-\(name)" },
          "messages": { "title": {} }
        }
        """
    }
    try catalogue.write("{ \(purposes.joined(separator: ", ")) }", to: "purposes.json")
    let icons = names.flatMap { ["\"b-\($0)\"", "\"i-\($0)\""] }.joined(separator: ", ")
    for set in ["bootstrap-icons", "lucide"] {
      let inventory = #"{ "name": "Set", "version": "1", "license": "MIT", "source": "made up", "names": [\#(icons)] }"#
      try catalogue.write(inventory, to: "icon-sets/\(set).json")
    }
    for locale in ["en", "de"] {
      let titles = names.map { #""\#($0)": "\#(locale) \#($0)""# }
      try catalogue.write("{ \(titles.joined(separator: ", ")) }", to: "titles/\(locale).json")
    }
    return catalogue
  }

  /// A single grey pixel.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==")

  private func draw(_ names: String..., in catalogue: DiskCatalogue) throws {
    let folder = catalogue.folder.appending(path: "icons")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names { try #require(Self.png).write(to: folder.appending(path: "\(name).png")) }
  }

  private let export = [
    "export", "--locale", "de", "--format", "xlsx", "--icon-images", "icons", "--output", "de.xlsx",
  ]

  @Test("Pictures are included, missing ones are reported, and the workbook is imported without a change")
  func pictures() throws {
    let catalogue = try illustrated()
    try draw("i-delete", "i-add", in: catalogue)
    let program = Program(folder: catalogue.folder)
    let missing = "icons of lucide have no image in icons: 'i-back', 'i-copy', 'i-cut', 'i-find', 'i-open'"
    let first = try program.run(export)
    #expect(first.status == 0 && first.output == "wrote de.xlsx\n")
    #expect(first.error == "5 \(missing)\n")
    let back = try program.run("import", "de.xlsx")
    #expect(back.status == 0 && back.output == "7 units: 7 unchanged; nothing to write\n", "\(back.error)")

    let other = try program.run(export + ["--icon-set", "bootstrap-icons", "--replace"])
    #expect(other.status == 0)
    #expect(
      other.error
        == "6 icons of bootstrap-icons have no image in icons: 'b-add', 'b-back', 'b-copy', 'b-cut', 'b-find' …\n")
  }

  @Test("A drawing without a picture is reported with a way to make one")
  func drawings() throws {
    let catalogue = try illustrated()
    let program = Program(folder: catalogue.folder)
    for name in ["i-delete", "i-find"] { try catalogue.write("<svg/>", to: "icons/\(name).svg") }
    let command = "'rsvg-convert --height 64 --output icons/i-find.png icons/i-find.svg'"
    let none = try program.run(export + ["--icon-set", "lucide"])
    #expect(none.status == 2)
    #expect(
      none.error.contains("folder 'icons' has the icons of 'lucide' as SVG, and no PNG; 'rsvg-convert --height 64"))
    try draw("i-add", "i-back", "i-copy", "i-cut", "i-delete", "i-open", in: catalogue)
    let one = try program.run(export)
    #expect(one.status == 0)
    #expect(
      one.error == "1 icon of lucide has no image in icons: 'i-find'; 1 of them as SVG only: \(command)\n",
      "\(one.error)")
  }

  @Test(
    "Impossible requests for pictures are refused with a reason",
    arguments: [
      ("--format xlsx --icon-images none", "there is no folder 'none' with pictures of icons; correct its name"),
      ("--format xlsx --icon-images titles", "has no PNG of an icon of the catalogue's icon sets; name the files"),
      ("--format xlsx --icon-images icons --icon-set lucid", "no icon set 'lucid'; did you mean 'lucide'?"),
      ("--format xlsx --icon-images broken", "broken/i-add.png: the file is not a PNG; save the picture as PNG"),
      ("--format csv --icon-images icons", "'csv' cannot contain pictures; leave out --icon-images, or use 'xlsx'"),
      ("--format xlsx --icon-set lucide", "--icon-set needs --icon-images"),
      ("--icon-images icons --update de.xliff", "both --update and --output are given; give one"),
    ])
  func refusedPictures(arguments: String, expected: String) throws {
    let catalogue = try illustrated()
    try draw("i-add", in: catalogue)
    try catalogue.write("GIF89a", to: "broken/i-add.png")
    let options = ["export", "--locale", "de", "--output", "out"] + arguments.split(separator: " ").map(String.init)
    let result = try Program(folder: catalogue.folder).run(options)
    #expect(result.status == 2 && result.error.contains(expected), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: "out").path))
  }
}
