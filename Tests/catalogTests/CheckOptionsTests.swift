import Foundation
import Testing

/// The options of `catalog check`: rules, severities, a baseline, fixes, several reports.
@Suite struct CheckOptionsTests {
  @Test func runsOnlyNamedRules() throws {
    let catalogue = try DiskCatalogue(german: " Zurück {")
    let all = try Program(folder: catalogue.folder).run("check", "--format", "json")
    let one = try Program(folder: catalogue.folder).run("check", "--rule", "edge-whitespace", "--format", "json")
    let none = try Program(folder: catalogue.folder).run("check", "--ignore", "edge-whitespace", "--format", "json")
    #expect(try rules(all).isSuperset(of: ["edge-whitespace", "message-syntax"]))
    #expect(try rules(one) == ["edge-whitespace"])
    #expect(try !rules(none).contains("edge-whitespace"))
  }

  @Test("Reading problems are reported with --rule, too, unless they are ignored")
  func reportsUnreadableFiles() throws {
    let catalogue = try DiskCatalogue(german: #"Zurück" "x"#)
    let program = Program(folder: catalogue.folder)
    let named = try program.run("check", "--rule", "edge-whitespace", "--format", "json")
    #expect(named.status == 1)
    #expect(try rules(named).contains("json-syntax"))
    #expect(try program.run("check", "--rule", "edge-whitespace", "--ignore", "json-syntax").status == 0)
  }

  @Test(
    "A text that cannot be shown is an error even if its rule is off or a warning",
    arguments: [
      ("missing-explicit-other", "{n, plural, one {x}}"), ("unpaired-apostrophe", "{n, plural, one {d'# x} other {y}}"),
    ], ["off", "warning"])
  func reportsUnusableTexts(row: (rule: String, text: String), level: String) throws {
    let catalogue = try DiskCatalogue(german: row.text)
    let program = Program(folder: catalogue.folder)
    #expect(try !rules(program.run("check", "--format", "json")).contains("message-syntax"))
    let result = try program.run("check", "--severity", "\(row.rule)=\(level)", "--format", "json")
    #expect(result.status == 1)
    #expect(try rules(result).contains("message-syntax"))
  }

  /// Fixes and baselines need every finding, but the report still lists no more than usual.
  @Test(arguments: [["--fix"], ["--baseline", "baseline.json"]])
  func limitsTheListIfAllAreNeeded(options: [String]) throws {
    let catalogue = try DiskCatalogue()
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let locales = ["a", "b", "c", "d"].flatMap { first in letters.map { "a\(first)\($0)" } }.prefix(101)
    let names = (100..<200).map { "p\($0)" }
    let list = locales.map { ", \"\($0)\"" }.joined()
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "N", "sourceLocale": "en", "locales": ["de", "en"\#(list)], "iconSets": [] }"#,
      to: "catalog.json")
    let purposes = names.map {
      "\"\($0)\": { \"role\": \"act\", \"description\": \"…\", \"messages\": { \"title\": {} } }"
    }
    try catalogue.write("{ \(purposes.joined(separator: ", ")) }", to: "purposes.json")
    let texts = "{ \(names.map { "\"\($0)\": \"\($0)\"" }.joined(separator: ", ")) }"
    for locale in ["de", "en"] { try catalogue.write(texts, to: "titles/\(locale).json") }
    let marked = "{ \(names.map { "\"\($0)\": \"\($0) 😀\"" }.joined(separator: ", ")) }"
    for locale in locales { try catalogue.write(marked, to: "titles/\(locale).json") }
    try catalogue.write(#"{ "formatVersion": 1, "entries": [] }"#, to: "baseline.json")
    let rules = ["--rule", "emoji", "--rule", "double-space"]
    let result = try Program(folder: catalogue.folder).run(["check", "--quiet"] + rules + options)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 10_001)
    #expect(lines.last?.contains("100 more findings of this rule are counted and not listed") == true)
  }

  @Test func setsSeverities() throws {
    let catalogue = try DiskCatalogue(german: " Zurück")
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("check").status == 0)
    #expect(try program.run("check", "--severity", "edge-whitespace=error").status == 1)
    #expect(try program.run("check", "--severity", "edge-whitespace=off", "--fail-on", "note").status == 0)
  }

  @Test(
    arguments: [
      (
        ["check", "--rule", "edge-whitespaces"], "unknown rule 'edge-whitespaces'; did you mean 'edge-whitespace'?"
      ),
      (["check", "--severity", "edge-whitespace"], "--severity"),
      (["check", "--severity", "edge-whitespace=fatal"], "--severity"),
      (["check", "--update-baseline"], "--update-baseline needs --baseline FILE"),
      (["check", "--baseline", "b.json", "--update-baseline", "--grow"], "--grow needs --reason"),
      (["check", "--baseline", "absent.json"], "no baseline 'absent.json'"),
      (["check", "--dry-run"], "--dry-run needs --fix"),
      (["check", "--severity", "=edge-whitespace=error"], "--severity"),
      (
        ["check", "--fix", "--dry-run", "--baseline", "b.json", "--update-baseline"],
        "--dry-run changes nothing and --update-baseline writes; leave out one of them"
      ),
      (["check", "--watch", "--fix"], "--watch changes nothing"),
      (["check", "--format", "text", "--format", "json"], "would both go to the standard output"),
      (["check", "--format", "json", "--output", "absent/findings.json"], "cannot write"),
      (["rules", "kashid"], "unknown rule 'kashid'; did you mean 'kashida'?\n"),
      (["rules", "xyz"], "unknown rule 'xyz'; 'catalog rules' lists them all\n"),
    ])
  func reportsInvalidOptions(arguments: [String], message: String) throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder).run(arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result.error)")
  }

  /// Several formats at once give the same reports as each format alone.
  @Test func writesEveryFormat() throws {
    let catalogue = try DiskCatalogue(german: " Zurück")
    let program = Program(folder: catalogue.folder)
    let formats = ["text", "json", "sarif", "junit", "github", "checkstyle", "html"]
    let together = try program.run(["check"] + formats.flatMap { ["--format", $0, "--output", "report.\($0)"] })
    #expect(together.status == 0 && together.output == "" && together.error == "")
    for format in formats {
      let written = try String(contentsOf: catalogue.folder.appending(path: "report.\(format)"), encoding: .utf8)
      let alone = try program.run("check", "--format", format)
      #expect(alone.output == written && alone.status == 0)
      #expect(written.contains("edge-whitespace") && !written.contains(catalogue.folder.path))
    }
  }

  @Test func fixesUnambiguousFindings() throws {
    let catalogue = try DiskCatalogue(german: " Zurück")
    let program = Program(folder: catalogue.folder)
    let file = catalogue.folder.appending(path: "titles/de.json")
    let before = try String(contentsOf: file, encoding: .utf8)
    let dry = try program.run("check", "--fix", "--dry-run")
    #expect(dry.output.hasPrefix("--- a/titles/de.json\n+++ b/titles/de.json\n@@"), "\(dry.output)")
    #expect(try String(contentsOf: file, encoding: .utf8) == before)
    let fixed = try program.run("check", "--fix")
    #expect(fixed.error.contains("fixed") && !fixed.output.contains("[edge-whitespace]"))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\"Zurück\""))
    #expect(try program.run("check", "--fix").error == "fixed nothing: no finding has exactly one right answer\n")
  }

  @Test func acceptsABaseline() throws {
    let catalogue = try DiskCatalogue(german: " Zurück")
    let program = Program(folder: catalogue.folder)
    let strict = ["check", "--baseline", "baseline.json", "--fail-on", "warning"]
    #expect(try program.run(strict).status == 2)
    let grown = try program.run(strict + ["--update-baseline", "--grow", "--reason", "From before."])
    #expect(grown.status == 0, "what has just been accepted is no finding")
    #expect(!grown.output.contains("[edge-whitespace]"))
    #expect(grown.error.contains("baseline.json: ") && grown.error.contains(" added, 0 removed"))
    #expect(try program.run(strict).status == 0)
    _ = try program.run("check", "--fix", "--rule", "edge-whitespace")
    #expect(try program.run(strict).output.contains("[unneeded-baseline-entry]"))
    let shrunk = try program.run(strict + ["--update-baseline"])
    #expect(shrunk.status == 0 && !shrunk.output.contains("baseline.json"), "what was taken out needs no word")
    #expect(try !program.run(strict).output.contains("edge-whitespace"))
  }

  /// Hebrew had a category for 20, 30 … until CLDR 42.
  @Test func reportsDependenceOnPluralData() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["en", "he"], "iconSets": [] }"#,
      to: "catalog.json")
    try catalogue.write(
      """
      { "delete": { "role": "destroy", "description": "…", "messages": {
        "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } } } }
      """, to: "purposes.json")
    let one =
      "{ \"delete\": { \"title\": \"Delete\", \"counted\": \"{count, plural, one {# item} other {# items}}\" } }"
    try catalogue.write(one, to: "titles/en.json")
    let hebrew = "{count, plural, one {פריט אחד} two {שני פריטים} other {# פריטים}}"
    try catalogue.write("{ \"delete\": { \"title\": \"מחיקה\", \"counted\": \"\(hebrew)\" } }", to: "titles/he.json")
    let program = Program(folder: catalogue.folder)
    let result = try program.run("check", "--explain-data", "41..42")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix("changes between the plural rules of CLDR 41 and CLDR 42:\n- titles/he.json:1:"))
    #expect(result.output.contains("missing plural category 'many' for 'he'"))
    #expect(try program.run("check", "--explain-data", "42..47").output.hasPrefix("no finding differs"))
    #expect(
      try program.run("check", "--explain-data", "40").error.contains("CLDR '40' is not recorded; use one of 37, 41"))
    withExtendedLifetime(catalogue) {}
  }

  /// Norwegian Bokmål inherits from Norwegian since CLDR 39; each finding names the data versions that cause it.
  @Test func reportsDependenceOnParentLocales() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["en", "nb", "no"], "iconSets": [] }"#,
      to: "catalog.json")
    try FileManager.default.removeItem(at: catalogue.folder.appending(path: "titles/de.json"))
    try catalogue.write(#"{ "back": "Tilbake" }"#, to: "titles/no.json")
    try catalogue.write("{}", to: "titles/nb.json")
    let program = Program(folder: catalogue.folder)
    let lines = try program.run("check", "--explain-data", "37..41").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first == "changes between the parents of locales of CLDR 37 and CLDR 41:")
    #expect(lines.contains { $0.hasPrefix("- ") && $0.contains("no title of 'back' in 'nb'") })
    #expect(lines.contains { $0.hasPrefix("+ ") && $0.contains("'nb' inherits 1 of 1 texts from 'no'") })
    #expect(
      try program.run("check", "--explain-data", "41..47").output == "no finding differs between CLDR 41 and CLDR 47\n")
    withExtendedLifetime(catalogue) {}
  }

  @Test func explainsItsRules() throws {
    let list = try Program().run("rules")
    #expect(list.status == 0 && list.output.contains("edge-whitespace  "))
    let shown = try Program().runInTerminal("rules", variables: "")
    #expect(shown.contains("edge-whitespace  "))
    #expect(shown.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 80 })
    let explanation = try Program().run("rules", "edge-whitespace")
    #expect(explanation.status == 0 && explanation.output.contains("Breaks it"))
    let json = try Program().run("rules", "--format", "json")
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [[String: Any]])
  }

  private func rules(_ result: Program.Result) throws -> Set<String> {
    let findings = try #require(try result.json()["findings"] as? [[String: Any]])
    return Set(findings.compactMap { $0["rule"] as? String })
  }
}
