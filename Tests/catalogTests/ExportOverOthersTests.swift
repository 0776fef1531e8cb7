import Foundation
import Testing

/// `catalog export --output` over existing files.
@Suite("Exports over existing files") struct ExportOverOthersTests {
  /// The file of each format, and another program's entry with the text that it is inserted before.
  static let formats: [(format: String, file: String, entry: (before: String, text: String))] = [
    ("strings", "de.lproj/Localizable.strings", ("/*", "\"mine\" = \"Meins\";\n")),
    ("android", "values-de/strings.xml", ("</resources>", "<string name=\"mine\">Meins</string>")),
    ("json", "de.json", ("\"back\": \"Zurück\"", "\"mine\": \"Meins\",\n  ")),
    ("i18next", "de.json", ("\"back\": {", "\"mine\": { \"x\": \"Meins\" },\n  ")),
    ("arb", "app_de.arb", ("\"back\": \"", "\"mine\": \"Meins\",\n  ")),
    ("gettext", "de.po", ("# purpose-catalog", "msgid \"mine\"\nmsgstr \"Meins\"\n\n")),
    ("properties", "Messages_de.properties", ("\nback", "\nmine = Meins")),
    ("fluent", "de.ftl", ("# Button that", "mine = Meins\n\n")),
    ("csv", "de.csv", ("back,", "mine,Mine,Meins,,,,,\n")),
    ("resx", "Resources.de.resx", ("</root>", "<data name=\"mine\"><value>Meins</value></data>")),
    (
      "qt-ts", "de.ts",
      (
        "</TS>",
        "<context><name>M</name><message><source>A</source><translation>Meins</translation></message></context>"
      )
    ),
    (
      "xliff-1.2", "de.xlf",
      ("</body>", "<trans-unit id=\"mine\"><source>Mine</source><target>Meins</target></trans-unit>")
    ),
    (
      "xliff-1.2-xcode", "de.xliff",
      ("</body>", "<trans-unit id=\"mine\"><source>Mine</source><target>Meins</target></trans-unit>")
    ),
    (
      "xliff-2.1", "de.xlf",
      ("</file>", "<unit id=\"mine\"><segment><source>Mine</source><target>Meins</target></segment></unit>")
    ),
    (
      "xcstrings", "Localizable.xcstrings",
      (
        "\"back\" : {",
        "\"mine\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : "
          + "\"Meins\" } } } },\n"
      )
    ),
  ]

  /// A comment of each format, put before the same text as another program's entry.
  private static let comments = [
    "strings": "/* For the beta. */\n", "android": "<!-- For the beta. -->", "gettext": "# For the beta.\n",
    "fluent": "# For the beta.\n\n", "resx": "<!-- For the beta. -->", "qt-ts": "<!-- For the beta. -->",
    "xliff-1.2": "<!-- For the beta. -->", "xliff-1.2-xcode": "<!-- For the beta. -->",
    "xliff-2.1": "<!-- For the beta. -->", "arb": "\"@@x-note\": \"For the beta.\",\n  ",
    "properties": "\n! For the beta.",
  ]

  /// The formats whose files are written whole.
  private static let whole: Set = ["csv", "json", "properties"]

  private static func export(_ format: String, of catalogue: DiskCatalogue, _ more: String...) throws -> Program.Result
  {
    try Program(folder: catalogue.folder).run(
      ["export", "--locale", "de", "--format", format, "--output", "out"] + more)
  }

  @Test("A file that exists gets the catalogue's texts, and keeps others and edited ones", arguments: formats)
  func merges(format: String, file: String, entry: (before: String, text: String)) throws {
    let catalogue = try DiskCatalogue()
    let path = "out/\(file)"
    #expect(try Self.export(format, of: catalogue).status == 0)
    let exported = try catalogue.read(path)
    #expect(try Self.export(format, of: catalogue).status == 0)
    #expect(try catalogue.read(path) == exported)

    let text = (Self.comments[format] ?? "") + entry.text
    let other = exported.replacing(entry.before, with: text + entry.before, maxReplacements: 1)
    try #require(other != exported)
    try catalogue.write(other, to: path)
    try catalogue.write(#"{ "back": "Heim" }"#, to: "titles/de.json")
    let again = try Self.export(format, of: catalogue)
    if Self.whole.contains(format) {
      #expect(again.status == 1 && again.error.contains("'\(path)' has other content"), "\(again.error)")
      #expect(try catalogue.read(path) == other)
    } else {
      #expect(again.status == 0, "\(again.error)")
      #expect(again.output.hasPrefix("updated \(path): 1 changed, 0 added\n"), "\(again.output)")
      #expect(try catalogue.read(path).replacing("Heim", with: "Zurück").contains(text))

      let edited = try catalogue.read(path).replacing("Heim", with: "Daheim")
      try catalogue.write(edited, to: path)
      let refused = try Self.export(format, of: catalogue)
      #expect(refused.status == 1 && refused.output.isEmpty && refused.error.contains("'Daheim'"), "\(refused)")
      #expect(try catalogue.read(path) == edited)
    }
    #expect(try Self.export(format, of: catalogue, "--replace").output.contains("wrote \(path)\n"))
    let replaced = try catalogue.read(path)
    #expect(replaced.contains("Heim") && !replaced.contains("Meins") && !replaced.contains("beta"))
  }

  /// In no encoding is an entry or a comment of others lost: the export keeps both, or writes nothing.
  @Test(arguments: formats, [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func keepsEncodings(
    _ row: (format: String, file: String, entry: (before: String, text: String)), encoding: String.Encoding
  ) throws {
    let (format, file, entry) = row
    let catalogue = try DiskCatalogue()
    let path = "out/\(file)"
    #expect(try Self.export(format, of: catalogue).status == 0)
    let text = (Self.comments[format] ?? "") + entry.text
    let content = try catalogue.read(path).replacing(entry.before, with: text + entry.before, maxReplacements: 1)
      .replacing(#/encoding="[Uu][Tt][Ff]-8"/#, with: "encoding=\"UTF-16\"")
    let bytes = try #require("\u{FEFF}\(content)".data(using: encoding))
    try bytes.write(to: catalogue.folder.appending(path: path))
    try catalogue.write(#"{ "back": "Heim" }"#, to: "titles/de.json")
    let result = try Self.export(format, of: catalogue)
    let written = try Data(contentsOf: catalogue.folder.appending(path: path))
    guard result.status == 0 else { return #expect(written == bytes, "\(result.error)") }
    let now = try #require(String(data: written, encoding: encoding))
    #expect(now.contains("Heim") && now.replacing("Heim", with: "Zurück").contains(text), "\(now)")
  }

  @Test(
    "A file that is not one of the format stays as it is",
    arguments: [
      ("android", "values-de/strings.xml", "<resources><color name=\"c\">#fff</resources>"),
      ("json", "de.json", "{ \"mine\": 1 }"), ("json", "de.json", "not JSON"), ("csv", "de.csv", "a,b\n1,2\n"),
      ("xlsx", "de.xlsx", "mine"), ("xcstrings", "Localizable.xcstrings", "[]"),
    ])
  func foreign(format: String, file: String, content: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(content, to: "out/\(file)")
    let refused = try Self.export(format, of: catalogue)
    #expect(refused.status != 0 && refused.output.isEmpty, "\(refused)")
    #expect(try catalogue.read("out/\(file)") == content)
    #expect(try Self.export(format, of: catalogue, "--replace").status == 0)
  }

  @Test(
    "Texts and elements of others stay beside ours",
    arguments: [
      ("android", "values-de/strings.xml", "<resources><color name=\"c\">#fff</color></resources>", "#fff"),
      ("android", "values-de/strings.xml", "<resources><string name=\"app_name\">Mine</string></resources>", "Mine"),
      ("gettext", "de.po", "# mine\nmsgid \"\"\nmsgstr \"Language: de\\n\"\n", "# mine"),
      ("strings", "de.lproj/Localizable.strings", "/* mine */\n", "mine"),
      ("fluent", "de.ftl", "-brand = Acme\n", "-brand = Acme"),
    ])
  func joins(format: String, file: String, content: String, theirs: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(content, to: "out/\(file)")
    let result = try Self.export(format, of: catalogue)
    #expect(result.status == 0, "\(result.error)")
    let written = try catalogue.read("out/\(file)")
    #expect(written.contains(theirs) && written.contains("Zurück"), "\(written)")
  }

  @Test("No file of a folder is written if one of them has edited texts")
  func folder() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let export = ["export", "--all", "--format", "gettext", "--output", "out"]
    #expect(try program.run(export).status == 0)
    let edited = try catalogue.read("out/de.po").replacing("Zurück", with: "Heim")
    try catalogue.write(edited, to: "out/de.po")
    try FileManager.default.removeItem(at: catalogue.folder.appending(path: "out/en.po"))
    let refused = try program.run(export)
    #expect(refused.status == 1 && refused.output.isEmpty && refused.error.contains("'Heim'"), "\(refused)")
    #expect(throws: (any Error).self) { try catalogue.read("out/en.po") }

    let dry = try program.run(export + ["--dry-run", "--discard-changes"])
    #expect(dry.output.contains("-msgstr \"Heim\"") && dry.output.contains("would write out/en.po"), "\(dry)")
    #expect(try catalogue.read("out/de.po") == edited)
    let forced = try program.run(export + ["--discard-changes"])
    #expect(forced.status == 0 && forced.output.hasPrefix("updated out/de.po: 1 changed"), "\(forced)")
    #expect(try catalogue.read("out/en.po").contains("Back"))
  }

  @Test("Existing files name their format and locale themselves")
  func existingFiles() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("export", "--all", "--format", "gettext", "--output", "po").status == 0)
    try catalogue.write(#"{ "back": "Heim" }"#, to: "titles/de.json")
    let updated = try program.run("export", "--output", "po/de.po", "po/en.po")
    #expect(updated.output == "updated po/de.po: 1 changed, 0 added\npo/en.po: nothing to change\n", "\(updated)")
    let check = try program.run("export", "--output", "po/de.po", "--check")
    #expect(check.status == 0 && check.output.isEmpty, "\(check)")
    let missing = try program.run("export", "--output", "po/de.po", "po/fr.po")
    #expect(missing.status == 64 || missing.status == 2)
    #expect(missing.error.contains("'po/fr.po' is not a file"), "\(missing.error)")
  }

  @Test("What an export would not change stays, and what a replacement would change is shown")
  func unchanged() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let export = ["export", "--all", "--format", "json", "--output", "out"]
    #expect(try program.run(export).output == "wrote out/de.json\nwrote out/en.json\n")
    #expect(try program.run(export).output == "out/de.json: nothing to change\nout/en.json: nothing to change\n")
    let before = try catalogue.read("out/de.json")
    try catalogue.write(#"{ "back": "Heim" }"#, to: "titles/de.json")
    let dry = try program.run(export + ["--replace", "--dry-run"])
    #expect(dry.status == 0 && dry.output.contains("+  \"back\": \"Heim\""), "\(dry)")
    #expect(try catalogue.read("out/de.json") == before)
    #expect(try program.run(export + ["--replace"]).output == "out/en.json: nothing to change\nwrote out/de.json\n")
  }

  @Test("Errors of translations go to translators, and into no app")
  func translations() throws {
    let catalogue = try DiskCatalogue(german: "Zurück {")
    let program = Program(folder: catalogue.folder)
    let app = try program.run("export", "--locale", "de", "--format", "json", "--output", "de.json")
    #expect(app.status == 1 && app.error.contains("[message-syntax]"), "\(app)")
    let sent = try program.run("export", "--locale", "de", "--format", "xliff-1.2", "--output", "de.xlf")
    #expect(sent.status == 0, "\(sent)")
    #expect(sent.error == "1 error of translations is exported; 'catalog check' lists what to correct\n", "\(sent)")
    #expect(try catalogue.read("de.xlf").contains("Zurück {"))
  }

  @Test("The tables of pseudo-locales are replaced only on request")
  func pseudo() throws {
    let catalogue = try DiskCatalogue()
    let pseudo = ["export", "--pseudo", "--format", "json", "--output", "pseudo"]
    let program = Program(folder: catalogue.folder)
    #expect(try program.run(pseudo).status == 0)
    #expect(try program.run(pseudo).status == 0)
    try catalogue.write("{ \"mine\": \"x\" }", to: "pseudo/en-XA.json")
    #expect(try program.run(pseudo).status == 1)
    #expect(try program.run(pseudo + ["--replace"]).status == 0)
  }
}
