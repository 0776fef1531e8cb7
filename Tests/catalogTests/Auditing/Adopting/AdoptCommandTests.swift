import Foundation
import TestSupport
import Testing

/// `catalog adopt`, from an app to an overlay.
@Suite struct AdoptCommandTests {
  private typealias App = AdoptedProject

  /// Only what differs goes in, with its provenance; a text that is only English does not.
  @Test func takesWhatDiffers() throws {
    let project = try AdoptedProject()
    let result = try project.adopt("--review", "review.csv")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.hasPrefix("taken: 1 text of 1 purpose in 1 locale, 0 icons, 0 new purposes\n"))
    let files = try project.overlay()
    #expect(
      files["titles/de.json"] == """
        {
          "cancel": {
            "title": {
              "text": "Verwerfen",
              "comment": "Adopted from 'editor.cancel' in App/de.lproj/Localizable.strings."
            }
          }
        }

        """)
    #expect(files["titles/fr.json"] == "{}\n" && files["titles/en.json"] == "{}\n" && files["purposes.json"] == "{}\n")
    #expect(try #require(files["catalog.json"]).contains("\"extends\": \"../Base\""))
    #expect(try project.review("cancel").count == 1)
    #expect(try #require(project.review("cancel").first).contains("fr,text equals the source language,Annuler,Cancel"))
    let check = try project.program.run("check", "Own", "--fail-on", "note")
    #expect(check.status == 0, "\(check.output)")
  }

  /// An app without string tables says why nothing is taken.
  @Test func saysThatThereAreNoTables() throws {
    let project = try AdoptedProject()
    try FileManager.default.removeItem(atPath: project.folder.path + "/App")
    try project.write("let view = Button(\"Delete\") { remove() }\n", to: "App/View.swift")
    let result = try project.adopt()
    #expect(result.status == 0 && result.output.contains("taken: 0 texts"), "\(result)")
    #expect(
      result.error.contains("no string table was found below 'App', so no text could be taken"), "\(result.error)")
    #expect(!(try AdoptedProject().adopt()).error.contains("no string table"))
  }

  /// Only the source locale, the app's locales that the catalogue has, and the sets that the app draws are declared.
  @Test func declaresWhatTheAppHas() throws {
    var files = App.app(
      [("delete", "trash"), ("save", nil)], en: ["delete": "Delete", "save": "Save"],
      de: ["delete": "Weg", "save": "Ja"])
    files["App/xx.lproj/Localizable.strings"] = App.strings(["delete": "X"])
    files["App/fr.lproj/Localizable.strings"] = App.strings(["other": "Autre"])
    let project = try AdoptedProject(files)
    #expect(try project.adopt().status == 0)
    let manifest = try #require(project.overlay()["catalog.json"])
    #expect(manifest.contains("\"locales\": [\"de\", \"en\"]"))
    #expect(manifest.contains("\"iconSets\": [\"sf-symbols\"]"))
  }

  /// A regional locale brings those that it inherits from, and comments have no path of the machine.
  @Test func bringsParents() throws {
    var files = App.app
    files["Base/catalog.json"] = try #require(App.base["Base/catalog.json"]).replacing(
      "\"fr\"", with: "\"fr\", \"fr-CA\"")
    files["Base/titles/fr-CA.json"] = "{}"
    files["App/fr-CA.lproj/Localizable.strings"] = App.strings(["editor.cancel": "Abandonner", "editor.save": "Garder"])
    files["App/fr.lproj/Localizable.strings"] = nil
    let project = try AdoptedProject(files)
    let root = project.folder.path
    let result = try project.program.run("adopt", "--from", "\(root)/App", "--to", "Own", "--catalog", "Base")
    #expect(result.status == 0, "\(result.error)")
    #expect(
      try #require(project.overlay()["catalog.json"]).contains("\"locales\": [\"de\", \"en\", \"fr\", \"fr-CA\"]"))
    #expect(
      try #require(project.overlay()["titles/fr-CA.json"]).contains("Adopted from 'editor.cancel' in App/fr-CA.lproj/"))
    #expect(try project.program.run("check", "Own").status == 0)
  }

  /// Applied twice, nothing changes; what somebody wrote by hand stays.
  @Test func leavesTheirsAlone() throws {
    let project = try AdoptedProject()
    #expect(try project.adopt("--review", "review.csv").status == 0)
    let (before, list) = (try project.overlay(), try project.text("review.csv"))
    let again = try project.adopt("--review", "review.csv")
    #expect(again.status == 0 && again.output.hasSuffix("nothing to change\n"))
    #expect(try project.overlay() == before)
    #expect(try project.text("review.csv") == list)
    let byHand = try #require(before["titles/de.json"]).replacing("Verwerfen", with: "Zurück")
    try project.write(byHand, to: "Own/titles/de.json")
    #expect(try project.adopt().status == 0)
    #expect(try project.overlay()["titles/de.json"] == byHand)
  }

  @Test func dryRunWritesNothing() throws {
    let project = try AdoptedProject()
    let result = try project.adopt("--dry-run", "--review", "review.csv")
    #expect(result.status == 0)
    #expect(result.output.contains("+++ b/Own/titles/de.json") && result.output.contains("\"Verwerfen\""))
    #expect(try project.overlay().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: project.folder.path + "/review.csv"))
  }

  // MARK: Formats

  private static let swift = App.screen([("editor.cancel", nil)])
  private static func resources(_ cancel: String) -> String {
    "<resources><string name=\"action_cancel\">\(cancel)</string></resources>"
  }

  private static let gtk = """
    <?xml version="1.0" encoding="UTF-8"?>
    <interface>
      <object class="GtkButton"><property name="label" translatable="yes">_Cancel</property></object>
    </interface>
    """

  /// The files of an app in each format, and where its German text is from.
  @Test(
    arguments: [
      (
        [
          "App/EditorView.swift": swift,
          "App/Localizable.xcstrings": """
          { "sourceLanguage": "en", "version": "1.0", "strings": { "editor.cancel": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Cancel" } },
            "de": { "stringUnit": { "state": "translated", "value": "Verwerfen" } },
            "fr": { "stringUnit": { "state": "needs_review", "value": "Abandonner" } } } } } }
          """,
        ], "'editor.cancel' in App/Localizable.xcstrings"
      ),
      (
        [
          "App/Screen.kt":
            "@Composable fun Screen() {\n  TextButton(onClick = onCancel) { Text(stringResource(R.string.cancel_label)) }\n}\n",
          "App/res/values/strings.xml": "<resources><string name=\"cancel_label\">Cancel</string></resources>",
          "App/res/values-de/strings.xml": "<resources><string name=\"cancel_label\">Verwerfen</string></resources>",
        ], "'cancel_label' in App/res/values-de/strings.xml"
      ),
      (
        [
          "App/window.ui": gtk,
          "App/po/de.po": """
          msgid ""
          msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

          msgid "_Cancel"
          msgstr "_Verwerfen"

          """,
        ], "'_Cancel' in App/po/de.po"
      ),
      (
        [
          "App/Screen.kt":
            "@Composable fun Screen() {\n  TextButton(onClick = onCancel) { Text(stringResource(MR.strings.action_cancel)) }\n}\n",
          "App/moko-resources/base/strings.xml": resources("Cancel"),
          "App/moko-resources/de/strings.xml": resources("Verwerfen"),
        ], "'action_cancel' in App/moko-resources/de/strings.xml"
      ),
      (
        [
          "App/Screen.kt":
            "@Composable fun Screen() {\n  TextButton(onClick = onCancel) { Text(stringResource(Res.string.action_cancel)) }\n}\n",
          "App/composeResources/values/strings.xml": resources("Cancel"),
          "App/composeResources/values-de/strings.xml": resources("Verwerfen"),
        ], "'action_cancel' in App/composeResources/values-de/strings.xml"
      ),
      (
        [
          "App/Dialog.tsx":
            "export function Dialog() { return <button onClick={close}>{t('editor.cancel')}</button> }\n",
          "App/locales/en/common.json": #"{ "editor": { "cancel": "Cancel" } }"#,
          "App/locales/de/common.json": #"{ "editor": { "cancel": "Verwerfen" } }"#,
        ], "'editor.cancel' in App/locales/de/common.json"
      ),
    ] as [([String: String], String)])
  func readsFormats(files: [String: String], place: String) throws {
    let project = try AdoptedProject(files)
    let result = try project.adopt()
    #expect(result.status == 0, "\(result.error)")
    let german = try project.overlay()["titles/de.json"] ?? ""
    #expect(german.contains("\"text\": \"Verwerfen\"") && german.contains("Adopted from \(place)."), "\(result.output)")
    #expect(try project.overlay()["titles/fr.json"] == nil || !german.contains("Abandonner"))
  }

  // MARK: Reports of audits

  /// The report of an audit gives the same overlay as the sources.
  @Test func readsAReport() throws {
    let project = try AdoptedProject()
    let report = try project.program.run("audit", "App", "--catalog", "Base", "--format", "json")
    try project.write(report.output, to: "audit.json")
    #expect(try project.adopt().status == 0)
    let fromSources = try project.overlay()
    try FileManager.default.removeItem(atPath: project.folder.path + "/Own")
    try FileManager.default.removeItem(atPath: project.folder.path + "/App/EditorView.swift")
    #expect(try project.adopt("--audit", "audit.json").status == 0)
    #expect(try project.overlay() == fromSources)
  }

  /// What a comment accepts is no candidate for a purpose, read from a report or from the sources.
  @Test(arguments: [true, false])
  func leavesAcceptedButtons(isFromReport: Bool) throws {
    let button =
      "    // catalog: no purpose, the farm's own button\n    Button(\"feed\", systemImage: \"fork.knife\") { run() }\n"
    let body = String(repeating: button, count: 3)
    let project = try AdoptedProject([
      "App/EditorView.swift": "struct EditorView: View {\n  var body: some View {\n\(body)  }\n}\n",
      "App/en.lproj/Localizable.strings": App.strings(["feed": "Feed"]),
    ])
    let report = try project.program.run("audit", "App", "--catalog", "Base", "--format", "json")
    #expect(report.output.contains("\"accepted\": \"the farm's own button\""))
    try project.write(report.output, to: "audit.json")
    let arguments = isFromReport ? ["--audit", "audit.json"] : []
    let result = try project.program.run(["adopt", "--from", "App", "--to", "Own", "--catalog", "Base"] + arguments)
    #expect(result.output.contains("0 new purposes\n"), "\(result.output)")
    #expect(!result.output.contains("a frequent button without a purpose"))
  }

  /// Reports that are none, and what is said of them.
  @Test(
    arguments: [
      ("{", "audit.json:1:2: "),
      ("[]", "audit.json:1:1: this is no report of an audit; make the report with 'catalog audit --format json'"),
      (#"{ "formatVersion": 2 }"#, "audit.json:1:20: the report's format version is not 1"),
      (#"{ "formatVersion": 1, "catalog": "Other", "sites": [] }"#, "the catalogue 'Other', not with 'Base'"),
      (#"{ "formatVersion": 1, "sites": {} }"#, "audit.json:1:32: the report has no list 'sites'"),
      (#"{ "formatVersion": 1, "sites": [7] }"#, "audit.json:1:33: a site is not an object"),
      (#"{ "formatVersion": 1, "sites": [{ "file": 7 }] }"#, "audit.json:1:43: 'file' is not a text"),
      (
        #"{ "formatVersion": 1, "sites": [{ "file": "a", "line": 0, "column": 1, "framework": "swftui", "certainty": "certain" }] }"#,
        "'swftui' is no framework; did you mean 'swiftui'?"
      ),
      (
        #"{ "formatVersion": 1, "sites": [{ "file": "a", "line": 1, "column": 1, "framework": "gtk", "certainty": "certain", "purpose": "cancle" }] }"#,
        "unknown purpose 'cancle'; did you mean 'cancel'?"
      ),
    ])
  func refusesReports(text: String, message: String) throws {
    let project = try AdoptedProject()
    try project.write(text, to: "audit.json")
    let result = try project.adopt("--audit", "audit.json")
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(try project.overlay().isEmpty)
  }

  // MARK: Mistakes

  /// What is wrong with a command line, and its message.
  @Test(
    arguments: [
      (["--from", "Missing", "--to", "Own", "--catalog", "Base"], "Missing"),
      (["--from", "App", "--to", "Own", "--catalog", "Bse"], "no catalogue 'Bse' to extend"),
      (["--from", "App", "--to", "Base"], "'Base' is a catalogue that extends no other"),
      (["--from", "App", "--to", "Own", "--review", "list.txt"], "--review reads and writes .csv and .xlsx"),
      (["--from", "App", "--to", "Own", "--catalog", "Base", "--apply", "none.csv"], "none.csv"),
      (
        ["--from", "App", "--to", "Own", "--catalog", "Base", "--apply", "notes.csv"],
        "the header has no column 'purpose'"
      ),
      (["--from", "App", "--to", "Own", "--catalog", "Base", "--review", "notes.csv"], "the header has no column"),
      (["--to", "Own"], "--from"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let project = try AdoptedProject()
    try project.write("a,b\n1,2\n", to: "notes.csv")
    let result = try project.program.run(["adopt"] + arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(try project.overlay().isEmpty && project.text("notes.csv") == "a,b\n1,2\n")
  }

  /// A broken table is named, and hides no other.
  @Test func reportsBrokenTables() throws {
    var files = App.app
    files["App/fr.lproj/Localizable.strings"] = "\"editor.cancel\" = \"Annuler"
    let result = try AdoptedProject(files).adopt()
    #expect(result.status == 0)
    #expect(result.error.contains("App/fr.lproj/Localizable.strings: not read: 1:"))
    #expect(result.output.hasPrefix("taken: 1 text"))
  }
}
