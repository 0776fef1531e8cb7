import Foundation
import Testing

/// One file that cannot be read or placed never stops the others, in an update as in an import.
@Suite("Unusable files among others") struct UnusableFileTests {
  @Test(
    "An update writes the others, says why, and exits with 1",
    arguments: [
      ("values-fr/strings.xml", "<resources><string", "the tag is not closed"),
      ("de.csv", "key,text\n", "written whole"),
      ("app.pot", "msgid \"\"\nmsgstr \"\"\n", "app.pot"),
    ])
  func updatesTheOthers(path: String, text: String, message: String) throws {
    let folder = try DiskCatalogue()
    try folder.write("<resources>\n</resources>\n", to: "values/strings.xml")
    try folder.write("<resources>\n</resources>\n", to: "values-de/strings.xml")
    try folder.write(text, to: path)
    let updated = try Program(folder: folder.folder).run(
      "export", "--output", path, "--output", "values/strings.xml", "--output", "values-de/strings.xml")
    #expect(updated.status == 1 && updated.error.contains(message), "\(updated.output)\(updated.error)")
    #expect(updated.output.contains("updated values-de/strings.xml"), "\(updated.output)\(updated.error)")
  }

  @Test("An import reads the others, and a file that is missing is one of the broken ones")
  func importsTheOthers() throws {
    let folder = try DiskCatalogue()
    let program = Program(folder: folder.folder)
    #expect(try program.run("export", "--locale", "de", "--format", "csv", "--output", "de.csv").status == 0)
    let imported = try program.run("import", "de.csv", "missing.po")
    #expect(imported.status == 1 && imported.output.contains("1 broken"), "\(imported.output)\(imported.error)")
    #expect(imported.output.contains("missing.po:1:1: broken: cannot read 'missing.po': no such file"))
    let explained = try program.run("import", "de.csv", "missing.po", "--explain")
    #expect(explained.status == 1 && explained.output.hasPrefix("de.csv\n"))
    #expect(explained.output.contains("missing.po\n  format: unknown – cannot read 'missing.po': no such file"))
  }

  @Test("An import of an empty folder exits with 2")
  func emptyFolder() throws {
    let folder = try DiskCatalogue()
    try FileManager.default.createDirectory(
      at: folder.folder.appending(path: "empty"), withIntermediateDirectories: false)
    let imported = try Program(folder: folder.folder).run("import", "empty")
    #expect(
      imported.status == 2 && imported.error.contains("the folder is empty; name the files to import"),
      "\(imported.error)")
  }
}
