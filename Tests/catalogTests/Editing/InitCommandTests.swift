import Foundation
import Testing

/// `catalog init`: catalogues that pass the check as soon as they are laid out.
@Suite struct InitCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-tests-\(UUID().uuidString)")

  @Test func laysOutAnOverlay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Program().run("init", folder.path, "--extends", "Standard", "--locales", "en,de, ar,de")
    #expect(result.status == 0)
    #expect(result.error == "")
    let names = ["catalog.json", "purposes.json", "titles/ar.json", "titles/de.json", "titles/en.json"]
    #expect(result.output == names.map { "made \(folder.path)/\($0)\n" }.joined())
    let manifest = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "catalog.json")))
    let fields = try #require(manifest as? [String: Any])
    #expect(fields["name"] as? String == folder.lastPathComponent)
    #expect(fields["locales"] as? [String] == ["ar", "de", "en"])
    // Both lead from the folder to the project's own, wherever that is.
    for (field, target) in [("extends", "Catalogs/Standard"), ("$schema", "Catalogs/catalog.schema.json")] {
      let path = try #require(fields[field] as? String)
      #expect(!path.hasPrefix("/"))
      #expect(
        folder.appending(path: path).standardizedFileURL == Program.root.appending(path: target).standardizedFileURL)
    }
    #expect(try Program().run("check", folder.path).status == 0)
    #expect(
      try Program().run("set", "share", "--locale", "de", "--title", "Weiter", "--catalog", folder.path).status == 0)
  }

  @Test func laysOutACatalogueOfItsOwn() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("init", "new/own", "--locales", "fr,en", "--name", "Ours").status == 0)
    #expect(try program.run("check", "new/own", "--fail-on", "error").status == 0)
    #expect(try catalogue.read("new/own/catalog.json").contains(#""name": "Ours","#))
    #expect(try catalogue.read("new/own/titles/en.json") == "{\n  \"save\": \"Save\"\n}\n")
    #expect(
      try catalogue.read("new/own/titles/fr.json") == """
        {
          "save": { "title": { "text": "Save", "state": "new" } }
        }

        """)
    #expect(try program.run("init", "new/english").status == 0)
    #expect(try program.run("init", "new/overlay", "--extends", "new/own").status == 0)
    #expect(try catalogue.read("new/overlay/catalog.json").contains(#""extends": "../own""#))
    #expect(try program.run("check", "new/overlay").status == 0)
  }

  @Test func showsADiff() throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder).run("init", "over", "--extends", ".", "--dry-run")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix("--- /dev/null\n+++ b/over/catalog.json\n@@ -0,0 +1,5 @@\n+{\n+  \"formatVersion\": 1,\n")
    )
    #expect(result.output.contains("+  \"extends\": \"..\"\n"))
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: "over").path))
  }

  @Test(
    arguments: [
      (["."], "Error: there is a catalogue in '.' already; choose another folder\n"),
      (
        ["new", "--extends", "Standrad"],
        "Error: no catalogue 'Standrad' to extend: none of 'Standrad', 'Catalogs/Standrad' holds a catalog.json\n"
      ),
      (
        ["new", "--extends", ".", "--locales", "en,pl"],
        "Error: 'Small' has no locale 'pl', so that every title would be missing; "
          + "leave it out and add it later with: catalog add locale pl\n"
      ),
      (
        ["new", "--extends", ".", "--locales", "de"],
        "Error: the source locale 'en' is not among the locales; add it to --locales\n"
      ),
      (["new", "--locales", "en,,de"], "Error: '' is not a locale; write one such as 'pt-BR', 'pt_BR' or 'zh-Hant'\n"),
      (["titles/de.json/new"], "Error: cannot write 'titles/de.json/new': Not a directory\n"),
    ])
  func refuses(arguments: [String], words: String) throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder).run(["init"] + arguments)
    #expect(result.error == words)
    #expect(result.status == 2)
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: "new").path))
  }

  /// Files of somebody else's are not overwritten.
  @Test func leavesOtherFilesAlone() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("mine", to: "new/purposes.json")
    let result = try Program(folder: catalogue.folder).run("init", "new")
    #expect(result.status == 2)
    #expect(result.error == "Error: 'new/purposes.json' exists already; remove it or choose another name\n")
    #expect(try catalogue.read("new/purposes.json") == "mine")
    let left = try FileManager.default.subpathsOfDirectory(atPath: catalogue.folder.appending(path: "new").path)
    #expect(left == ["purposes.json"])
  }
}
