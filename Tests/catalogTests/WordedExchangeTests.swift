import Foundation
import Testing

/// The texts of a wording go out to apps and translators, and come back into the wording's files.
@Suite("Exchange in a wording") struct WordedExchangeTests {
  private static let formats = [
    "android", "arb", "csv", "fluent", "gettext", "i18next", "json", "properties", "qt-ts", "resx", "strings",
    "xcstrings",
    "xliff-1.2", "xliff-1.2-xcode", "xliff-2.1", "xlsx",
  ]

  /// - Parameter chosen: the field `wording`, with a comma.
  private static func manifest(fixes chosen: String) -> String {
    """
    {
      "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [],
      "wordings": { "apple": { "description": "The words of Apple's programs.", "titleCase": ["en"] } }, \(chosen)
      "rules": { "non-canonical": "off" }
    }
    """
  }

  /// German has a word of Apple's for one of two purposes; English is in title case.
  private static func catalogue(fixes chosen: String = "") throws -> (folder: DiskCatalogue, program: Program) {
    let catalogue = try DiskCatalogue()
    try catalogue.write(manifest(fixes: chosen), to: "catalog.json")
    try catalogue.write(
      """
      {
        "save": { "role": "confirm", "description": "Keeps it.", "messages": { "title": {} } },
        "select-all": { "role": "act", "description": "Selects everything.", "messages": { "title": {} } }
      }
      """, to: "purposes.json")
    try catalogue.write(#"{ "save": "Save", "select-all": "Select all" }"#, to: "titles/en.json")
    try catalogue.write(#"{ "save": "Speichern", "select-all": "Alles auswählen" }"#, to: "titles/de.json")
    try catalogue.write(#"{ "save": "Sichern" }"#, to: "titles/de.apple.json")
    return (catalogue, Program(folder: catalogue.folder))
  }

  @Test("A file that loses its last text and gets another one in the same import is written")
  func writesARemovedFile() throws {
    let (folder, program) = try Self.catalogue()
    let export = ["export", "--locale", "de", "--format", "strings", "--wording", "apple", "--output", "out"]
    #expect(try program.run(export).status == 0)
    let file = "out/de.lproj/Localizable.strings"
    let edited = try folder.read(file).replacing("= \"Sichern\"", with: "= \"Speichern\"")
    try folder.write(edited, to: file)
    let removed = try program.run("import", "out", "--wording", "apple")
    #expect(removed.output.hasSuffix("; removed titles/de.apple.json\n"), "\(removed)")

    try folder.write(#"{ "save": "Sichern" }"#, to: "titles/de.apple.json")
    try folder.write(edited.replacing("\"Alles auswählen\"", with: "\"Alles markieren\""), to: file)
    let result = try program.run("import", "out", "--wording", "apple")
    #expect(result.status == 0 && result.output.hasSuffix("; wrote titles/de.apple.json\n"), "\(result)")
    #expect(try folder.read("titles/de.apple.json") == "{\n  \"select-all\": \"Alles markieren\"\n}\n")
  }

  /// The texts of a file; none if it does not exist.
  private static func titles(_ name: String, in catalogue: DiskCatalogue) throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: catalogue.folder.appending(path: name).path) else { return [:] }
    let object = try JSONSerialization.jsonObject(with: Data(try catalogue.read(name).utf8))
    return try #require(object as? [String: String])
  }

  @Test("Every format comes back without a change", arguments: formats)
  func roundTrip(format: String) throws {
    let (catalogue, program) = try Self.catalogue()
    let exported = try program.run(
      "export", "--all", "--format", format, "--wording", "apple", "--output", "out", "--allow-incomplete")
    #expect(exported.status == 0, "\(exported.error)")
    let imported = try program.run("import", "out", "--format", format, "--wording", "apple")
    #expect(imported.status == 0)
    #expect(imported.output.contains("unchanged; nothing to write"), "\(imported.output)\(imported.error)")
    withExtendedLifetime(catalogue) {}
  }

  @Test(
    "A file that says its wording needs no option, and its changes go into the wording's file",
    arguments: ["csv", "gettext", "i18next", "json", "xliff-1.2", "xliff-2.1", "xlsx"])
  func fileSaysItsWording(format: String) throws {
    let (catalogue, program) = try Self.catalogue()
    let exported = try program.run("export", "--all", "--format", format, "--wording", "apple", "--output", "out")
    #expect(exported.status == 0, "\(exported.error)")
    // Between the export and the import, the shared text changes; the wording's text has no conflict.
    try catalogue.write(#"{ "save": "Abspeichern", "select-all": "Alles auswählen" }"#, to: "titles/de.json")
    let imported = try program.run("import", "out", "--format", format)
    #expect(imported.output.contains("4 units: 4 unchanged; nothing to write"), "\(imported.output)\(imported.error)")
    // A text that both vocabularies have is changed in the wording alone.
    let name = try #require(
      try FileManager.default.subpathsOfDirectory(atPath: catalogue.folder.path + "/out").first {
        $0.contains("de") && $0.contains(".")
      })
    guard format != "xlsx" else { return }
    try catalogue.write(
      try catalogue.read("out/\(name)").replacing("Alles auswählen", with: "Alle markieren"), to: "out/\(name)")
    #expect(try program.run("import", "out", "--format", format).output.contains("wrote titles/de.apple.json"))
    #expect(
      try Self.titles("titles/de.apple.json", in: catalogue) == ["save": "Sichern", "select-all": "Alle markieren"])
  }

  @Test(
    "A file that does not say its wording shows it by the digests of its texts",
    arguments: [(["--wording", "apple"], "titles/de.apple.json"), ([], "titles/de.json")])
  func digestsShowTheWording(options: [String], file: String) throws {
    let (catalogue, program) = try Self.catalogue()
    let exported = try program.run(["export", "--all", "--format", "strings", "--output", "App"] + options)
    #expect(exported.status == 0, "\(exported.error)")
    let path = "App/de.lproj/Localizable.strings"
    let text = try catalogue.read(path)
    #expect(text.contains("= \"Alles auswählen\""))
    // catalog.json says nothing, and then that all of these files are in Apple's words.
    for (chosen, word) in [("", "Alle markieren"), (#""wording": { "strings": "apple" },"#, "Alles markieren")] {
      try catalogue.write(Self.manifest(fixes: chosen), to: "catalog.json")
      try catalogue.write(text.replacing("= \"Alles auswählen\"", with: "= \"\(word)\""), to: path)
      let imported = try program.run("import", "App", "--take", "theirs")
      #expect(imported.output.contains("wrote \(file)"), "\(chosen): \(imported.output)\(imported.error)")
    }
  }

  @Test("'platform' is the wording of an output's platform, and a misspelt output is said")
  func outputs() throws {
    let standard = Program()
    let catalog = try standard.run("export", "--format", "xcstrings", "--locale", "de", "--wording", "platform")
    #expect(catalog.output.contains("Sichern") && !catalog.output.contains("\"Speichern\""), "\(catalog.error)")
    let android = try standard.run("export", "--format", "arb", "--locale", "de", "--wording", "platform")
    #expect(android.status == 0 && android.output.contains("Speichern"), "\(android.error)")
    let (catalogue, program) = try Self.catalogue(fixes: #""wording": { "swft": "apple" },"#)
    let checked = try program.run("check")
    #expect(
      checked.status == 1 && checked.output.contains("'wording' has an unknown output, 'swft'; did you mean 'swift'?"),
      "\(checked.output)")
    withExtendedLifetime(catalogue) {}
  }

  @Test(
    "An overlay's title beside a word of the wording that it inherits is an error, and a declaration inherits its lists"
  )
  func overlays() throws {
    let (catalogue, program) = try Self.catalogue()
    #expect(try program.run("init", "Mine", "--extends", ".", "--locale", "de,en").status == 0)
    try catalogue.write(
      #"{ "select-all": { "appearsWith": ["save"] }, "save": { "appearsWith": ["select-all"] } }"#,
      to: "Mine/purposes.json")
    try catalogue.write(#"{ "select-all": "Sichern" }"#, to: "Mine/titles/de.json")
    let checked = try program.run("check", "Mine")
    #expect(checked.output.contains("[title-collision]"), "\(checked.output)")
    let manifest = try catalogue.read("Mine/catalog.json")
      .replacing(#""extends""#, with: #""wordings": { "apple": { "description": "Ours." } }, "extends""#)
    try catalogue.write(manifest, to: "Mine/catalog.json")
    let shown = try program.run("lookup", "select-all", "--locale", "en", "--wording", "apple", "--catalog", "Mine")
    #expect(shown.output.hasPrefix("Select All\n"), "\(shown.output)\(shown.error)")
  }

  /// Each row has the text that comes back for `save` and for `select-all`, and the file of the wording then.
  @Test(
    "A changed text is written, and the locale's own text is taken out",
    arguments: [
      ("Sichere", "Alles auswählen", ["save": "Sichere"]),
      ("Sichern", "Alle markieren", ["save": "Sichern", "select-all": "Alle markieren"]),
      ("Speichern", "Alles auswählen", [:]),
    ])
  func changes(save: String, selectAll: String, titles: [String: String]) throws {
    let (catalogue, program) = try Self.catalogue()
    _ = try program.run("export", "--locale", "de", "--format", "json", "--wording", "apple", "--output", "de.json")
    let sent = try catalogue.read("de.json").replacing("\"Sichern\"", with: "\"\(save)\"")
      .replacing("\"Alles auswählen\"", with: "\"\(selectAll)\"")
    try catalogue.write(sent, to: "de.json")
    let imported = try program.run("import", "de.json")
    #expect(imported.status == 0, "\(imported.output)\(imported.error)")
    #expect(try Self.titles("titles/de.apple.json", in: catalogue) == titles)
    #expect(
      try Self.titles("titles/de.json", in: catalogue) == ["save": "Speichern", "select-all": "Alles auswählen"])
  }

  @Test("catalog.json says in which wording an app's files are")
  func chosenWording() throws {
    let (catalogue, program) = try Self.catalogue(fixes: #""wording": { "strings": "apple" },"#)
    _ = try program.run("export", "--all", "--format", "strings", "--output", "App")
    #expect(try catalogue.read("App/en.lproj/Localizable.strings").contains(#""select-all" = "Select All";"#))
    let path = "App/de.lproj/Localizable.strings"
    try catalogue.write(try catalogue.read(path).replacing("= \"Sichern\"", with: "= \"Sichere\""), to: path)
    let imported = try program.run("import", "App")
    #expect(imported.status == 0, "\(imported.output)\(imported.error)")
    #expect(try Self.titles("titles/de.apple.json", in: catalogue) == ["save": "Sichere"])
    #expect(try Self.titles("titles/en.json", in: catalogue) == ["save": "Save", "select-all": "Select all"])
  }

  @Test("Generated code has the texts of its wording, and generated JSON says which")
  func generates() throws {
    let (catalogue, program) = try Self.catalogue(fixes: #""wording": { "typescript": "apple" },"#)
    #expect(try program.run("generate", "json", "--output", "shared").status == 0)
    #expect(try program.run("generate", "json", "--output", "apple", "--wording", "apple").status == 0)
    let shared = try catalogue.read("shared/de.json")
    #expect(shared.contains("Speichern") && !shared.contains("\"wording\""))
    let worded = try catalogue.read("apple/de.json")
    #expect(worded.contains("Sichern") && worded.contains(#""wording":"apple""#))
    #expect(try catalogue.read("apple/en.json").contains("Select All"))
    // catalog.json chooses it for one language of code.
    for (language, word) in [("typescript", "Sichern"), ("kotlin", "Speichern")] {
      let made = try program.run(
        ["generate", language, "--output", language] + (language == "kotlin" ? ["--package", "a"] : []))
      #expect(made.status == 0, "\(made.error)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: "\(catalogue.folder.path)/\(language)")
      let text = try files.filter { $0.hasSuffix(".ts") || $0.hasSuffix(".kt") || $0.hasSuffix(".js") }
        .map { try catalogue.read("\(language)/\($0)") }.joined()
      #expect(text.contains(word), "\(language)")
    }
  }

  @Test("Shared texts and those of a wording are not imported at once, and an unknown wording is said")
  func refusals() throws {
    let (catalogue, program) = try Self.catalogue()
    for (wording, file) in [([], "shared/de.json"), (["--wording", "apple"], "apple/de.json")] {
      _ = try program.run(["export", "--locale", "de", "--format", "json", "--output", file] + wording)
    }
    let both = try program.run("import", "shared/de.json", "apple/de.json")
    #expect(both.status == 2)
    #expect(both.error.contains("the files have texts of several kinds: of wording 'apple', shared"), "\(both.error)")
    let unknown = try program.run("import", "shared/de.json", "--wording", "aple")
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("unknown wording 'aple'; did you mean 'apple'?"), "\(unknown.error)")
    try catalogue.write(
      try catalogue.read("apple/de.json").replacing("Small.apple", with: "Small.google"), to: "google/de.json")
    let undeclared = try program.run("import", "google/de.json")
    #expect(undeclared.status == 2)
    #expect(undeclared.error.contains("unknown wording 'google'"), "\(undeclared.error)")
  }

  @Test("Translators see the shared text beside the wording's, and the wording's beside the shared one")
  func sideBySide() throws {
    let (catalogue, program) = try Self.catalogue()
    let shared = try program.run("export", "--locale", "de", "--format", "xliff-1.2")
    #expect(
      shared.output.contains("In the wording 'apple', the text is 'Sichern'."),
      "\(shared.output)")
    let worded = try program.run("export", "--locale", "de", "--format", "xliff-1.2", "--wording", "apple")
    #expect(worded.output.contains("Without a wording, the text is 'Speichern'."), "\(worded.output)")
    withExtendedLifetime(catalogue) {}
  }

  @Test(
    "Files of an app in several languages are taken for the wording that was exported, also where one file alone could be another's",
    arguments: ["fluent", "resx", "android", "strings", "properties"])
  func recognizesApps(format: String) throws {
    let program = Program()
    for wording in ["apple", "gnome", "google", "shared"] {
      let folder = try DiskCatalogue()
      let app = folder.folder.appending(path: "App").path
      let exported = try program.run(
        "export", "--format", format, "--locale", "de,en", "--wording", wording, "--output", app, "--allow-incomplete")
      #expect(exported.status == 0, "\(exported.error)")
      let imported = try program.run("import", app, "--dry-run", "--quiet")
      #expect(imported.status == 0 && imported.output.isEmpty, "\(wording): \(imported.output)\(imported.error)")
    }
  }

  @Test("A file that names no wording and has no digests is not taken for another one's texts in silence")
  func doubtsTheWording() throws {
    let program = Program()
    for (words, chosen, other) in [("apple", "", "shared"), ("shared", "apple", "apple")] {
      let folder = try DiskCatalogue()
      try folder.write(
        """
        { "formatVersion": 1, "name": "Mine", "extends": "Standard", "locales": ["de", "en"],
          "wording": { \(chosen.isEmpty ? "" : "\"json\": \"apple\"") } }
        """, to: "Mine/catalog.json")
      try folder.write(
        words == "apple"
          ? #"{ "save": "Sichern", "paste": "Einsetzen", "undo": "Widerrufen" }"#
          : #"{ "save": "Speichern", "paste": "Einfügen", "undo": "Rückgängig" }"#, to: "de.json")
      let arguments = [
        "import", folder.folder.appending(path: "de.json").path, "--catalog",
        folder.folder.appending(path: "Mine").path,
        "--format", "json", "--locale", "de", "--dry-run",
      ]
      let doubted = try program.run(arguments)
      #expect(doubted.status == 1 && doubted.output.contains("3 conflict"), "\(doubted.output)\(doubted.error)")
      #expect(doubted.error.contains("de.json:1:11: 3 texts (de) are "), "\(doubted.error)")
      #expect(doubted.error.contains("pass --wording \(words) to import them as such"), "\(doubted.error)")
      #expect(doubted.error.contains("or --wording \(other) to be sure"), "\(doubted.error)")
      let taken = try program.run(arguments + ["--wording", words])
      #expect(
        taken.status == 0 && taken.output.contains("unchanged; nothing to write"), "\(taken.output)\(taken.error)")
    }
  }

  /// An app has its own words too; those of an iPhone app are not Google's.
  @Test(
    "A warning needs most of a locale's words, and a platform that has the format",
    arguments: [
      ("de.json", ["save": "Sichern", "paste": "Einsetzen", "undo": "Widerrufen"], 3),
      ("de.json", ["save": "Sichern", "paste": "Einsetzen", "undo": "Zurücknehmen", "print": "Ausdrucken"], 0),
      ("de.lproj/Localizable.strings", ["save": "Sichern", "paste": "Einsetzen", "undo": "Widerrufen"], 3),
      ("values-de/strings.xml", ["save": "Sichern", "paste": "Einsetzen", "undo": "Widerrufen"], 0),
    ])
  func doubtsByShareAndPlatform(path: String, texts: [String: String], count: Int) throws {
    let folder = try DiskCatalogue()
    try folder.write(
      #"{ "formatVersion": 1, "name": "Mine", "extends": "Standard", "locales": ["de", "en"] }"#,
      to: "Mine/catalog.json")
    let entries = texts.sorted { $0.key < $1.key }
    let text =
      switch path.split(separator: ".").last {
      case "json": "{ " + entries.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + " }"
      case "strings": entries.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
      default: "<resources>" + entries.map { "<string name=\"\($0)\">\($1)</string>" }.joined() + "</resources>"
      }
    try folder.write(text, to: path)
    let imported = try Program().run(
      "import", folder.folder.appending(path: path).path, "--catalog", folder.folder.appending(path: "Mine").path,
      "--dry-run", "--format", path.hasSuffix(".json") ? "json" : path.hasSuffix(".xml") ? "android" : "strings",
      "--locale", "de")
    #expect(
      imported.error.contains("\(count) texts (de) are words of the wording 'apple'") == (count > 0),
      "\(imported.error)")
    #expect(imported.error.contains("warning") == (count > 0), "\(imported.error)")
  }

  @Test("Titles that a wording must state are exported as missing, and one that equals the shared text confirms it")
  func completesAWording() throws {
    let (catalogue, program) = try Self.catalogue()
    try catalogue.write(
      Self.manifest(fixes: "").replacing("\"titleCase\"", with: "\"complete\": [\"de\"], \"titleCase\""),
      to: "catalog.json")
    let matrix = try program.run("coverage", "--wording", "apple").output
    #expect(matrix.contains("save       ● ◐\nselect-all · ◐\n"), "\(matrix)")
    let sent = try program.run(
      "export", "--wording", "apple", "--only", "missing", "--locale", "de", "--format", "json", "--output", "de.json")
    #expect(sent.status == 0, "\(sent.error)")
    let text = try catalogue.read("de.json")
    #expect(!text.contains("save") && text.contains("\"Alles auswählen\"") == false, "\(text)")
    try catalogue.write(
      text.replacing("\"select-all\": \"\"", with: "\"select-all\": \"Alles auswählen\""), to: "de.json")
    let imported = try program.run("import", "de.json")
    #expect(imported.output.contains("wrote titles/de.apple.json"), "\(imported.output)\(imported.error)")
    #expect(try Self.titles("titles/de.apple.json", in: catalogue)["select-all"] == "Alles auswählen")
    #expect(try program.run("check").status == 0)
  }

  @Test("An update of an app's files keeps the wording that they were exported in")
  func updatesInTheWording() throws {
    let (catalogue, program) = try Self.catalogue()
    _ = try program.run("export", "--all", "--format", "strings", "--wording", "apple", "--output", "App")
    let path = "App/de.lproj/Localizable.strings"
    try catalogue.write(#"{ "save": "Speichern", "select-all": "Alle wählen" }"#, to: "titles/de.json")
    let updated = try program.run("export", "--output", path)
    #expect(
      updated.status == 0 && updated.error.contains("in the wording 'apple'"), "\(updated.output)\(updated.error)")
    let text = try catalogue.read(path)
    #expect(text.contains("= \"Sichern\"") && text.contains("= \"Alle wählen\""), "\(text)")
    #expect(try program.run("export", "--output", path, "--wording", "shared").status == 0)
    #expect(try catalogue.read(path).contains("= \"Speichern\""))
  }

  @Test("A text that undoes the capitals of a wording is not redundant, and one that repeats them is")
  func comparesWithCapitals() throws {
    let (catalogue, program) = try Self.catalogue()
    for (text, isRedundant) in [("Select all", false), ("Select All", true)] {
      try catalogue.write("{ \"select-all\": \"\(text)\" }", to: "titles/en.apple.json")
      let checked = try program.run("check", "--rule", "redundant-override")
      #expect(checked.output.contains("[redundant-override]") == isRedundant, "\(text): \(checked.output)")
    }
  }
}
