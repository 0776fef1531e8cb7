import Foundation
import TestSupport
import Testing

/// `catalog diff`: two folders, or two revisions of a real repository.
@Suite struct DiffCommandTests {
  private let repository: GitRepository

  /// Two commits; the second one changes the German title.
  init() throws {
    repository = try GitRepository()
    try repository.write([
      "App/catalog.json":
        #"{ "formatVersion": 1, "name": "App", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [] }"#,
      "App/purposes.json": #"{ "back": { "role": "navigate", "description": "…", "messages": { "title": {} } } }"#,
      "App/titles/en.json": #"{ "back": "Back" }"#,
      "App/titles/de.json": #"{ "back": "Retour" }"#,
    ])
    try repository.commit("first")
    try repository.git("tag", "v1")
    try repository.write(["App/titles/de.json": #"{ "back": "Zurück" }"#])
    try repository.commit("second")
  }

  private func diff(_ arguments: String..., at folder: String = "") throws -> Program.Result {
    try Program(folder: URL(filePath: repository.path(folder))).run(["diff"] + arguments)
  }

  @Test func comparesTheWorkTreeWithARevision() throws {
    let same = try diff("--git", "HEAD", "App")
    #expect(same.output == "App at HEAD → App\n\nnothing changed\n")
    #expect(same.error == "")
    try repository.write(["App/titles/de.json": #"{ "back": "Zurück " }"#])
    let changed = try diff("--git", "HEAD", "App")
    #expect(changed.status == 0)
    #expect(
      changed.output == """
        App at HEAD → App

        new findings
          App/titles/de.json:1:18: warning: white space at the end; remove it [edge-whitespace]

        texts
          de
            ~ back: 'Zurück' → 'Zurück⟨U+0020⟩'

        1 new warning, 1 text changed

        """)
    #expect(try diff("--git", "HEAD", "--catalog", "App").output == changed.output)
    let inside = try diff("--git", "HEAD", at: "App").output
    #expect(inside.hasPrefix(". at HEAD → .\n"))
    #expect(inside.contains("'Zurück⟨U+0020⟩'"))
  }

  @Test("A new finding that others follow from does not make old ones new")
  func comparesFindingsBehindACause() throws {
    try repository.write(["App/titles/de.json": "{}"])
    try repository.commit("without a title")
    try repository.write(["App/titles/de.json": #"{ "bakc": "Zurück" }"#])
    let result = try diff("--git", "HEAD", "App")
    #expect(result.output.contains("unknown purpose 'bakc'"), "\(result.output)")
    #expect(result.output.hasSuffix("\n1 new error\n"), "\(result.output)")
  }

  /// A range, and the two titles.
  @Test(
    arguments: [
      ("v1..HEAD", "App at v1 → App at HEAD", "'Retour' → 'Zurück'"),
      ("v1..", "App at v1 → App at HEAD", "'Retour' → 'Zurück'"),
      ("HEAD..v1", "App at HEAD → App at v1", "'Zurück' → 'Retour'"),
      ("v1", "App at v1 → App", "'Retour' → 'Heim'"),
      ("HEAD^", "App at HEAD^ → App", "'Retour' → 'Heim'"),
    ])
  func comparesRevisions(range: String, heading: String, titles: String) throws {
    try repository.write(["App/titles/de.json": #"{ "back": "Heim" }"#])
    let result = try diff("--git", range, "App")
    #expect(result.output == "\(heading)\n\ntexts\n  de\n    ~ back: \(titles)\n\n1 text changed\n")
    #expect(result.status == 0)
  }

  /// Commits on main after a branch left it do not belong to the branch.
  @Test func comparesWithTheMergeBase() throws {
    let base = try repository.git("rev-parse", "HEAD")
    try repository.git("checkout", "--quiet", "-b", "branch")
    try repository.write(["App/titles/en.json": #"{ "back": "Return" }"#])
    try repository.commit("on the branch")
    try repository.git("checkout", "--quiet", "main")
    try repository.write(["App/titles/de.json": #"{ "back": "Heim" }"#])
    try repository.commit("on main")
    let result = try diff("--git", "main...branch", "App")
    #expect(
      result.output == """
        App at \(base.prefix(10)) → App at branch

        texts
          en
            ~ back: 'Back' → 'Return'

        1 text changed

        """)
  }

  /// A catalogue that the work tree no longer has.
  @Test func comparesRevisionsOfARemovedFolder() throws {
    try repository.remove("App")
    #expect(try diff("--git", "v1..HEAD", "App").output.hasSuffix("1 text changed\n"))
  }

  @Test func comparesFolders() throws {
    let other = try DiskCatalogue(german: "Heim")
    let result = try diff("App", other.folder.path, "--format", "json")
    let report = try result.json()
    #expect(
      Set(report.keys) == [
        "old", "new", "icuVersion", "cldrVersion", "summary", "breaking", "findings", "purposes", "locales", "texts",
        "iconSets",
        "iconSets", "screens", "manifest",
      ])
    let texts = try #require(report["texts"] as? [[String: String]])
    #expect(texts == [["locale": "de", "purpose": "back", "message": "title", "old": "Zurück", "new": "Heim"]])
  }

  /// The exit status after a change that adds a warning.
  @Test(
    arguments: [
      ([], 0), (["--exit-code"], 1), (["--fail-on", "error"], 0), (["--fail-on", "warning"], 1),
      (["--fail-on", "note"], 1), (["--fail-on", "error", "--exit-code"], 1),
    ] as [([String], Int32)])
  func setsTheExitStatus(options: [String], status: Int32) throws {
    try repository.write(["App/titles/de.json": #"{ "back": "Zurück " }"#])
    let program = Program(folder: repository.folder)
    #expect(try program.run(["diff", "--git", "HEAD", "App"] + options).status == status)
    try repository.commit("third")
    #expect(try program.run(["diff", "--git", "HEAD", "App"] + options).status == 0)
  }

  @Test func writesIntoAFile() throws {
    let result = try diff("--git", "v1", "App", "--format", "markdown", "--output", "changes.md")
    #expect(result.output == "")
    let text = try String(contentsOfFile: repository.path("changes.md"), encoding: .utf8)
    #expect(text == (try diff("--git", "v1", "App", "--format", "markdown").output))
    #expect(text.contains("| `de` | `back` | Retour | Zurück |\n"))
    let nowhere = try diff("--git", "v1", "App", "--output", "none/changes.md")
    #expect(nowhere.status == 2)
    #expect(
      nowhere.error == "Error: cannot write 'none/changes.md': No such file or directory; make its folder first\n")
  }

  /// A hook of another repository sets variables that name that repository.
  @Test func readsTheRepositoryOfTheFolder() throws {
    let program = Program(
      folder: repository.folder, environment: ["GIT_DIR": "/nowhere", "GIT_INDEX_FILE": "/nowhere"])
    #expect(try program.run("diff", "--git", "HEAD", "App").status == 0)
  }

  /// The arguments, and the beginning of the error.
  @Test(
    arguments: [
      (["App"], "Error: name two catalogues, the old one first, or a git revision with --git\n"),
      (["App", "App", "App"], "Error: name two catalogues, the old one first, or a git revision with --git\n"),
      (["App", "App", "--git", "HEAD"], "Error: with --git name one catalogue: both of its states are in git\n"),
      (["App", "None"], "Error: no folder 'None'; name one that contains a catalog.json\n"),
      (["--git", "HEAD", "None"], "Error: no folder 'None'; name one that contains a catalog.json\n"),
      (["--git", "v1..HEAD", "None"], "Error: no catalogue in 'None' at 'HEAD', which has no catalog.json\n"),
      (
        ["--git", "v2", "App"],
        "Error: there is no commit 'v2' here; correct the name, or fetch it first\n"
      ),
      (
        ["--git=--output=x", "App"],
        "Error: there is no commit '--output=x' here; correct the name, or fetch it first\n"
      ),
    ])
  func reportsErrors(arguments: [String], message: String) throws {
    let result = try Program(folder: repository.folder).run(["diff"] + arguments)
    #expect(result.error.hasPrefix(message))
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  /// A pull request that adds a catalogue.
  @Test func showsAllOfANewCatalogue() throws {
    try repository.write([
      "New/catalog.json":
        #"{ "formatVersion": 1, "name": "New", "sourceLocale": "en", "locales": ["en", "de"], "iconSets": [] }"#,
      "New/purposes.json":
        #"{ "open": { "role": "act", "description": "Opens.", "icons": {}, "messages": { "title": {} } } }"#,
      "New/titles/en.json": #"{ "open": "Open" }"#,
      "New/titles/de.json": #"{ "open": "Öffnen" }"#,
    ])
    let result = try diff("--git", "HEAD", "New")
    #expect(result.status == 0 && result.error == "")
    for line in ["+ open (act): Opens.", "en: 'Open'", "open: 'Öffnen'"] { #expect(result.output.contains(line)) }
  }

  /// A bare repository that is committed as ordinary files has a configuration, which could name programs.
  @Test func refusesACommittedBareRepository() throws {
    try repository.git("clone", "--quiet", "--bare", ".", "Bare")
    try repository.write(["Bare/catalog.json": "{}"])
    let result = try diff("--git", "HEAD", "Bare")
    #expect(result.error.contains("cannot use bare repository"))
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test func reportsMissingGit() throws {
    let result = try Program(folder: repository.folder, environment: ["PATH": repository.path()])
      .run("diff", "--git", "HEAD", "App")
    #expect(result.error == "Error: git is not installed; install it, on Debian with: apt-get install git\n")
    #expect(result.status == 2)
  }

  @Test func reportsAMissingRepository() throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder).run("diff", "--git", "HEAD")
    #expect(result.error.hasPrefix("Error: cannot read '.' from git; git says: fatal: not a git repository"))
    #expect(result.status == 2)
  }

  /// What generated code would miss, and what it would not.
  @Test(
    "A change that breaks generated code fails with --fail-on breaking",
    arguments: [
      ("App/purposes.json", purposes(), nil),
      (
        "App/purposes.json",
        purposes(add: #", "new": { "role": "act", "description": "…", "messages": { "title": {} } }"#), nil
      ),
      ("App/purposes.json", purposes(name: "erase", more: #", "formerly": ["delete", "remove", "wipe"]"#), nil),
      (
        "App/purposes.json", purposes(name: "erase"),
        "purpose 'delete' is gone; after a renaming, list it in 'formerly'"
      ),
      (
        "App/purposes.json", purposes(more: #", "formerly": ["remove"]"#),
        "purpose 'delete': 'wipe' is gone from 'formerly'"
      ),
      ("App/purposes.json", purposes(message: "sum"), "purpose 'delete': message 'counted' is gone"),
      ("App/purposes.json", purposes(argument: "n"), "purpose 'delete': argument 'count' of message 'counted' is gone"),
      (
        "App/purposes.json", purposes(type: "number"),
        "purpose 'delete': argument 'count' of message 'counted' was of type integer and is number"
      ),
      ("App/catalog.json", manifest(locales: "en"), "locale 'de' is gone"),
      ("App/catalog.json", manifest(locales: "de\", \"en\", \"fr"), nil),
      ("App/screens.json", #"{ "delete": { "title": "{a}", "route": "/d/{a}" } }"#, "screen 'list' is gone"),
      (
        "App/screens.json", #"{ "list": { "title": "{a}", "route": "/l/{b}" } }"#, "screen 'list': parameter 'b' is new"
      ),
      ("App/screens.json", #"{ "list": { "title": "", "route": "/l" } }"#, "screen 'list': parameter 'a' is gone"),
      (
        "App/screens.json",
        #"{ "list": { "title": "{a}", "route": "/other/{a}?{c?}", "tab": "t", "tabOrder": 1, "trailing": [{ "purpose": "delete", "action": "wipe" }] } }"#,
        nil
      ),
      (
        "App/screens.json", #"{ "list": { "title": "{a}", "route": "/l/{a}", "presentation": "sheet" } }"#,
        "screen 'list': it was pushed and is presented"
      ),
      (
        "App/screens.json", #"{ "list": { "title": "{a}", "route": "/l/{a}" } }"#,
        "screen 'list': action 'wipe' is gone"
      ),
      ("App/screens.json", #"{ "list": { "title": "{a}", "route": "/l/{a}" } }"#, "tab 't' is gone"),
    ] as [(String, String, String?)])
  func failsOnBreakingChanges(path: String, text: String, breaking: String?) throws {
    try repository.write([
      "App/purposes.json": Self.purposes(), "App/catalog.json": Self.manifest(locales: "de\", \"en"),
      "App/screens.json":
        #"{ "list": { "title": "{a}", "route": "/l/{a}", "tab": "t", "tabOrder": 1, "trailing": [{ "purpose": "delete", "action": "wipe" }] } }"#,
    ])
    try repository.commit("third")
    try repository.write([path: text])
    let result = try diff("--git", "HEAD", "App", "--fail-on", "breaking", "--format", "json")
    let lines = try #require(try result.json()["breaking"] as? [String])
    #expect(result.status == (breaking == nil ? 0 : 1), "\(lines)")
    if let breaking { #expect(lines.contains { $0.hasPrefix(breaking) }, "\(lines)") } else { #expect(lines == []) }
    let text = try diff("--git", "HEAD", "App", "--fail-on", "error", "--fail-on", "breaking")
    #expect(text.output.contains("breaking changes for generated code\n") == (breaking != nil))
  }

  private static func purposes(
    name: String = "delete", message: String = "counted", argument: String = "count", type: String = "integer",
    more: String = #", "formerly": ["remove", "wipe"]"#, add: String = ""
  ) -> String {
    """
    {
      "\(name)": {
        "role": "destroy", "description": "…",
        "messages": { "title": {}, "\(message)": { "arguments": { "\(argument)": { "type": "\(type)" } } } }\(more)
      }\(add)
    }
    """
  }

  private static func manifest(locales: String) -> String {
    #"{ "formatVersion": 1, "name": "App", "sourceLocale": "en", "locales": ["\#(locales)"], "iconSets": [] }"#
  }
}
