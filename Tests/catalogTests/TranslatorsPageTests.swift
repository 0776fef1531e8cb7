import Foundation
import Testing

/// The page for translators in the folder of an export.
@Suite("A page for translators") struct TranslatorsPageTests {
  private static func export(_ format: String, to folder: DiskCatalogue, _ options: String...) throws -> Program.Result
  {
    let path = folder.folder.appending(path: "out").path
    return try Program().run(["export", "--locale", "pl,ja", "--format", format, "--output", path] + options)
  }

  @Test(
    "goes with formats that no app loads, and explains the plural forms",
    arguments: ["csv", "xliff-1.2", "xliff-2.1", "xlsx"])
  func isWritten(format: String) throws {
    let folder = try DiskCatalogue()
    #expect(try Self.export(format, to: folder).output.hasSuffix("README.md\n"))
    let page = try folder.read("out/README.md")
    #expect(page.contains("- pl: `one` (1), `few` (2–4, 22–24, 32–34 …), `many` (0, 5–21, 25–31 …)"), "\(page)")
    #expect(page.contains("- ja: `other` (0–999 …)"))
    #expect(page.contains("Save them in the same format (\(format))"))
    // An import passes it over, and a later export replaces it.
    let imported = try Program().run("import", folder.folder.appending(path: "out").path, "--dry-run")
    #expect(imported.status == 0 && !imported.error.contains("README"), "\(imported.error)")
    let out = folder.folder.appending(path: "out").path
    let named = try FileManager.default.contentsOfDirectory(atPath: out).sorted().map { "\(out)/\($0)" }
    let whole = try Program().run(["import", "--dry-run"] + named)
    #expect(whole.status == 0 && whole.output == imported.output, "\(whole)")
    #expect(whole.error.contains("README.md: skipped: the page for translators, which has no texts\n"), "\(whole)")
    #expect(try Self.export(format, to: folder).status == 0)
    #expect(try folder.read("out/README.md") == page)
  }

  @Test("leaves another page alone, says so, and stays away when it is not wanted")
  func leavesOthersAlone() throws {
    let folder = try DiskCatalogue()
    try folder.write("Ours.\n", to: "out/README.md")
    let exported = try Self.export("csv", to: folder)
    #expect(exported.status == 0 && exported.error.contains("README.md is not the page for translators, and stays"))
    #expect(try folder.read("out/README.md") == "Ours.\n")
    for (format, options) in [("android", []), ("gettext", []), ("csv", ["--no-instructions"])] {
      let folder = try DiskCatalogue()
      #expect(try Self.export(format, to: folder, options.first ?? "--allow-incomplete").status == 0)
      #expect(!FileManager.default.fileExists(atPath: folder.folder.appending(path: "out/README.md").path))
    }
  }
}
