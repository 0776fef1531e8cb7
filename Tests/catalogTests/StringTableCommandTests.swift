import Foundation
import TestSupport
import Testing

/// `catalog export`, `import`, `formats` and `pseudo` on the command line.
@Suite("String tables on the command line")
struct StringTableCommandTests {
  @Test("An unchanged export is imported without a change")
  func roundTrip() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let export = try program.run("export", "--all", "--format", "json", "--output", "out")
    #expect(export.status == 0)
    #expect(export.output == "wrote out/de.json\nwrote out/en.json\n")
    let before = try catalogue.text(of: "titles/de.json")
    let back = try program.run("import", "out")
    #expect(back.status == 0)
    #expect(back.output == "2 units: 2 unchanged; nothing to write\n")
    #expect(try catalogue.text(of: "titles/de.json") == before)
  }

  @Test("A single file goes to standard output or to the named file")
  func oneFile() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let printed = try program.run("export", "--locale", "de", "--format", "json", "--option", "meta=no")
    #expect(printed.output == "{\n  \"back\": \"Zurück\"\n}\n")
    let written = try program.run("export", "--locale", "de", "--format", "json", "--output", "new/x.json")
    #expect(written.output == "wrote new/x.json\n")
    #expect(try catalogue.text(of: "new/x.json").contains(#""back": "Zurück""#))
    #expect(try FileManager.default.contentsOfDirectory(atPath: catalogue.folder.path + "/new") == ["x.json"])
  }

  @Test("A region's file has the texts that its app would not find; with --resolved, all texts")
  func resolved() throws {
    let catalogue = try DiskCatalogue()
    let manifest = try catalogue.read("catalog.json")
    try catalogue.write(manifest.replacing("[\"de\", ", with: "[\"de\", \"de-AT\", "), to: "catalog.json")
    try catalogue.write("{}", to: "titles/de-AT.json")
    let program = Program(folder: catalogue.folder)
    let export = ["export", "--locale", "de-AT", "--format"]
    #expect(try program.run(export + ["strings"]).output.contains("\"back\" = \"Zurück\";"))
    #expect(try !program.run(export + ["csv"]).output.contains("Zurück"))
    #expect(try program.run(export + ["csv", "--resolved"]).output.contains("Zurück"))
    #expect(try program.run(export + ["strings", "--inherited"]).output.contains("\"back\" = \"\";"))
    let refused = try program.run(export + ["csv", "--resolved", "--inherited"])
    #expect(refused.status == 2 && refused.error.contains("both --resolved and --inherited are given; give one"))
    _ = try program.run(export + ["csv", "--resolved", "--output", "de-AT.csv"])
    #expect(try program.run("import", "de-AT.csv").output.hasSuffix("1 unit: 1 unchanged; nothing to write\n"))
  }

  @Test("A translation is imported; a conflict is not unless --take chooses a side")
  func conflict() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    _ = try program.run("export", "--locale", "de", "--format", "json", "--output", "de.json")
    let sent = try catalogue.text(of: "de.json").replacing("\"Zurück\"", with: "\"Nach hinten\"")
    try catalogue.write(sent, to: "de.json")
    try catalogue.write("{ \"back\": \"Rückwärts\" }", to: "titles/de.json")

    let refused = try program.run("import", "de.json")
    #expect(refused.status == 1)
    #expect(
      refused.output.contains(
        "conflict: de back: both sides changed the text: 'Nach hinten' here, and the catalogue now has 'Rückwärts'"))
    #expect(refused.output.hasSuffix("1 unit: 1 conflict; nothing to write\n"))
    let taken = try program.run("import", "de.json", "--take", "theirs", "--report", "json")
    #expect(taken.status == 0)
    #expect(try taken.json()["files"] as? [String] == ["titles/de.json"])
    #expect(try catalogue.text(of: "titles/de.json").contains(#""back": "Nach hinten""#))
  }

  @Test("An app's own files are updated in place, and only where they differ")
  func update() throws {
    let catalogue = try DiskCatalogue()
    let old = "<resources>\n    <!-- The app's -->\n    <string name=\"back\">Hinten</string>\n</resources>\n"
    try catalogue.write(old, to: "res/values-de/strings.xml")
    try catalogue.write(old.replacing("Hinten", with: "Back"), to: "res/values/strings.xml")
    let program = Program(folder: catalogue.folder)
    let arguments = ["export", "--output", "res/values-de/strings.xml"]
    let shown = try program.run(arguments + ["--dry-run"])
    #expect(
      shown.output.contains("-    <string name=\"back\">Hinten</string>\n+    <string name=\"back\">Zurück</string>\n"))
    #expect(try catalogue.read("res/values-de/strings.xml") == old)
    // The file does not record who wrote the text, so the update is refused.
    #expect(try program.run(arguments).status == 1)
    #expect(try catalogue.read("res/values-de/strings.xml") == old)
    let discarding = arguments + ["--discard-changes"]
    #expect(try program.run(discarding).output == "updated res/values-de/strings.xml: 1 changed, 0 added\n")
    #expect(try catalogue.read("res/values-de/strings.xml") == old.replacing("Hinten", with: "Zurück"))
    #expect(try program.run(arguments).output == "res/values-de/strings.xml: nothing to change\n")

    // If one of several files is refused, none is written.
    try catalogue.write(old, to: "res/values-de/strings.xml")
    try catalogue.write("key,source,target\n", to: "de.csv")
    let refused = try program.run(["export", "--output", "de.csv"])
    #expect(refused.status == 2)
    #expect(
      refused.error.hasPrefix(
        "Error: de.csv: 'csv' files are written whole: name --format and --locale, and pass --replace; "))
    #expect(refused.error.hasSuffix(", qt-ts\n"))
    #expect(try catalogue.read("res/values-de/strings.xml") == old)
  }

  @Test(
    "Files of Flutter and i18next are updated with the source texts of their siblings",
    arguments: [
      ("l10n/app_en.arb", "l10n/app_de.arb", "\"back\": ", []),
      ("en/app.json", "de/app.json", "\"back.title\":", ["--format", "i18next"]),
    ])
  func updateJSON(source: String, target: String, key: String, format: [String]) throws {
    let catalogue = try DiskCatalogue()
    let old = "{\r\n\t\"own\": \"\\u00fc\",\r\n\t\(key)\"Hinten\"\r\n}"
    try catalogue.write(old, to: target)
    try catalogue.write("{ \"own\": \"u\", \(key)\"Back\" }", to: source)
    let program = Program(folder: catalogue.folder)
    let arguments = ["export", "--output", target] + format
    #expect(try program.run(arguments + ["--dry-run"]).output.contains("+\t\(key)\"Zurück\""))
    #expect(try program.run(arguments).status == 1)
    #expect(try catalogue.read(target) == old)
    let updated = try program.run(arguments + ["--discard-changes", "--locale", "de"])
    #expect(updated.output == "updated \(target): 1 changed, 0 added\n")
    #expect(try catalogue.read(target) == old.replacing("Hinten", with: "Zurück"))
    #expect(try program.run(["export", "--output", source, target] + format).output.hasSuffix("nothing to change\n"))
    // Another text in the file of the source language is the app's own.
    try catalogue.write("{ \"own\": \"u\", \(key)\"Rear\" }", to: source)
    #expect(try program.run(["export", "--output", source] + format).status == 1)
  }

  @Test("A changed source text makes a translation stale; only changes are exported")
  func stale() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    _ = try program.run("export", "--locale", "de", "--format", "json", "--output", "de.json")
    let sent = try catalogue.text(of: "de.json").replacing("\"Zurück\"", with: "\"Nach hinten\"")
    try catalogue.write(sent, to: "de.json")
    try catalogue.git("init", "--quiet")
    try catalogue.git("add", ".")
    try catalogue.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "a")
    try catalogue.write(#"{ "back": "Go back" }"#, to: "titles/en.json")

    let arguments = ["export", "--locale", "de", "--format", "json", "--option", "meta=no", "--only", "changed-since"]
    #expect(try program.run(arguments + ["HEAD"]).output == "{\n  \"back\": \"Zurück\"\n}\n")
    let back = try program.run("import", "de.json", "--record-source")
    #expect(back.status == 0)
    #expect(back.output.contains("stale: de back: the source text is now 'Go back'; imported and marked needs-review"))
    #expect(try catalogue.text(of: "titles/de.json").contains(#""state": "needs-review", "source": "#))
    let review = try program.run("export", "--locale", "de", "--format", "json", "--only", "needs-review")
    #expect(review.output.contains("Nach hinten"))

    // With nothing to export, no file is written.
    let missing = try program.run("export", "--all", "--format", "json", "--only", "missing", "--output", "Missing")
    #expect(missing.status == 0 && missing.output.isEmpty)
    #expect(missing.error == "nothing to export: no text is 'missing'\n")
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: "Missing").path))
  }

  @Test(
    "A command that cannot run says why and exits with 2",
    arguments: [
      (["export", "--locale", "fr", "--format", "json"], "the catalogue has no locale 'fr'"),
      (["export", "--locale", "de", "--format", "jsn"], "unknown format 'jsn'; did you mean 'json'?"),
      (["export", "--format", "json"], "no locale; name one with --locale, or all with --all"),
      (["export", "--locale", "de"], "no format; name one with --format"),
      (["export", "--update", "--output", "b.po"], "both --update and --output are given; give one"),
      (["export", "--locale", "de", "--format", "json", "--dry-run"], "--dry-run needs --output"),
      (["export", "--update"], "declares nothing to make"),
      (["export", "--all", "--format", "json"], "the export has 2 files; name a folder for them with --output"),
      (
        ["export", "--all", "--format", "json", "--option", "meta=maybe"],
        "option 'meta' cannot be 'maybe'; write 'yes' or 'no'"
      ),
      (
        ["export", "--all", "--format", "json", "--only", "new"],
        "--only new is not understood; write 'missing', 'needs-review' or 'changed-since REV'"
      ),
      (["import", "absent.json"], "cannot read 'absent.json': no such file"),
      (["import", "purposes.txt"], "purposes.txt: unknown kind of file; name its format with --format"),
      (["import", "broken.json", "--format", "json"], "broken.json:1:11: unclosed string"),
      (["export", "--pseudo", "--output", "."], "'.' contains a catalogue with other locales than pseudo-locales"),
    ])
  func errors(arguments: [String], message: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("x", to: "purposes.txt")
    try catalogue.write("{ \"back\": \"Zu", to: "broken.json")
    let result = try Program(folder: catalogue.folder).run(arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test("Pseudo-locales make a catalogue that works like any other and can be made again")
  func pseudo() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    for _ in 1...2 {
      let result = try program.run("export", "--pseudo", "--output", "Tests/Pseudo")
      #expect(
        result.output
          == "wrote Tests/Pseudo/catalog.json\nwrote Tests/Pseudo/titles/en-XA.json\nwrote Tests/Pseudo/titles/ar-XB.json\n"
      )
    }
    let looked = try program.run("lookup", "back", "--catalog", "Tests/Pseudo", "--locale", "en-XA")
    #expect(looked.output.hasPrefix("[Ɓåçķ ö]\n"))
    #expect(try program.run("check", "Tests/Pseudo", "--fail-on", "note").status == 0)
    #expect(try program.run("check").status == 0)
  }

  @Test("Formats list their capabilities")
  func formats() throws {
    let result = try Program().run("export", "--list-formats")
    #expect(result.status == 0)
    #expect(result.output.contains("json: a flat JSON object of ICU messages"))
    #expect(result.output.contains("--option meta=yes|no"))
    #expect(try Program().run("export", "--list-formats", "--format", "json").output.hasPrefix("[\n"))
  }
}

extension DiskCatalogue {
  fileprivate func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func git(_ arguments: String...) throws {
    let outcome = try ChildProgram.run(["git", "-C", folder.path] + arguments)
    #expect(outcome.status == 0, "git \(arguments): \(outcome.errors); install it with 'apt-get install git'")
  }
}
