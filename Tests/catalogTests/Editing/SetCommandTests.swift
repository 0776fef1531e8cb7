import Foundation
import Testing

/// `catalog set`: what it writes, and what it refuses.
@Suite struct SetCommandTests {
  private let catalogue: DiskCatalogue
  private let program: Program

  init() throws {
    catalogue = try DiskCatalogue()
    program = Program(folder: catalogue.folder)
  }

  /// The arguments after `set back --locale de`, and the resulting file.
  @Test(
    arguments: [
      (["--title", "Rück"], #""back": "Rück""#),
      (["--message", "title", "--text", "Rück"], #""back": "Rück""#),
      (["--title", "Rück", "--state", "final"], #""back": { "title": { "text": "Rück", "state": "final" } }"#),
      (["--state", "needs-review"], #""back": { "title": { "text": "Zurück", "state": "needs-review" } }"#),
      (["--comment", "Kurz."], #""back": { "title": { "text": "Zurück", "comment": "Kurz." } }"#),
      (["--comment", ""], #""back": "Zurück""#),
    ])
  func sets(arguments: [String], line: String) throws {
    try catalogue.write("{\n  \"back\": \"Zurück\"\n}\n", to: "titles/de.json")
    let result = try program.run(["set", "back", "--locale", "de"] + arguments)
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(try catalogue.read("titles/de.json") == "{\n  \(line)\n}\n")
    let isSame = line == #""back": "Zurück""#
    #expect(result.output == (isSame ? "nothing to change\n" : "changed titles/de.json\n"))
  }

  @Test func setsSeveralLocales() throws {
    let result = try program.run("set", "back", "--locale", "de,en", "--state", "needs-review")
    #expect(result.status == 0, "\(result.error)")
    for locale in ["de", "en"] { #expect(try catalogue.read("titles/\(locale).json").contains("needs-review")) }
    let unknown = try program.run("set", "back", "--locale", "de,fr", "--title", "X")
    #expect(unknown.status == 2 && unknown.error.contains("no locale 'fr'"), "\(unknown.error)")
  }

  /// The places of refusals are those of the file on disk, which people can open.
  @Test func saysPlacesOnDisk() throws {
    try catalogue.write("{ \"back\":\n  \"Zurück\"\n}\n", to: "titles/de.json")
    let result = try program.run("set", "back", "--locale", "de", "--title", "Nach }")
    #expect(result.status == 1 && result.error.contains("titles/de.json:1:3: error:"), "\(result.error)")
  }

  /// A title and its short title are set together; a title that is too long needs a short one.
  @Test func setsAShortTitle() throws {
    try catalogue.write(
      #"{ "back": { "role": "navigate", "description": "…", "messages": { "title": {}, "short": {} } } }"#,
      to: "purposes.json")
    let long = "Zur vorigen Seite"
    let result = try program.run("set", "back", "--locale", "de", "--title", long)
    #expect(result.status == 0)
    #expect(
      result.error == """
        'de' has no 'short' for 'back': its title is 17 characters long and the limit of 'short' is 15; \
        add one to titles/de.json

        """)
    #expect(try program.run("set", "back", "--locale", "de", "--short", "Vorige").error == "")
    #expect(
      try catalogue.read("titles/de.json") == "{\n  \"back\": { \"title\": \"\(long)\", \"short\": \"Vorige\" }\n}\n")
    #expect(try program.run("set", "back", "--locale", "de", "--message", "short", "--remove").status == 1)
    let both = try program.run("set", "back", "--locale", "de", "--title", "\(long)n", "--short", "Zurück")
    #expect(both.status == 0 && both.error == "")
    #expect(
      try catalogue.read("titles/de.json") == "{\n  \"back\": { \"title\": \"\(long)n\", \"short\": \"Zurück\" }\n}\n")
    let lookup = ["lookup", "back", "--message", "short", "--locale"]
    #expect(try program.run(lookup + ["de"]).output.hasPrefix("Zurück\n  back/short in de"))
    #expect(try program.run(lookup + ["en"]).output.hasPrefix("Back\n  back/short in en"))
  }

  /// A new text drops the old text's state, since it has not been reviewed, but keeps the comment.
  @Test func keepsTheCommentOfAChangedText() throws {
    try catalogue.write(
      #"{ "back": { "title": { "text": "Zurück", "state": "final", "comment": "Kurz." } } }"#, to: "titles/de.json")
    #expect(try program.run("set", "back", "--locale", "DE", "--title", "Rück").status == 0)
    #expect(
      try catalogue.read("titles/de.json") == """
        {
          "back": { "title": { "text": "Rück", "comment": "Kurz." } }
        }

        """)
  }

  @Test func removes() throws {
    // Removing the title would leave the locale without one. That is an error, so the edit is refused.
    let result = try program.run("set", "back", "--locale", "de", "--remove")
    #expect(result.status == 1)
    #expect(result.error.contains("error: no title of 'back' in 'de'; add it to titles/de.json [missing-title]\n"))
    #expect(result.error.hasSuffix("nothing was written: the catalogue would have one more error\n"))
    // A regional locale inherits the title.
    #expect(try program.run("add", "locale", "de-AT").status == 0)
    #expect(try program.run("set", "back", "--locale", "de-AT", "--title", "Retour").status == 0)
    #expect(try program.run("set", "back", "--locale", "de-AT", "--remove").status == 0)
    #expect(try catalogue.read("titles/de-AT.json") == "{}\n")
  }

  @Test(arguments: ["", "Zurück }", "{name}"]) func refusesNewErrors(title: String) throws {
    let before = try catalogue.read("titles/de.json")
    let result = try program.run("set", "back", "--locale", "de", "--title", title)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("titles/de.json:1:3: error: "))
    #expect(result.error.hasSuffix("nothing was written: the catalogue would have one more error\n"))
    #expect(try catalogue.read("titles/de.json") == before)
  }

  /// Warnings do not prevent an edit; they are reported as the check reports them.
  @Test("An edit that replaces one error by another is refused")
  func refusesAnotherError() throws {
    try catalogue.write(#"{ "back": "Zurück {" }"#, to: "titles/de.json")
    let result = try program.run("set", "back", "--locale", "de", "--title", "Nach }")
    #expect(result.status == 1)
    #expect(result.error.contains("nothing was written"), "\(result.error)")
    #expect(try catalogue.read("titles/de.json") == #"{ "back": "Zurück {" }"#)
    #expect(try program.run("set", "back", "--locale", "de", "--title", "Zurück").status == 0)
  }

  @Test("One of two errors can be fixed")
  func fixesOneError() throws {
    try catalogue.write(#"{ "back": "Z\u0007ur\u0008ck" }"#, to: "titles/de.json")
    let result = try program.run("set", "back", "--locale", "de", "--title", "Zur\u{8}ck")
    #expect(result.status == 0, "\(result)")
  }

  @Test("Errors that the edit moves or rewords are not its own")
  func movesErrors() throws {
    try catalogue.write(
      #"{ "back": { "role": "navigate", "description": "…", "messages": { "title": {} }, "zeta": 1, "alpha": 2, "appearsWith": ["forwrd"] } }"#,
      to: "purposes.json")
    let fields = ["--role", "act", "--description", "Goes on.", "--title", "Go on"]
    let result = try program.run(["add", "purpose", "forward"] + fields)
    #expect(result.status == 0, "\(result)")
  }

  @Test func reportsWarningsOfTheCheck() throws {
    let result = try program.run("set", "back", "--locale", "de", "--title", "Zurück ")
    #expect(result.status == 0)
    #expect(result.output == "changed titles/de.json\n")
    #expect(result.error == "titles/de.json:2:18: warning: white space at the end; remove it [edge-whitespace]\n")
    #expect(try program.run("check", "--quiet").output == result.error)
    // Unchanged texts cause no report.
    #expect(try program.run("set", "back", "--locale", "en", "--title", "Go back").error == "")
    let dry = try program.run("set", "back", "--locale", "en", "--title", "Go  back", "--dry-run")
    #expect(dry.status == 0 && dry.error.hasSuffix("[double-space]\n"))
  }

  @Test func quietCommandsReportOnlyProblems() throws {
    let quiet = try program.run("set", "back", "--locale", "de", "--title", "Rück ", "--quiet")
    #expect(quiet.status == 0 && quiet.output == "" && quiet.error.hasSuffix("[edge-whitespace]\n"))
    let refused = try program.run("set", "back", "--locale", "de", "--title", "", "--quiet")
    #expect(refused.status == 1 && refused.error.contains("[empty-title]"))
    for arguments in [["add", "locale", "de-AT"], ["rename", "purpose", "back", "return"], ["init", "new"]] {
      let result = try program.run(arguments + ["--quiet"])
      #expect(result.status == 0 && result.output == "" && result.error == "", "\(arguments)")
    }
  }

  /// Older errors do not prevent other edits.
  @Test func ignoresOlderErrors() throws {
    try catalogue.write("{ \"back\": \"\" }", to: "titles/en.json")
    #expect(try program.run("set", "back", "--locale", "de", "--title", "Rück").status == 0)
  }

  @Test func showsADiff() throws {
    let before = try catalogue.read("titles/de.json")
    let result = try program.run("set", "back", "--locale", "de", "--title", "Rück", "--dry-run")
    #expect(result.status == 0)
    #expect(
      result.output == """
        --- a/titles/de.json
        +++ b/titles/de.json
        @@ -1 +1,3 @@
        -{ "back": "Zurück" }
        \\ No newline at end of file
        +{
        +  "back": "Rück"
        +}

        """)
    #expect(try catalogue.read("titles/de.json") == before)
  }

  @Test(
    arguments: [
      (["bakc", "--locale", "de", "--title", "x"], "Error: unknown purpose 'bakc'; did you mean 'back'?\n"),
      (
        ["back", "--locale", "en-GB", "--title", "x"],
        "Error: the catalogue has no locale 'en-GB'; add it with: catalog add locale en-GB, or did you mean 'en'?\n"
      ),
      (
        ["back", "--locale", "de-CH", "--title", "x"],
        "Error: the catalogue has no locale 'de-CH'; add it with: catalog add locale de-CH, or did you mean 'de'?\n"
      ),
      (
        ["back", "--locale", "C", "--title", "x"],
        "Error: 'C' is not a locale; write one such as 'pt-BR', 'pt_BR' or 'zh-Hant'\n"
      ),
      (
        ["back", "--locale", "de", "--message", "titel", "--text", "x"],
        "Error: purpose 'back' has no message 'titel'; did you mean 'title'?\n"
      ),
    ])
  func reportsUnknownNames(arguments: [String], message: String) throws {
    let result = try program.run(["set"] + arguments)
    #expect(result.error == message)
    #expect(result.status == 2)
  }

  /// Other spellings of a declared locale, as programs and systems use them.
  @Test(arguments: ["DE", "de_DE", "de-DE", "de_DE.UTF-8", "de-rDE", "b+de+Latn"])
  func findsALocaleByOtherSpellings(locale: String) throws {
    let result = try program.run("set", "back", "--locale", locale, "--title", "Rück")
    #expect(result.output == "changed titles/de.json\n")
    #expect(result.status == 0)
  }

  @Test(
    arguments: [
      [], ["--title", "x", "--text", "y"], ["--short", "x", "--text", "y"], ["--short", "x", "--message", "short"],
      ["--title", "x", "--message", "short"], ["--remove", "--title", "x"],
      ["--state", "done"],
    ])
  func refusesInvalidCombinations(arguments: [String]) throws {
    #expect(try program.run(["set", "back", "--locale", "de"] + arguments).status == 2)
  }

  @Test("A wording's text goes into its file, and the locale's own stays")
  func setsATextOfAWording() throws {
    let manifest = try catalogue.read("catalog.json")
      .replacing(#""iconSets""#, with: #""wordings": { "apple": { "description": "Apple's." } }, "iconSets""#)
    try catalogue.write(manifest, to: "catalog.json")
    let before = try catalogue.read("titles/de.json")
    let set = try program.run("set", "back", "--locale", "de", "--wording", "apple", "--title", "Rück")
    #expect(set.status == 0, "\(set.error)")
    #expect(try catalogue.read("titles/de.apple.json").contains(#""back": "Rück""#))
    #expect(try program.run("lookup", "back", "--locale", "de", "--wording", "apple").output.hasPrefix("Rück\n"))
    #expect(try program.run("set", "back", "--locale", "de", "--wording", "apple", "--remove").status == 0)
    #expect(try program.run("lookup", "back", "--locale", "de", "--wording", "apple").output.hasPrefix("Zurück\n"))
    #expect(try catalogue.read("titles/de.json") == before)
  }

  @Test func setsIconsAndTheDescription() throws {
    #expect(try program.run("init", "Mine", "--extends", "Standard", "--locale", "en").status == 0)
    let set = try program.run(
      "set", "delete", "--catalog", "Mine", "--icon", "lucide=trash", "--description", "Throws it away.")
    #expect(set.status == 0, "\(set.error)")
    let purposes = try catalogue.read("Mine/purposes.json")
    #expect(purposes.contains(#""lucide": "trash""#) && purposes.contains("Throws it away."), "\(purposes)")
    let unknown = try program.run("set", "delete", "--catalog", "Mine", "--icon", "lucide=trsh")
    #expect(unknown.status == 1 && unknown.error.contains("'lucide' has no icon 'trsh'"), "\(unknown.error)")
  }

  @Test(arguments: [
    (["--title", "X"], "no locale; name the text's with --locale"),
    (["--locale", "de", "--description", "X"], "--locale is for a text"),
    (["--wording", "apple", "--description", "X"], "--wording is for a text"), ([], "nothing to set"),
    (["--locale", "de", "--title", "X", "--wording", "aple"], "unknown wording 'aple'"),
  ])
  func saysWhichOptionIsMissing(arguments: [String], message: String) throws {
    let result = try program.run(["set", "back"] + arguments)
    #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
  }

  @Test func refusesAFileThatDoesNotParse() throws {
    try catalogue.write("{ \"back\": \"Zurück\", }", to: "titles/de.json")
    let result = try program.run("set", "back", "--locale", "de", "--title", "Rück")
    #expect(result.status == 2)
    #expect(
      result.error == """
        Error: cannot edit 'titles/de.json' before it is well-formed:
          titles/de.json:1:19: trailing comma before '}'; remove it

        """)
    #expect(try catalogue.read("titles/de.json") == "{ \"back\": \"Zurück\", }")
  }

  /// A folder without write permission. Root ignores permissions; only a read-only file system would stop it.
  @Test func reportsAFailedWrite() throws {
    let folder = catalogue.folder.appending(path: "titles").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
    let result = try program.run("set", "back", "--locale", "de", "--title", "Rück")
    if getuid() == 0 {
      #expect(result.status == 0)
    } else {
      #expect(result.status == 2)
      #expect(result.error == "Error: cannot write 'titles/de.json': Permission denied; make it writable\n")
    }
  }
}
