import Foundation
import TestSupport
import Testing

/// Mistakes of people who try the command for the first time: each is refused, with its place, its cause and its cure.
@Suite struct MistakenCommandTests {
  private let folder: TemporaryFolder
  private let program: Program

  /// An app with an overlay of Standard.
  init() throws {
    folder = try TemporaryFolder()
    program = Program(folder: URL(filePath: folder.path))
    try folder.write("import SwiftUI\n".utf8, to: "App/EditorView.swift")
    try folder.write(
      #"<xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="x"><body/></file></xliff>"#
        .utf8, to: "App/de.xlf")
    try #require(
      try program.run("init", "Buttons", "--extends", "Standard", "--locales", "de,en", "--icon-sets", "lucide").status
        == 0)
  }

  @Test(
    "A mistaken command line says what to write",
    arguments: [
      ("rename screen route ride", "'catalog rename' has purpose; name one of them first"),
      ("remove add-stop", "'catalog remove' has purpose, message, screen, locale, icon-set; name one of them first"),
      (
        "generate --output Gen",
        "'--output' is an option of a subcommand; write the subcommand first, as in 'catalog generate "
      ),
      ("--catalog Buttons check", "'--catalog' is an option of a subcommand; write the subcommand first"),
      ("set purpose delete --locale en", "nothing to set"),
      ("screen set home", "nothing to set; give --title, --header"),
      ("generate json --output g --icons fluent", "the catalogue has no icon set 'fluent'; it has lucide"),
      (
        "add purpose go --role act --title Go --description Goes. --icon lucide=star --place nowhere",
        "the catalogue has no place 'nowhere'; declare it with: catalog add place nowhere"
      ),
      ("add purpose go --role act --title Go --description Goes.", "give an icon for each set: --icon lucide=NAME"),
      ("publish --output Buttons", "'Buttons' is the catalogue's own folder; name another one with --output"),
      ("remove locale fr", "the catalogue has no locale 'fr'; 'catalog coverage' lists its locales"),
      ("screen draw page --output App", "'App'"),
      ("mcp --catalog Nowhere", "no folder 'Nowhere'"),
      ("check --baseline Buttons/catalog.json", "is not a baseline: it has no 'entries'"),
      ("screen draw page --locale german", "neither CLDR nor the IANA registry knows 'german'"),
      ("lookup delete --locale de --message count", "it has title, counted, confirmation"),
      ("generate --language swift --output Gen", "unknown option '--language'"),
      ("import --format json App/de.xlf", "the file is 'xliff-1.2', not 'json'; leave out --format"),
      ("import App/EditorView.swift", "files of no format end in '.swift'"),
      ("export --output App/EditorView.swift --update", "both --update and --output"),
      ("lookup delete --locale xx", "neither CLDR nor the IANA registry knows 'xx'"),
      ("set delete de Löschen", "unexpected 'de', 'Löschen': 'catalog set' takes <purpose> and options"),
      ("set delete --icon trash", "is invalid for '--icon <set=name>'; write it as set=name"),
      ("add message delete many --text {n}", "declare an argument with its kind: --argument n=integer"),
      ("add message delete many --text {n}", "Buttons/titles/en.json: error: unknown argument 'n'"),
      ("adopt --from App --to Standard", "'Standard' has the name of a catalogue that ships with this program"),
      ("export --locale de,en --format json --output x.json", "'x.json' would be a folder"),
      ("export --locale de --output x.json", "a file that ends in '.json' can be 'i18next' or 'json'"),
      ("export --locale de --output x.xcstring", "did you mean a file that ends in '.xcstrings'?"),
      (
        "generate swift --catalog Standard --output Gen --locales yi",
        "add it with: catalog init MyApp --extends Standard --locales yi"
      ),
    ])
  func says(command: String, message: String) throws {
    let before = try folder.files()
    let result = try program.run(command.split(separator: " ").map(String.init))
    #expect((result.output + result.error).contains(message), "\(result)")
    #expect(result.status > 0, "\(result)")
    #expect(try folder.files() == before)
  }

  @Test("The variable is named if its folder has no catalogue")
  func namesTheVariable() throws {
    var program = program
    program.environment["PURPOSE_CATALOG"] = "Nowhere"
    #expect(try program.run("check").error.contains("the variable PURPOSE_CATALOG names 'Nowhere'"))
  }

  @Test("An output's mistake is reported at its place in catalog.json, by the check too where it can judge it")
  func placesOutputs() throws {
    func generate(_ output: String) throws -> (generate: Program.Result, check: Program.Result) {
      let manifest =
        #"{ "formatVersion": 1, "name": "Buttons", "extends": "Standard", "locales": ["de", "en"], "iconSets": ["lucide"], "outputs": [\#(output)] }"#
      try folder.write(manifest.utf8, to: "Buttons/catalog.json")
      return (try program.run("generate"), try program.run("check"))
    }
    let purposes = try generate(#"{ "language": "json", "folder": "../dist", "purposes": ["delte"] }"#)
    #expect(purposes.check.output.contains("an output names an unknown purpose, 'delte'; did you mean 'delete'?"))
    #expect(purposes.generate.status == 1 && purposes.generate.error.contains("Buttons/catalog.json:1:"))
    let minimum = try generate(#"{ "language": "swift", "folder": "../dist", "minimum": { "iphone": "17" } }"#)
    #expect(minimum.generate.status == 2 && minimum.generate.error.contains("Buttons/catalog.json:1:"), "\(minimum)")
    let file = try generate(#"{ "format": "android", "path": "../res/values/strings.xml" }"#)
    #expect(
      file.generate.status == 2 && file.generate.error.contains("name the folder that has the files of all locales"),
      "\(file)")
  }

  @Test("A report's ending says its format, and pseudo-locales of an app's catalogue are right")
  func writesReports() throws {
    #expect(try program.run("check", "--output", "report.html").status == 0)
    #expect(try String(contentsOfFile: "\(folder.path)/report.html", encoding: .utf8).lowercased().contains("<html"))
    #expect(try program.run("export", "--pseudo", "--output", "Pseudo").status == 0)
    let checked = try program.run("check", "Pseudo")
    #expect(checked.status == 0, "\(checked)")
  }

  @Test("A list that is one text is the only finding")
  func countsWhatFollows() throws {
    let manifest = try String(contentsOfFile: "\(folder.path)/Buttons/catalog.json", encoding: .utf8)
    try folder.write(manifest.replacing(#"["de", "en"]"#, with: #""de""#).utf8, to: "Buttons/catalog.json")
    let result = try program.run("check")
    #expect(result.status == 1 && result.output.split(separator: "\n").count <= 8, "\(result.output)")
  }

  @Test("Generated code is not the app's own")
  func passesOverGeneratedCode() throws {
    #expect(try program.run("generate", "swift", "--output", "App/Generated", "--quiet").status == 0)
    #expect(try program.run("generate", "kotlin", "--android", "--output", "app/src/main", "--quiet").status == 0)
    let audit = try program.run("audit", ".")
    #expect(!audit.output.contains("Generated/") && !audit.output.contains("src/main"), "\(audit.output)")
    let made = try program.run("init", "Other", "--yes")
    #expect(made.error.contains("this folder has 1 Swift file; no string tables"), "\(made.error)")
  }
}
