import Foundation
import TestSupport
import Testing

/// Files and settings that only other commands read are part of the catalogue: `check` and `diff` report their mistakes.
@Suite("Problems of files that other commands read") struct FurtherProblemTests {
  private static func manifest(_ stringTables: String) -> String {
    """
    { "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [], "stringTables": \(stringTables), "rules": { "non-canonical": "off" } }
    """
  }

  @Test(
    "A setting of string tables that cannot work is an error",
    arguments: [
      (#"{ "android": { "keys": "{purpose}" } }"#, "key pattern '{purpose}' does not work for android: it turns both"),
      (#"{ "android": { "foreign": ["shrae"] } }"#, "the catalogue has no key 'shrae' in android"),
      (#"{ "android": { "keys": "{purpose}", "foreign": ["shrae"] } }"#, "no key 'shrae' in android"),
      (#"{ "arb": { "foreign": ["bcak"] } }"#, "did you mean 'back'?"),
    ])
  func stringTables(settings: String, message: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "back": { "role": "navigate", "direction": "backward", "description": "…", "messages": { "title": {}, "label": {} } } }"#,
      to: "purposes.json")
    try catalogue.write(#"{ "back": { "title": "Back", "label": "Goes back" } }"#, to: "titles/en.json")
    try catalogue.write(#"{ "back": { "title": "Zurück", "label": "Geht zurück" } }"#, to: "titles/de.json")
    try catalogue.write(Self.manifest(settings), to: "catalog.json")
    let result = try Program(folder: catalogue.folder).run("check")
    #expect(result.status == 1)
    #expect(result.output.contains(message) && result.output.contains("catalog.json:1:"), "\(result.output)")
    try catalogue.write(
      Self.manifest(#"{ "android": { "keys": "ds_{purpose}[_{message}]", "foreign": ["ds_back"] } }"#),
      to: "catalog.json")
    #expect(try Program(folder: catalogue.folder).run("check").status == 0)
  }

  @Test(
    "Nothing is made from a catalogue with an error of 'check'",
    arguments: [
      // The file, its text, and whether a baseline can accept the error.
      ("audit.json", #"{ "formatVersion": 1, "wrapers": {} }"#, true), ("titles/en.json", #"{ "back": " " }"#, true),
      ("attestation.tsv", "locale\tpurpose\ttitle\tprograms\tothers\ngarbage\n", true),
      ("glossary.json", #"{ "fr": { "forbidden": { "mot": { "reason": "…" } } } }"#, false),
      ("catalog.json", Self.manifest(#"{ "arb": { "foreign": ["bcak"] } }"#), true),
      ("catalog.json", Self.manifest(#"{ "arb": { "keys": "constant" } }"#), false),
    ])
  func refusal(file: String, content: String, canBeAccepted: Bool) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(content, to: file)
    let program = Program(folder: catalogue.folder)
    let checked = try program.run("check", "--format", "text")
    let errors = checked.output.split(separator: "\n").filter { $0.contains(": error: ") }
    try #require(checked.status == 1 && !errors.isEmpty, "\(checked)")
    for (done, arguments) in [
      ("published", ["publish", "--output", "site"]), ("generated", ["generate", "json", "--output", "site"]),
      ("exported", ["export", "--locale", "de", "--format", "json", "--output", "site"]),
    ] {
      let result = try program.run(arguments)
      #expect(result.status == 1 && result.error.contains("nothing was \(done): the catalogue has "), "\(result)")
      for error in errors { #expect(result.error.contains(error), "\(result.error)") }
      #expect(result.error.contains("with --baseline FILE") == canBeAccepted, "\(result.error)")
      let written = try? FileManager.default.contentsOfDirectory(atPath: catalogue.folder.path + "/site")
      #expect(written ?? [] == [])
    }
  }

  @Test("A broken audit.json is a new error of 'diff', like any other file")
  func diff() throws {
    let (old, new) = (try DiskCatalogue(), try DiskCatalogue())
    try new.write("{ \"formatVersion\": 1, \"wrapers\": {} }", to: "audit.json")
    let program = Program(folder: old.folder)
    let result = try program.run("diff", old.folder.path, new.folder.path, "--fail-on", "error")
    #expect(result.status == 1)
    #expect(result.output.contains("wrapers"), "\(result.output)")
    #expect(try program.run("diff", new.folder.path, new.folder.path, "--fail-on", "error").status == 0)
  }

  @Test("Lines of attestation.tsv that say nothing are errors")
  func attestation() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      "locale\tpurpose\ttitle\tprograms\tothers\nde\tback\tZurück\tx\t\ngarbage\nxx\tback\ta\tb\t\nde\tbcak\ta\tb\t\n",
      to: "attestation.tsv")
    let result = try Program(folder: catalogue.folder).run("check")
    #expect(result.status == 1)
    for message in ["attestation.tsv:3:1: ", "attestation.tsv:4:1: ", "attestation.tsv:5:1: ", "did you mean 'back'?"] {
      #expect(result.output.contains(message), "\(result.output)")
    }
    #expect(!result.output.contains("attestation.tsv:2:"))
  }

  @Test("A glossary's locale that no text has is an error")
  func glossary() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "fr": { "forbidden": { "mot": { "reason": "…" } } }, "de-AT": { "forbidden": { "Wort": { "reason": "…" } } } }"#,
      to: "glossary.json")
    let result = try Program(folder: catalogue.folder).run("check")
    #expect(result.status == 1)
    #expect(
      result.output.contains("the glossary has words of 'fr', which is not a locale of the catalogue"),
      "\(result.output)")
    // Only a declared locale inherits words: those of 'de-AT' would never be looked for.
    #expect(result.output.contains("'de-AT'"))
  }

  @Test("An overlay's own icon set without an inventory is an error in the overlay's file")
  func inventory() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "Small", "extends": "Standard", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": ["mine"] }"#,
      to: "catalog.json")
    let result = try Program(folder: catalogue.folder).run("check")
    let line = result.output.split(separator: "\n").first { $0.contains("has no inventory") }
    #expect(
      line?.contains("icon set 'mine' has no inventory; create '") == true
        && line?.contains("icon-sets/mine.json', which lists the names of all its icons") == true, "\(result.output)")
    #expect(line?.contains("Standard/icon-sets") == false)
  }

  @Test("pre-commit's hooks watch each kind of file")
  func hooks() throws {
    let hooks = try String(contentsOf: Repository.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let patterns = try hooks.split(separator: "\n").filter { $0.contains("files: ") }.map {
      try Regex(String($0.split(separator: "files: ")[1]))
    }
    let schemas = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "Catalogs").path)
      .filter { $0.hasSuffix(".schema.json") }.map { String($0.prefix { $0 != "." }) }
    #expect(patterns.count == 2 && schemas.count == 12)
    // The list of generated files is not part of a catalogue.
    for kind in schemas where kind != "generated" {
      let path =
        ["titles": "Catalog/titles/de.json", "icon-set": "Catalog/icon-sets/mine.json"][kind] ?? "Catalog/\(kind).json"
      for pattern in patterns { #expect(path.contains(pattern), "\(path)") }
    }
  }
}
