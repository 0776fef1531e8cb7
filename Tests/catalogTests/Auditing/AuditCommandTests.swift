import Foundation
import TestSupport
import Testing

/// `catalog audit`, from sources to reports.
@Suite struct AuditCommandTests {
  private static let screen = """
    struct EditorView: View {
      var body: some View {
        Form {}.toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("editor.save") { model.save() } }
        }
        Button("Feed the Cat") { feed() }
        Button(.delete) { delete() }
      }
    }
    """

  private static func app(_ files: [String: String] = [:]) throws -> (folder: TemporaryFolder, program: Program) {
    let folder = try TemporaryFolder()
    let all = files.merging(
      ["App/EditorView.swift": screen, "App/en.lproj/Localizable.strings": "\"editor.save\" = \"Save\";\n"]
    ) { given, _ in given }
    for (path, text) in all { try folder.write(text.utf8, to: path) }
    return (folder, Program(folder: URL(filePath: folder.path)))
  }

  private static let catalog = ["--catalog", Repository.standard.path]

  @Test func printsALineForEachButtonAndTheFigures() throws {
    let app = try Self.app()
    let result = try app.program.run(["audit", "App"] + Self.catalog)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(4)) == [
        "App/EditorView.swift:4:53: cancel certain title 'Cancel', role 'cancellation'",
        "App/EditorView.swift:5:53: save certain title 'Save', role 'confirmation'",
        "App/EditorView.swift:7:5: - none",
        "App/EditorView.swift:8:5: delete certain adopted 'delete'",
      ])
    #expect(lines.contains("adoption: 1 of 3 buttons with a certain purpose (33 %)"))
    #expect(lines.contains { $0.contains("hand-made button for 'cancel'") })
    #expect(lines.last == "0 errors, 1 warning, 2 notes" || lines.last?.hasPrefix("0 errors") == true)
  }

  /// What is wrong with a command line, and its message.
  @Test(
    arguments: [
      (["audit", "Missing"], "Missing"),
      (["audit", "App/en.lproj"], "no sources that the audit reads in 'App/en.lproj'; name a folder of an app"),
      (["audit", "App", "--ratchet"], "--ratchet needs --baseline FILE"),
      (["audit", "App", "--format", "text", "--format", "json"], "would both go to the standard output"),
      (["audit", "App", "--only", "bar"], "bars"),
      (["audit", "App", "--explain", "App/EditorView.swift"], "write one like App/EditorView.swift:42"),
      (["audit", "App", "--explain", "EditorView.swift:4"], "did you mean 'App/EditorView.swift'?"),
      (["audit", "App", "--explain", "App/EditorView.swift:2"], "the nearest button is on line"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let app = try Self.app()
    let result = try app.program.run(arguments + Self.catalog)
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result.error)")
  }

  /// Findings alone go to programs, and the same bytes each time.
  @Test(arguments: ["json", "sarif", "github"])
  func writesFormats(format: String) throws {
    let app = try Self.app()
    let result = try app.program.run(["audit", "App", "--format", format] + Self.catalog)
    #expect(result.status == 0)
    #expect(result.output.contains("hand-made-button"))
    #expect(result.output.contains("Feed the Cat") == false || format == "json")
    #expect(try app.program.run(["audit", "App", "--format", format] + Self.catalog).output == result.output)
  }

  /// A baseline accepts what is there; a new button fails with `--ratchet`, whatever its severity.
  @Test func ratchets() throws {
    let (folder, program) = try Self.app()
    let baseline = ["--baseline", "accepted.json"]
    let grown = try program.run(
      ["audit", "App", "--quiet"] + baseline + ["--update-baseline", "--grow", "--reason", "from before"] + Self.catalog
    )
    #expect(grown.status == 0 && grown.output == "")
    #expect(try program.run(["audit", "App", "--quiet", "--ratchet"] + baseline + Self.catalog).status == 0)
    // Lines move, files are renamed: the same button is no new one.
    try FileManager.default.removeItem(atPath: folder.path + "/App/EditorView.swift")
    try folder.write(("// A comment\n\n" + Self.screen).utf8, to: "App/Editing/Editor.swift")
    #expect(try program.run(["audit", "App", "--quiet", "--ratchet"] + baseline + Self.catalog).status == 0)
    let more = Self.screen.replacing("Button(\"Feed", with: "Button(\"Delete\") { }\n    Button(\"Feed")
    try folder.write(more.utf8, to: "App/Editing/Editor.swift")
    let failed = try program.run(["audit", "App", "--quiet", "--ratchet"] + baseline + Self.catalog)
    #expect(failed.status == 1)
    #expect(failed.output.contains("hand-made button for 'delete'"))
    // What is fixed is said, and leaves the baseline.
    try folder.write(
      Self.screen.replacing("Button(\"Cancel\")", with: "Button(.cancel)").utf8, to: "App/Editing/Editor.swift")
    let fixed = try program.run(["audit", "App", "--quiet", "--ratchet"] + baseline + Self.catalog)
    #expect(fixed.status == 0 && fixed.error.contains("of the baseline is fixed; remove with --update-baseline"))
  }

  /// A baseline from before a purpose was renamed still accepts its buttons; an update writes the new identifier.
  @Test func knowsFormerNames() throws {
    let (folder, program) = try Self.app()
    try folder.write(
      "struct A: View { var body: some View { Button(\"Go Riding\") { go() } } }\n".utf8, to: "App/A.swift")
    try folder.write(
      #"{ "formatVersion": 1, "name": "Own", "extends": "Standard", "locales": ["en"] }"#.utf8, to: "Own/catalog.json")
    let purpose = #""role": "act", "description": "Rides.", "messages": { "title": {} }"#
    try folder.write(#"{ "ride": { \#(purpose) } }"#.utf8, to: "Own/purposes.json")
    try folder.write(#"{ "ride": "Go Riding" }"#.utf8, to: "Own/titles/en.json")
    let audit = ["audit", "App", "--quiet", "--catalog", "Own", "--baseline", "accepted.json"]
    #expect(try program.run(audit + ["--update-baseline", "--grow", "--reason", "from before"]).status == 0)
    #expect(try program.run("rename", "purpose", "ride", "go-riding", "--catalog", "Own").status == 0)
    let after = try program.run(audit + ["--ratchet"])
    #expect(after.status == 0 && after.error == "", "\(after)")
    #expect(try program.run(audit + ["--update-baseline"]).status == 0)
    let accepted = try String(contentsOfFile: folder.path + "/accepted.json", encoding: .utf8)
    #expect(accepted.contains(":go-riding:") && !accepted.contains(":ride:"), "\(accepted)")
  }

  /// An audit removes only entries about what it looked at: another file may name a button, and no bar has this one.
  @Test(
    arguments: [
      (["App"], 1), (["App", "Further"], 1), (["App/EditorView.swift"], 0), (["App/Other"], 0),
      (["App", "--only", "bars"], 0),
    ])
  func shrinksWhatItLookedAt(arguments: [String], removed: Int) throws {
    let other = "struct OtherView: View { var body: some View { Button(\"Delete\") { delete() } } }\n"
    let (folder, program) = try Self.app(["App/Other/OtherView.swift": other, "Further/A.swift": "struct A {}\n"])
    let update = ["--quiet", "--baseline", "accepted.json", "--update-baseline"] + Self.catalog
    let grown = try program.run(["audit", "App"] + update + ["--grow", "--reason", "from before"])
    #expect(grown.error.contains(" 3 added, 0 removed"), "\(grown.error)")
    try folder.write(other.replacing("\"Delete\"", with: ".delete").utf8, to: "App/Other/OtherView.swift")
    let result = try program.run(["audit"] + arguments + update)
    #expect(result.error.contains(" 0 added, \(removed) removed"), "\(result.error)")
    #expect(result.error.contains("could not be judged") == (removed == 0), "\(result.error)")
  }

  /// While a file of the catalogue is broken, an update removes nothing and fails.
  @Test func keepsABaselineWithABrokenCatalogue() throws {
    let (folder, program) = try Self.app()
    try FileManager.default.copyItem(atPath: Repository.standard.path, toPath: folder.path + "/Standard")
    let update = [
      "audit", "App", "--quiet", "--baseline", "accepted.json", "--update-baseline", "--catalog", "Standard",
    ]
    #expect(try program.run(update + ["--grow", "--reason", "from before"]).status == 0)
    let path = folder.path + "/accepted.json"
    let before = try String(contentsOfFile: path, encoding: .utf8)
    try folder.write("{".utf8, to: "Standard/titles/en.json")
    let result = try program.run(update)
    #expect(result.status == 2)
    #expect(result.error.contains("no entry of the baseline is removed while the catalogue has errors"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
  }

  /// A link that leads in a circle, or to a file that is read anyway, counts once.
  @Test func followsNoLinks() throws {
    let app = try Self.app()
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: "\(app.folder.path)/App/circle", withDestinationPath: "..")
    try manager.createSymbolicLink(
      atPath: "\(app.folder.path)/App/Again.swift", withDestinationPath: "EditorView.swift")
    let result = try app.program.run(["audit", "App"] + Self.catalog)
    #expect(result.output.contains("4 buttons in 1 file:"), "\(result.output)")
  }

  /// Each use of a component that takes its purpose from the catalogue has taken it from there.
  @Test(arguments: [("Button(\"Cancel\") { dismiss() }", "0 of 2"), ("Button(.cancel) { dismiss() }", "2 of 2")])
  func countsUsesOfComponents(button: String, adopted: String) throws {
    let uses = "struct FormView: View { var body: some View { VStack { CancelItem(); CancelItem() } } }"
    let app = try Self.app([
      "App/EditorView.swift": uses, "App/Item.swift": "struct CancelItem: View { var body: some View { \(button) } }",
    ])
    let result = try app.program.run(["audit", "App"] + Self.catalog)
    #expect(result.output.contains("adoption: \(adopted) buttons with a certain purpose"), "\(result.output)")
  }

  /// What cannot be read is listed with a reason in words.
  @Test func listsWhatIsNotRead() throws {
    let app = try Self.app()
    let folder = "\(app.folder.path)/App/Views.swift"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let result = try app.program.run(["audit", "App"] + Self.catalog)
    #expect(result.output.contains("not read:\n  App/Views.swift: a folder with the name of a source file\n"))
  }

  @Test func explainsALine() throws {
    let app = try Self.app()
    let result = try app.program.run(["audit", "App", "--explain", "App/EditorView.swift:5"] + Self.catalog)
    #expect(result.status == 0)
    for line in ["save certain", "title: 'Save' (editor.save)", "action calls: model.save", "part of: EditorView"] {
      #expect(result.output.contains(line), "\(result.output)")
    }
  }

  /// Comments with a reason accept; the same without one do not.
  @Test func acceptsInComments() throws {
    let source = """
      struct GameView: View {
        var body: some View {
          // catalog: no purpose, the game's own start
          Button("Delete") { start() }
          // catalog: accept hand-made-button, the old bar goes with the next version
          Button("Cancel") { stop() }
          // catalog: no purpose
          Button("Save") { keep() }
          Button("Copy") { clone() } // catalog: no purpose, the game's own
          Button("Edit") { change() }
        }
      }
      """
    let app = try Self.app(["App/EditorView.swift": source])
    let result = try app.program.run(["audit", "App"] + Self.catalog)
    #expect(result.output.contains("App/EditorView.swift:4:5: - none"))
    #expect(!result.output.contains("hand-made button for 'delete'") && !result.output.contains("for 'cancel'"))
    #expect(result.output.contains("hand-made button for 'save'"))
    #expect(result.output.contains("7:5: warning: 'no purpose' has no reason; write one behind a comma"))
    // Behind code, a comment is about its own line only.
    #expect(result.output.contains("hand-made button for 'edit'") && !result.output.contains("for 'copy'"))
    #expect(result.output.contains("1 accepted"))
  }

  /// audit.json declares wrappers, leaves paths out and sets severities; its mistakes are reported all at once.
  @Test func readsItsSettings() throws {
    let kotlin = """
      @Composable fun Screen() {
        AppIcon(res = R.drawable.ic_close, label = "Close", onTap = onClose)
      }
      """
    let (folder, program) = try Self.app(["App/Screen.kt": kotlin, "App/Old/Old.swift": Self.screen])
    try folder.write(
      """
      { "formatVersion": 1, "name": "Own", "extends": "Standard", "sourceLocale": "en", "locales": ["en"],
        "iconSets": ["sf-symbols"] }
      """.utf8, to: "Own/catalog.json")
    try folder.write("{}".utf8, to: "Own/titles/en.json")
    try folder.write(
      """
      { "formatVersion": 1, "exclude": ["Old/"], "rules": { "hand-made-button": "error" },
        "wrappers": { "AppIcon": { "framework": "compose", "icon": "res", "title": "label", "action": "onTap" } } }
      """.utf8, to: "Own/audit.json")
    let result = try program.run("audit", "App", "--catalog", "Own")
    #expect(result.output.contains("App/Screen.kt:2:3: close certain"), "\(result.output) \(result.error)")
    #expect(!result.output.contains("Old.swift"))
    #expect(result.status == 1)
    try folder.write(
      #"{ "formatVersion": 1, "exclude": ["[bad", "Old/**"], "rules": { "hand-made-buton": "error" }, "wrappers": { "A": { "framework": "compos", "purpose": "delet" } } }"#
        .utf8,
      to: "Own/audit.json")
    let broken = try program.run("audit", "App", "--catalog", "Own")
    #expect(broken.status == 2)
    #expect(broken.error.contains("did you mean 'hand-made-button'?") && broken.error.contains("'compose'"))
    #expect(broken.error.contains("unknown purpose 'delet'; did you mean 'delete'?"))
    #expect(broken.error.contains("Own/audit.json:1:35: '[bad' is not a path pattern; use names, '*', '?' and '**'"))
    let checked = try program.run("check", "Own")
    #expect(checked.output.contains("Own/audit.json:1:35: error: '[bad' is not a path pattern"), "\(checked.output)")
    #expect(checked.status == 1)
  }
}
