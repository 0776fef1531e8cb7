import Foundation
import Testing

/// Old names of subcommands.
@Suite struct RenamedCommandTests {
  private static let cycling = ["--catalog", "Catalogs/Examples/Cycling"]

  /// Each old name prints the output of the new one, and one line to standard error.
  @Test(
    arguments: [
      ("explain", "rules", ["title-collision"]), ("formats", "export --list-formats", []),
      ("formats", "export --list-formats", ["--format", "json"]), ("guide", "mcp --guide", cycling),
      ("header", "screen draw", ["page", "--trailing", "share", "--locale", "he"]),
      ("header", "screen draw", ["dialog", "--confirm", "save", "--format", "json"]),
      ("route", "screen open", ["/places/berlin"] + cycling), ("route", "screen open", ["/places", "--help"]),
      ("screens", "screen list", ["--graph", "--format", "mermaid"] + cycling),
    ])
  func oldNamesWork(old: String, new: String, arguments: [String]) throws {
    let words = new.split(separator: " ").map(String.init)
    let (before, after) = (try Program().run([old] + arguments), try Program().run(words + arguments))
    #expect(before.status == 0 && before.output == after.output && !before.output.isEmpty, "\(before)")
    #expect(after.error == "")
    #expect(before.error == Self.notice(old, new))
  }

  @Test(arguments: [["pseudo"], ["export", "--pseudo"]])
  func pseudoLocalesAreWritten(command: [String]) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    for (options, file) in [
      ([], "PseudoCatalog/titles/ar-XB.json"), (["--format", "json", "--output", "x"], "x/en-XA.json"),
    ] {
      let result = try program.run(command + options)
      #expect(result.status == 0 && result.output.contains("wrote \(file)\n"), "\(result)")
      #expect(result.error == (command.count == 1 ? Self.notice("pseudo", "export --pseudo") : ""))
      #expect(try catalogue.read(file).contains("Ɓåçķ") || file.contains("ar-XB"))
    }
  }

  @Test func failuresAreThoseOfTheNewNames() throws {
    let unknown = try Program().run("explain", "kashid")
    #expect(unknown.status == 2)
    #expect(
      unknown.error == Self.notice("explain", "rules") + "Error: unknown rule 'kashid'; did you mean 'kashida'?\n")
    let nowhere = try Program().run(["route", "/placs"] + Self.cycling)
    #expect(nowhere.status == 1 && nowhere.error.hasPrefix(Self.notice("route", "screen open")))
    let option = try Program().run("header", "page", "--local", "de")
    #expect(option.error.contains("unknown option '--local'; did you mean '--locale'?"))
  }

  @Test(arguments: ["explain", "formats", "guide", "header", "pseudo", "route", "screens"])
  func oldNamesAreNotShown(name: String) throws {
    for arguments in [["help"], ["--generate-completion-script", "bash"], ["--experimental-dump-help"]] {
      let lines = try Program().run(arguments).output.split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("  \(name) ") || $0.contains("\"commandName\" : \"\(name)\"") })
      #expect(!lines.contains { $0.contains("_catalog_\(name)(") || $0.contains("catalog \(name) ") })
    }
    let help = try Program().run("help", name)
    #expect(help.status == 0 && help.output.contains("USAGE: catalog "))
    #expect(help.error.split(separator: "\n").count == 1)
  }

  /// Options of exports do not silently change what these print.
  @Test(
    arguments: [
      (["--list-formats", "--locale", "de"], "both --list-formats and --locale are given"),
      (["--list-formats", "--pseudo"], "both --list-formats and --pseudo are given"),
      (["--list-formats", "--format", "xliff"], "--list-formats prints 'text' or 'json'"),
      (["--pseudo", "--all"], "both --pseudo and --all are given"),
      (["--pseudo", "--keys", "{purpose}"], "both --pseudo and --keys are given"),
    ])
  func refusesOtherOptions(options: [String], message: String) throws {
    let result = try Program().run(["export"] + options)
    #expect(result.status == 2 && result.error.contains(message), "\(result)")
  }

  @Test func rulesExplainsOne() throws {
    let json = try Program().run("rules", "title-collision", "--format", "json").output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(list.map { $0["rule"] as? String } == ["title-collision"])
    #expect(try Program().run("rules", "title-collision", "--format", "markdown").status == 2)
  }

  private static func notice(_ old: String, _ new: String) -> String {
    "'catalog \(old)' is now 'catalog \(new)'; the old name goes in version 1.0\n"
  }
}
