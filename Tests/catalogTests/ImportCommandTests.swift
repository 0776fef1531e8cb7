import Foundation
import Testing

/// Reading and writing of files by `catalog import`.
@Suite("Imports") struct ImportCommandTests {
  @Test("A dry run shows what would happen while other commands read, and writes nothing")
  func dryRun() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(#"{ "back": "Nach hinten" }"#, to: "out/de.json")
    let before = try catalogue.read("titles/de.json")
    let descriptor = open(catalogue.folder.path, O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_SH | LOCK_NB) == 0)

    let program = Program(folder: catalogue.folder)
    let previewed = try program.run("import", "out/de.json", "--format", "json", "--take", "theirs", "--dry-run")
    #expect(previewed.status == 0)
    #expect(previewed.output.hasSuffix("1 unit: 1 updated; would write titles/de.json\n"))

    // Containers test as the superuser, whom permissions do not restrict; so this test looks at the system calls
    // instead of trying a read-only folder.
    let calls = try program.systemCalls(
      "/^rename,/^mkdir,/^unlink,/chmod,/truncate,openat",
      "import out/de.json --format json --take theirs --dry-run")
    #expect(calls.contains { $0.contains("out/de.json") })
    #expect(calls.filter { !$0.contains("openat") || $0.contains("O_WRONLY") || $0.contains("O_RDWR") } == [])
    #expect(try catalogue.read("titles/de.json") == before)
  }

  @Test(
    "An import reads the catalogue once, and then only texts that it changes",
    arguments: [("Zurück", "1 unchanged"), ("Nach hinten", "1 updated")])
  func readsTheCatalogueOnce(text: String, word: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(#"{ "back": "\#(text)" }"#, to: "out/de.json")
    let program = Program(folder: catalogue.folder)
    let previewed = try program.run("import", "out/de.json", "--format", "json", "--take", "theirs", "--dry-run")
    #expect(previewed.output.contains("1 unit: \(word)"))
    let calls = try program.systemCalls("openat", "import out/de.json --format json --take theirs --dry-run")
    #expect(calls.count { $0.contains("\"purposes.json\"") } == 1)
    withExtendedLifetime(catalogue) {}
  }

  @Test(
    "An import with unreadable source texts changes no file",
    arguments: [
      ("broken", "titles/en.json:1:13: the file ends in the middle"),
      ("in conflict", "titles/en.json:2:1: the file has the conflict markers of a merge"),
      ("of the wrong type", "titles/en.json:1:11: a text is a number"),
      ("a folder", "titles/en.json:1:1: 'titles/en.json' is a folder"),
      ("missing", "titles/en.json:1:1: the source locale 'en' has no texts; restore 'titles/en.json'"),
    ])
  func brokenSourceTexts(what: String, reason: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("export", "--locale", "de", "--format", "gettext", "--output", "de.po").status == 0)
    let sent = try catalogue.read("de.po").replacing("Zurück", with: "Nach hinten")
    try catalogue.write(sent, to: "de.po")
    let english = catalogue.folder.appending(path: "titles/en.json")
    switch what {
    case "broken": try catalogue.write("{ \"back\": \"Ba", to: "titles/en.json")
    case "in conflict":
      let conflict = "{\n<<<<<<< HEAD\n  \"back\": \"Back\"\n=======\n  \"back\": \"Go Back\"\n>>>>>>> other\n}\n"
      try catalogue.write(conflict, to: "titles/en.json")
    case "of the wrong type": try catalogue.write(#"{ "back": 1 }"#, to: "titles/en.json")
    default:
      try FileManager.default.removeItem(at: english)
      if what == "a folder" { try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true) }
    }
    let before = try catalogue.read("titles/de.json")
    let result = try program.run("import", "de.po")
    #expect(result.status == 2)
    #expect(
      result.error.contains("nothing is imported until the source texts can be read: \(reason)"), "\(result.error)")
    #expect(result.output == "")
    #expect(try catalogue.read("titles/de.json") == before)
  }
}
