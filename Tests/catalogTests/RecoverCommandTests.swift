import Foundation
import Testing

/// Interrupted commands, and catalogues that only look interrupted.
@Suite struct RecoverCommandTests {
  private let catalogue: DiskCatalogue
  private let program: Program

  init() throws {
    catalogue = try DiskCatalogue()
    program = Program(folder: catalogue.folder)
  }

  /// Kills a command after it has renamed one of its two files.
  private func interrupt() throws {
    try program.kill(
      at: "/^rename", 2, ["add", "purpose", "save", "--role", "confirm", "--description", "…", "--title", "Save"])
    #expect(try catalogue.read("purposes.json").contains("save"))
    #expect(try !catalogue.read("titles/en.json").contains("Save"))
  }

  private var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: catalogue.folder.path).sorted() }
  }

  private static let files = ["catalog.json", "purposes.json", "titles", "titles/de.json", "titles/en.json"]

  /// Commands that read, and dry runs, refuse files that may be a mix, and name the remedy.
  @Test func readersNameTheRemedy() throws {
    try interrupt()
    let commands = [
      "check", "check --fix --dry-run", "lookup back --locale de", "coverage", "diff . .",
      "export --locale de --format json", "set back --locale de --title Rück --dry-run",
      "export --pseudo --output pseudo",
    ]
    for command in commands {
      let result = try program.run(command.split(separator: " ").map(String.init))
      #expect(result.status == 2, "\(command): \(result)")
      #expect(result.output == "", "\(command)")
      #expect(
        result.error.hasSuffix(
          """
          a change to '.' was interrupted, so its files may be a mix of old and new; run 'catalog recover .'

          """), "\(command)")
    }
    #expect(try program.run("recover").output == "completed an interrupted change of 2 files in '.'\n")
    #expect(try catalogue.read("titles/en.json").contains("Save"))
    #expect(try names == Self.files)
    // The check reports one finding: the new purpose has no German title yet.
    let checked = try program.run("check")
    #expect(checked.status == 1 && checked.error == "", "\(checked)")
    #expect(try program.run("recover").output == "nothing was interrupted in '.'\n")
  }

  @Test(arguments: [
    ["set", "back", "--locale", "en", "--title", "B"], ["check", "--fix"],
    ["import", "titles/en.json", "--format", "json"],
  ])
  func writersRecover(arguments: [String]) throws {
    try interrupt()
    let result = try program.run(arguments)
    // The check then reports that the new purpose has no German title.
    #expect(result.status == (arguments[0] == "check" ? 1 : 0), "\(result)")
    #expect(result.error.hasPrefix("completed an interrupted change of 2 files in '.'\n"))
    #expect(try catalogue.read("titles/en.json").contains("Save"))
    #expect(try names == Self.files)
  }

  /// Errors name the interrupted base, also for commands that write to the overlay.
  @Test(arguments: ["check over", "set back --locale de --title Rück --catalog over"])
  func namesTheInterruptedBase(command: String) throws {
    try catalogue.write(#"{ "formatVersion": 1, "name": "Over", "extends": ".." }"#, to: "over/catalog.json")
    try interrupt()
    let result = try program.run(command.split(separator: " ").map(String.init))
    #expect(result.status == 2)
    #expect(result.error.contains("run 'catalog recover .'"), "\(result)")
  }

  /// A marker or a journal that came with the repository is not applied; the error names the remedy.
  @Test func ignoresForeignMarkers() throws {
    let journal = #"{ "formatVersion": 1, "files": [{ "path": ".git/HEAD", "old": "3-0" }] }"#
    let files = [".git/HEAD": "ref", "titles/.de.json.catalog-new": "{}", ".catalog-transaction": journal]
    for (path, text) in files { try catalogue.write(text, to: path) }
    #expect(try program.run("check").status == 0)
    #expect(try program.run("set", "back", "--locale", "de", "--title", "Rück").status == 0)
    try catalogue.write(journal, to: ".catalog-change")
    for arguments in [["check"], ["recover"], ["set", "back", "--locale", "de", "--title", "Rück"]] {
      let result = try program.run(arguments)
      #expect(result.status == 2)
      #expect(
        result.error == """
          Error: '.catalog-change' says that a change was interrupted, but you have no journal of it here: another user, \
          another machine or a commit left it; compare the files with version control, then run 'catalog recover . --discard'

          """)
    }
    #expect(try catalogue.read(".catalog-change") == journal)
    let result = try program.run("recover", "--discard")
    #expect(result.output == "discarded an interrupted change in '.'; its files stay as they are, check them\n")
    for (path, text) in files { #expect(try catalogue.read(path) == text) }
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.path + "/.catalog-change"))
    #expect(try program.run("check").status == 0)
  }

  /// A commit can contain a folder with the marker's name. No command created it, so none removes it.
  @Test(arguments: [
    "check", "set back --locale de --title Rück", "check --fix", "export --pseudo --output .", "recover",
    "recover --discard",
  ])
  func keepsAFolderNamedLikeTheMarker(command: String) throws {
    try catalogue.write("", to: "App/.catalog-change/x")
    try catalogue.write(#"{ "formatVersion": 1, "name": "App", "extends": ".." }"#, to: "App/catalog.json")
    let app = Program(folder: catalogue.folder.appending(path: "App"))
    let result = try app.run(command.split(separator: " ").map(String.init))
    #expect(result.status == 2)
    #expect(
      result.error.hasSuffix(
        """
        remove the folder '.catalog-change'; no catalog command made it, and a file of that name marks an interrupted change

        """), "\(result.error)")
    #expect(try catalogue.read("App/.catalog-change/x") == "")
  }

  @Test func quietCommandsRecoverSilently() throws {
    for arguments in [
      ["recover", "--quiet"], ["rename", "purpose", "save", "keep", "--quiet"], ["check", "--fix", "--quiet"],
    ] {
      try catalogue.write(#"{ "back": "Back" }"#, to: "titles/en.json")
      try catalogue.write(
        #"{ "back": { "role": "navigate", "direction": "backward", "description": "…", "messages": { "title": {} } } }"#,
        to: "purposes.json")
      try interrupt()
      let result = try program.run(arguments)
      #expect(!(result.output + result.error).contains("interrupted change"), "\(arguments): \(result)")
      #expect(!FileManager.default.fileExists(atPath: catalogue.folder.path + "/.catalog-change"))
    }
  }

  /// A folder or file of the catalogue that is a link out of it.
  @Test(arguments: ["titles", "titles/de.json"]) func doesNotWriteThroughLinks(name: String) throws {
    let outside = try DiskCatalogue()
    let path = catalogue.folder.appending(path: name).path
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: outside.folder.appending(path: name).path)
    let result = try program.run("set", "back", "--locale", "de", "--title", "Rück")
    #expect(result.status == 2)
    #expect(
      result.error == """
        Error: '\(name)' is a link, and nothing is written through links; replace it with the file or folder itself

        """)
    #expect(try outside.read("titles/de.json").contains("Zurück"))
  }

  @Test func needsAStateFolderForSeveralFiles() throws {
    var program = program
    program.environment["XDG_STATE_HOME"] = ""
    let add = ["add", "purpose", "save", "--role", "confirm", "--description", "…", "--title", "Save"]
    let refused = try program.run(add)
    #expect(refused.status == 2)
    #expect(
      refused.error == """
        Error: neither XDG_STATE_HOME nor HOME is an absolute path; set one: changes of several files keep a journal \
        there, to be completed after a crash

        """)
    #expect(try names == Self.files)
    #expect(try program.run("set", "back", "--locale", "de", "--title", "Rück").status == 0)
    program.environment["HOME"] = catalogue.folder.path + "/home"
    #expect(try program.run(add).status == 0)
  }

  @Test func keepsHardLinks() throws {
    let linked = catalogue.folder.path + "/linked"
    try #require(link(catalogue.folder.path + "/titles/de.json", linked) == 0)
    #expect(try program.run("set", "back", "--locale", "de", "--title", "Rück").status == 0)
    #expect(try catalogue.read("linked").contains("Rück"))
    #expect(try catalogue.read("linked") == catalogue.read("titles/de.json"))
  }
}
