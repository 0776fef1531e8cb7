import Foundation
import Testing

/// The program as a whole: help, versions, bad arguments, and outputs that cannot be written.
@Suite struct CommandLineTests {
  @Test(arguments: ["check", "lookup", "coverage"])
  func helpHasExamples(subcommand: String) throws {
    let result = try Program().run(subcommand, "--help")
    #expect(result.status == 0)
    #expect(result.output.contains("\nExamples:\n  catalog \(subcommand)"))
    #expect(result.output.contains("--catalog <dir>"))
    #expect(result.output.contains("--format <format>"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE:") })
  }

  @Test(arguments: [["adopt"], ["init"], ["add", "purpose"], ["add", "locale"], ["rename", "purpose"], ["set"]])
  func helpOfEditingHasExamples(subcommand: [String]) throws {
    let result = try Program().run(subcommand + ["--help"])
    #expect(result.status == 0)
    #expect(result.output.contains("\nExamples:\n  catalog \(subcommand.joined(separator: " "))"))
    #expect(result.output.contains("--dry-run"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE:") })
  }

  @Test func helpListsTheSubcommands() throws {
    for arguments in [["--help"], ["help"], []] {
      let result = try Program().run(arguments)
      #expect(result.status == 0)
      for subcommand in ["check", "find", "lookup", "coverage"] {
        #expect(result.output.contains("\n  \(subcommand) "))
      }
      #expect(result.output.contains("\nExamples:\n  catalog check "))
    }
  }

  /// The examples in the help work.
  @Test(
    arguments: [
      ["check"], ["coverage"], ["lookup", "delete", "--locale", "ar"],
      ["lookup", "delete", "--locale", "pl", "--message", "counted", "--argument", "count=3"],
      ["lookup", "back", "--locale", "he", "--icons", "lucide", "--format", "json"],
    ])
  func examplesWork(arguments: [String]) throws {
    let result = try Program().run(arguments)
    #expect(result.status == 0)
    #expect(!result.output.isEmpty)
    #expect(result.error == "")
  }

  /// Users can copy the examples: continued lines end with a backslash, and the help never wraps them.
  @Test(
    arguments: [
      [], ["check"], ["audit"], ["adopt"], ["find"], ["lookup"], ["coverage"], ["rules"], ["diff"],
      ["init"],
      ["add", "purpose"],
      ["add", "locale"], ["set"], ["rename", "purpose"], ["export"], ["import"], ["screen", "draw"],
      ["screen", "open"], ["screen", "list"],
    ])
  func examplesCanBeCopied(subcommand: [String]) throws {
    let help = try Program().run(subcommand + ["--help"]).output
    let block = try #require(help.firstMatch(of: /\nExamples:\n((?:  .*\n)+)\n/), "\(subcommand)").1
    var goesOn = false
    for line in block.split(separator: "\n") {
      #expect(line.hasPrefix("  catalog ") || goesOn || line.hasPrefix("          "), "\(subcommand): \(line)")
      #expect(!line.contains("\\ "), "\(subcommand): \(line)")
      goesOn = line.hasSuffix("\\")
    }
    #expect(!goesOn)
  }

  /// Misspelt subcommands and options get a suggestion, even if ArgumentParser reports only a later mistake.
  @Test(
    arguments: [
      (["chek"], "unknown subcommand 'chek'; did you mean 'check'?"),
      (["chek", "--fix"], "unknown subcommand 'chek'; did you mean 'check'?"),
      (["add", "purpos", "x"], "unknown subcommand 'purpos'; did you mean 'purpose'?"),
      (["MyApp"], "unknown subcommand 'MyApp'; 'catalog help' lists them all"),
      (["lookup", "delete", "--local", "ar"], "unknown option '--local'; did you mean '--locale'?"),
      (["lookup", "delete", "--local=ar"], "unknown option '--local'; did you mean '--locale'?"),
      (
        ["rename", "purpose", "a", "b", "--nonsense"],
        "unknown option '--nonsense'; 'catalog help rename purpose' lists them all"
      ),
      (["check", "-q"], "unknown option '-q'; 'catalog help check' lists them all"),
      (["check", "--fail-no", "error"], "unknown option '--fail-no'; did you mean '--fail-on'?"),
      (["add", "purpose", "x", "--discription", "y"], "unknown option '--discription'; did you mean '--description'?"),
    ])
  func suggestsCorrections(arguments: [String], message: String) throws {
    let result = try Program().run(arguments)
    #expect(result.status == 2 && result.output == "")
    #expect(result.error == "Error: \(message)\n")
  }

  @Test func versionNamesTheData() throws {
    let result = try Program().run("--version")
    #expect(result.status == 0)
    let version = #/catalog ([0-9.]+) \(ICU [0-9.]+, CLDR [0-9.]+(?:; quick build)?\)\n/#
    let match = try #require(result.output.wholeMatch(of: version))
    // This version is the newest release in the changelog.
    let changelog = try String(contentsOf: Program.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    #expect(try #require(changelog.firstMatch(of: /\n## ([0-9.]+) - \d{4}-\d\d-\d\d\n/)).1 == match.1)
  }

  /// Status 2 means that the command could not run; 1 is for findings.
  @Test(
    arguments: [
      ["--nonsense"], ["chekc"], ["check", "--nonsense"], ["check", "--format", "xml"],
      ["check", "--fail-on", "fatal"],
      ["check", "one", "two"], ["check", "--format"], ["check", "nowhere"], ["check", "--catalog", "nowhere"],
      ["check", "Catalogs/Standard", "--catalog", "Catalogs"], ["check", "Package.swift"], ["check", "Sources"],
      ["coverage", "nowhere"], ["coverage", "--format", "pdf"],
      ["lookup"], ["lookup", "delete"], ["lookup", "--locale", "ar"], ["lookup", "delete", "add", "--locale", "ar"],
      ["lookup", "delete", "--locale", "ar", "--argument", "count"],
      ["lookup", "delete", "--locale", "ar", "--argument", "=3"],
      ["help", "nope"], ["help", "add", "nope"], ["help", "check", "nope"],
    ])
  func badArgumentsExitWithTwo(arguments: [String]) throws {
    let result = try Program().run(arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("Error: "))
  }

  @Test(
    arguments: [
      (["check", "nowhere"], "Error: no folder 'nowhere'; name one that contains a catalog.json\n"),
      (
        ["check", "Sources"], "Error: no catalogue in 'Sources': it contains no catalog.json; name a folder that does\n"
      ),
      (["help", "chekc"], "Error: unknown subcommand 'chekc'; did you mean 'check'?\n"),
      (
        ["help", "add", "nope"],
        "Error: unknown subcommand 'nope'; 'catalog add' has purpose, message, screen, place, locale, icon-set; name one of them first\n"
      ),
    ])
  func namesTheRemedy(arguments: [String], message: String) throws {
    #expect(try Program().run(arguments).error == message)
  }

  /// Without an argument, the catalogue of the project is checked; outside of a project, that is an error.
  @Test func findsTheCatalogue() throws {
    let catalogue = try DiskCatalogue()
    #expect(try Program(folder: catalogue.folder).run("check").output.hasPrefix("Small: "))
    #expect(try Program().run("check").output.hasPrefix("Standard: "))
    #expect(try Program(folder: catalogue.folder.appending(path: "titles")).run("check").output.hasPrefix("Small: "))
    let nowhere = try Program(folder: FileManager.default.temporaryDirectory.appending(path: "nowhere")).run("check")
    #expect(nowhere.status == 2)
    #expect(
      nowhere.error == """
        Error: no catalogue here: no catalog.json is in this folder, above it or below it; name its folder with --catalog DIR, or the \
        one that ships with this program with --catalog Standard

        """)
  }

  @Test func matrixFitsEightyColumns() throws {
    let result = try Program().run("coverage")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let json = try Program().run("coverage", "--format", "json").json()
    #expect(Set(json.keys) == ["catalog", "purposes", "messages", "locales", "iconSets"])
  }

  /// `catalog check | head`: a closed pipe does not change the exit status.
  @Test(arguments: [["check"], ["coverage"], ["check", "--format", "json"], ["lookup", "back", "--locale", "ar"]])
  func survivesAClosedPipe(arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Program().launch(arguments, output: pipe.fileHandleForWriting)
    #expect(result.status == 0)
    #expect(result.error == "")
  }

  /// A report that could not be written is a failure.
  @Test
  func failsOnAFullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try Program().launch("check", output: full)
    #expect(result.status == 2)
    #expect(result.error == "Error: cannot write the output: No space left on device\n")
  }

  /// An incomplete subcommand does nothing and fails.
  @Test(arguments: [
    (["add"], "'catalog add' needs a subcommand; add 'purpose', 'message', 'screen', 'place', 'locale' or 'icon-set'"),
    (["rename"], "'catalog rename' needs a subcommand; add 'purpose'"),
    (["--"], "the subcommand is missing; 'catalog help' lists them all"),
    ([""], "''"),
  ])
  func refusesIncompleteSubcommands(arguments: [String], message: String) throws {
    let result = try Program().run(arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(message))
    #expect(result.output == "")
  }

  /// Without /proc, as in a chroot or a hardened container, Swift's own list of arguments is empty.
  @Test(arguments: [
    (["check", "Catalogs/Standard"], 0, "Standard: 0 errors"), (["check", "nowhere"], 2, "no folder 'nowhere'"),
    (["lookup", "delete", "--locale", "de"], 0, "Löschen"), (["chekc"], 2, "chekc"),
    (
      ["check", "Catalogs/Standard", "--format", "json", "--output", "/dev/null", "--format", "text"], 0, "Standard: 0"
    ),
  ])
  func worksWithoutProc(arguments: [String], status: Int32, message: String) throws {
    let result = try Program().runInMountNamespace(
      #"mount -t tmpfs none /proc && test ! -e /proc/self && exec "$0" "$@""#, arguments)
    #expect(result.status == status)
    #expect((result.output + result.error).contains(message), "\(result)")
  }

  /// A path that exceeds a limit of the system is reported, whichever limit that is.
  @Test(arguments: [
    ("../" + String(repeating: "x", count: 300), "File name too long"),
    ("../" + String(repeating: "x/", count: 2_500), "longer than 3500 bytes"),
    ("self", "Too many levels of symbolic links"),
  ])
  func reportsUnusableBases(extends: String, message: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(#"{ "formatVersion": 1, "name": "App", "extends": "\#(extends)" }"#, to: "App/catalog.json")
    // Each 'self' adds one link to the path. A path on the command line may have twelve.
    try FileManager.default.createSymbolicLink(
      atPath: catalogue.folder.appending(path: "App/self").path, withDestinationPath: ".")
    let folder = "App" + String(repeating: "/self", count: extends == "self" ? 12 : 0)
    let result = try Program(folder: catalogue.folder).run("check", folder)
    #expect(result.status == 1)
    #expect(result.output.contains(message), "\(result)")
    #expect(result.output.contains("[unreadable-file]"))
  }
}
