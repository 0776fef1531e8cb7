import Foundation
import Testing

/// `catalog check`: what it prints and how it exits.
@Suite struct CheckCommandTests {
  @Test func findsNothingInStandard() throws {
    let result = try Program().run("check")
    #expect(result.status == 0)
    #expect(result.error == "")
    let verdict =
      /Standard: 0 errors, 0 warnings, \d+ notes?, \d+ accepted \(\d+ purposes, \d+ locales; ICU [0-9.]+, CLDR [0-9.]+\)/
    #expect(result.output.split(separator: "\n").last?.wholeMatch(of: verdict) != nil)
    #expect(try Program().run("check", "--format", "json").status == 0)
  }

  /// The German title, the threshold, and the exit status.
  @Test(
    arguments: [
      // A trailing space is a warning.
      ("Zurück ", nil, 0), ("Zurück ", "error", 0), ("Zurück ", "warning", 1), ("Zurück ", "note", 1),
      // An empty title is an error.
      ("", nil, 1), ("", "error", 1), ("", "warning", 1), ("", "note", 1),
      ("Zurück", "note", 0),
    ] as [(String, String?, Int32)])
  func exitsByTheThreshold(title: String, threshold: String?, status: Int32) throws {
    let catalogue = try DiskCatalogue(german: title)
    let program = Program(folder: catalogue.folder)
    let failOn = threshold.map { ["--fail-on", $0] } ?? []
    for format in ["text", "json"] {
      let result = try program.run(["check", "--format", format] + failOn)
      #expect(result.status == status)
      #expect(result.error == "")
    }
  }

  @Test func printsFindingsATableAndAVerdict() throws {
    let catalogue = try DiskCatalogue(german: "Zurück ")
    let result = try Program(folder: catalogue.folder).run("check", "--coverage")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines.prefix(6) == [
        "titles/de.json:1:18: warning: white space at the end; remove it [edge-whitespace]",
        "",
        "locale  translated  inherited  missing",
        "de               1  0                0",
        "en               1  0                0",
        "",
      ])
    #expect(lines[6].hasPrefix("Small: 0 errors, 1 warning, 0 notes (1 purpose, 2 locales; ICU "))
    #expect(lines.dropFirst(7) == [""])
  }

  /// The coverage table appears only if a locale lacks a text; otherwise it would push the findings out of sight.
  @Test func printsTheTableOnlyForMissingTexts() throws {
    let catalogue = try DiskCatalogue(german: "Zurück ")
    let program = Program(folder: catalogue.folder)
    #expect(try !program.run("check").output.contains("locale  translated"))
    let quiet = try program.run("check", "--quiet")
    #expect(quiet.output == "titles/de.json:1:18: warning: white space at the end; remove it [edge-whitespace]\n")
    #expect(try program.run("check", "--fix", "--quiet").error == "")
    #expect(try program.run("check", "--quiet").output == "")
    try catalogue.write("{}", to: "titles/de.json")
    #expect(
      try program.run("check").output.contains(
        "\nlocale  translated  inherited  missing\nde               0  0                1\n"))
    #expect(try !program.run("check", "--quiet").output.contains("locale  translated"))
    #expect(try program.run("check", "--quiet", "--coverage").status == 2)
  }

  /// The message names the command that rewrites the file.
  @Test func namesTheCommandForCanonicalForm() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [] }"#,
      to: "catalog.json")
    let program = Program(folder: catalogue.folder)
    #expect(
      try program.run("check").output.contains(
        "note: from here on the file is not in canonical form; run 'catalog check --fix' [non-canonical]\n"))
    #expect(try program.run("check", "--fix", "--quiet").output == "")
  }

  /// Paths begin with the catalogue's folder as the user named it.
  @Test func beginsPathsWithTheNamedFolder() throws {
    let catalogue = try DiskCatalogue(german: "")
    let parent = Program(folder: catalogue.folder.deletingLastPathComponent())
    let name = catalogue.folder.lastPathComponent
    #expect(try parent.run("check", name).output.hasPrefix("\(name)/titles/de.json:1:12: error: "))
    #expect(try parent.run("check", "--catalog", name).output.hasPrefix("\(name)/titles/de.json:1:12: error: "))
    #expect(try parent.run("check", name, "--catalog", name).status == 1)
    #expect(try parent.run("check", name, "--format", "json").json()["catalog"] as? String == name)
  }

  @Test func writesJSONForPrograms() throws {
    let catalogue = try DiskCatalogue(german: "")
    let report = try Program(folder: catalogue.folder).run("check", "--format", "json").json()
    #expect(Set(report.keys) == ["catalog", "icuVersion", "cldrVersion", "summary", "findings"])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "empty-title")
    #expect(finding["file"] as? String == "titles/de.json")
    #expect(finding["line"] as? Int == 1)
    #expect(finding["column"] as? Int == 12)
  }

  /// The same input gives the same bytes.
  @Test(arguments: [["check"], ["check", "--format", "json"], ["coverage"], ["coverage", "--format", "json"]])
  func isDeterministic(arguments: [String]) throws {
    let catalogue = try DiskCatalogue(german: "")
    let program = Program(folder: catalogue.folder)
    let outputs = try (0..<3).map { _ in try program.run(arguments).output }
    #expect(!outputs[0].isEmpty)
    #expect(Set(outputs).count == 1)
  }

  /// Broken files are findings, not failures of the program.
  @Test func reportsBrokenFiles() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("{ \"back\": \"Zurück\", }", to: "titles/de.json")
    try catalogue.write("[]", to: "purposes.json")
    let result = try Program(folder: catalogue.folder).run("check")
    #expect(result.status == 1)
    #expect(result.output.contains("titles/de.json:1:19: error: trailing comma before '}'; remove it [json-syntax]\n"))
    #expect(
      result.output.contains("purposes.json:1:1: error: purposes.json is an array; write an object [wrong-type]\n"))
  }

  /// Escape sequences are for terminals; a pipe never gets them, whatever the environment says.
  @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "xterm-256color"], ["TERM": "dumb"]])
  func writesNoColourToAPipe(environment: [String: String]) throws {
    let catalogue = try DiskCatalogue(german: "")
    let result = try Program(folder: catalogue.folder, environment: environment).launch("check")
    #expect(!result.output.contains("\u{1B}"))
  }

  /// A terminal gets colours unless NO_COLOR is set (https://no-color.org); `script` of util-linux emulates a terminal.
  @Test(arguments: [("", true), ("NO_COLOR=1 ", false), ("NO_COLOR= ", true), ("TERM=dumb ", false)])
  func colours(variables: String, isColoured: Bool) throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "no terminal to try: apt-get install bsdutils")
    let catalogue = try DiskCatalogue(german: "")
    let output = try Program(folder: catalogue.folder).runInTerminal("check", variables: variables)
    #expect(output.contains("titles/de.json:1:12: "))
    #expect(output.contains("\u{1B}[31merror\u{1B}[0m") == isColoured)
  }
}
