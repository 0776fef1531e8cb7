import Foundation
import TestSupport
import Testing

/// `catalog init`: new catalogues pass the check.
@Suite struct InitCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-tests-\(UUID().uuidString)")

  @Test func createsAnOverlay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Program().run("init", folder.path, "--extends", "Standard", "--locales", "en,de, ar,de")
    #expect(result.status == 0)
    #expect(result.error.hasPrefix("next: look for a purpose with 'catalog find WORD --catalog \(folder.path)',\n"))
    let names = ["catalog.json", "purposes.json", "titles/ar.json", "titles/de.json", "titles/en.json"]
    #expect(result.output == names.map { "made \(folder.path)/\($0)\n" }.joined())
    let manifest = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "catalog.json")))
    let fields = try #require(manifest as? [String: Any])
    #expect(fields["name"] as? String == folder.lastPathComponent)
    #expect(fields["locales"] as? [String] == ["ar", "de", "en"])
    // The base is written by name, and there is no path to a schema: paths would work only on this machine.
    #expect(fields["extends"] as? String == "Standard")
    #expect(fields["$schema"] == nil)
    #expect(try Program().run("check", folder.path).status == 0)
    #expect(try Program(folder: folder).run("check").output.hasSuffix(" locales; \(try data()))\n"))
    #expect(
      try Program().run("set", "share", "--locale", "de", "--title", "Weitergeben", "--catalog", folder.path).status
        == 0)
  }

  @Test("Purposes can be added one after the other before anything is translated")
  func takesPurposes() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: URL(filePath: folder.path))
    #expect(
      try program.run("init", "Own", "--extends", "Standard", "--locales", "en,de", "--icon-sets", "lucide").status == 0
    )
    for name in ["add-stop", "end-ride", "lock-bike", "plan-route"] {
      let added = try program.run(
        "add", "purpose", name, "--role", "act", "--title", name.replacing("-", with: " ").capitalized, "--description",
        "…",
        "--icon", "lucide=star")
      #expect(added.status == 0 && added.error.contains("lacks its title in 1 locale: de"), "\(added)")
    }
  }

  @Test("An overlay keeps the platforms, the icon sets and the wording that its app has")
  func narrows() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["init", folder.path, "--extends", "Standard", "--locales", "en,de", "--quiet"]
    let narrowed = ["--platforms", "ios26, ios", "--platform", "android", "--icon-sets", "material-symbols,sf-symbols"]
    #expect(try Program().run(arguments + narrowed + ["--wording", "platform"]).status == 0)
    let manifest = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "catalog.json")))
    let fields = try #require(manifest as? [String: Any])
    #expect(fields["platforms"] as? [String] == ["android", "ios", "ios26"])
    #expect(Set(fields["iconSets"] as? [String] ?? []) == ["material-symbols", "sf-symbols"])
    #expect(fields["wording"] as? String == "platform")
    let check = try Program().run("check", folder.path, "--fail-on", "warning")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test("A wording is chosen for the outputs of its platforms")
  func choosesAWording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Program().run("init", folder.path, "--extends", "Standard", "--wording", "google").status == 0)
    let manifest = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "catalog.json")))
    let fields = try #require(manifest as? [String: Any])
    #expect(fields["wording"] as? [String: String] == ["kotlin": "google", "android": "google"])
  }

  @Test(
    "A misspelt name is refused with the one that was meant",
    arguments: [
      (["--extends", "Standrd"], "contains a catalog.json; did you mean 'Standard'?"),
      (["--extends", "Standard", "--platforms", "ios,andriod"], "did you mean 'android'?"),
      (["--extends", "Standard", "--icon-sets", "lucid"], "did you mean 'lucide'?"),
      (["--extends", "Standard", "--wording", "aple"], "unknown wording 'aple'; did you mean 'apple'?"),
      (["--platforms", "ios"], "--platforms selects from the catalogue that is extended; name one with --extends"),
    ])
  func refusesMisspelt(arguments: [String], message: String) throws {
    let result = try Program().run(["init", folder.path] + arguments)
    #expect(result.status != 0 && result.error.contains(message), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// The data versions at the end of a report.
  private func data() throws -> String {
    try #require(try Program().run("--version").output.firstMatch(of: /\((ICU [^;)]*)/)).1.description
  }

  /// An empty folder and a program without catalogues beside it: only the environment variable locates Standard.
  @Test func findsStandardByEnvironmentVariable() throws {
    let nowhere = try DiskCatalogue()
    let copy = nowhere.folder.appending(path: "catalog")
    try FileManager.default.copyItem(at: Program.executable, to: copy)
    var program = Program(folder: nowhere.folder, program: copy)
    let lost = try program.launch("init", "new", "--extends", "Standard")
    #expect(lost.status == 2)
    #expect(
      lost.error == "Error: the catalogues that ship with this program were not found; set PURPOSE_CATALOGS to the "
        + "folder that contains 'Standard'\n")
    program.environment["PURPOSE_CATALOGS"] = Program.root.appending(path: "Catalogs").path
    #expect(try program.launch("init", "new", "--extends", "Standard").status == 0)
    #expect(try program.launch("check", "new").status == 0)
    program.environment = [:]
    let unread = try program.launch("check", "new")
    #expect(unread.status == 1)
    #expect(
      unread.output.hasPrefix("new/catalog.json:4:14: error: cannot extend 'Standard': the catalogues that ship with "))
    // An installation has the catalogues in share/, beside bin/.
    let share = nowhere.folder.appending(path: "share/purpose-catalog")
    try FileManager.default.createDirectory(at: share.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: share, withDestinationURL: Program.root.appending(path: "Catalogs"))
    let bin = nowhere.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: false)
    try FileManager.default.moveItem(at: copy, to: bin.appending(path: "catalog"))
    #expect(
      try Program(folder: nowhere.folder, program: bin.appending(path: "catalog")).launch("check", "new").status == 0)
  }

  /// A name means the shipped catalogue; a folder with the same name causes a warning.
  @Test func warnsAboutAFolderOfThatName() throws {
    let other = try DiskCatalogue()
    let program = Program(folder: other.folder)
    #expect(try program.run("init", "Standard").status == 0)
    let result = try program.run("init", "new", "--extends", "Standard")
    #expect(result.status == 0)
    #expect(
      result.error.hasPrefix(
        "new/catalog.json:4:14: warning: 'Standard' extends the catalogue that ships with purpose-catalog, not "
          + "the folder '../Standard'; write '../Standard' to extend the folder, or rename it [ambiguous-base]\nnext: ")
    )
    let checked = try program.run("check", "new").output
    #expect(checked.contains(/1 warning, 0 notes \(228 purposes/), "\(checked)")
    #expect(try program.run("init", "newer", "--extends", "./Standard").status == 0)
    #expect(try other.read("newer/catalog.json").contains(#""extends": "../Standard""#))
    // There is no warning if the folder is the shipped catalogue itself.
    let sibling = Program.root.appending(path: "Catalogs/Sibling")
    #expect(try Program().run("init", sibling.path, "--extends", "Standard", "--dry-run").error == "")
  }

  @Test func createsAStandaloneCatalogue() throws {
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

  /// A new catalogue may have its base's name. The search for the base locks the new folder, but releases the lock
  /// before writing.
  @Test func allowsABaseOfTheSameName() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("init", "Catalogs/Ours").status == 0)
    try FileManager.default.createDirectory(
      at: catalogue.folder.appending(path: "Ours"), withIntermediateDirectories: true)
    let result = try program.run("init", "Ours", "--extends", "Ours")
    #expect(result.status == 0)
    #expect(result.error.hasPrefix("next: look for a purpose with 'catalog find WORD --catalog Ours',\n"))
    #expect(try catalogue.read("Ours/catalog.json").contains(##""extends": "../Catalogs/Ours""##))
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
      (["."], "Error: '.' already contains a catalogue; choose another folder\n"),
      (
        ["new", "--extends", "Standrad"],
        "Error: no catalogue 'Standrad' to extend: none of 'Standrad', 'Catalogs/Standrad' contains a catalog.json; did you mean 'Standard'?\n"
      ),
      (
        ["new", "--extends", ".", "--locales", "en,pl"],
        "Error: 'Small' has no locale 'pl', so every title would be missing; "
          + "leave it out and add it later with: catalog add locale pl\n"
      ),
      (
        ["new", "--extends", ".", "--locales", "de"],
        "Error: the source locale 'en' is not among the locales; add it to --locales\n"
      ),
      (["new", "--locales", "en,,de"], "Error: '' is not a locale; write one such as 'pt-BR', 'pt_BR' or 'zh-Hant'\n"),
      (
        ["titles/de.json/new"],
        "Error: 'titles/de.json' is not a folder; move it away, or name another folder\n"
      ),
    ])
  func refuses(arguments: [String], message: String) throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder).run(["init"] + arguments)
    #expect(result.error == message)
    #expect(result.status == 2)
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: "new").path))
  }

  /// Existing files are not overwritten.
  @Test func keepsExistingFiles() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("mine", to: "new/purposes.json")
    let result = try Program(folder: catalogue.folder).run("init", "new")
    #expect(result.status == 2)
    #expect(result.error == "Error: 'new/purposes.json' already exists; remove it or choose another name\n")
    #expect(try catalogue.read("new/purposes.json") == "mine")
    let left = try FileManager.default.subpathsOfDirectory(atPath: catalogue.folder.appending(path: "new").path)
    #expect(left == ["purposes.json"])
  }
}
