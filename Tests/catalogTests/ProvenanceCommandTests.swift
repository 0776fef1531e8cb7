import Foundation
import Testing

/// Texts of an app under the same keys as the catalogue's.
@Suite("Entries of other programs") struct ProvenanceCommandTests {
  /// Files with an app's entry `back`, and the file of its source text if that is a separate one.
  private static let files: [(format: String, path: String, text: String, source: String?)] = [
    (
      "gettext", "de.po",
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"back\"\nmsgid \"Back pain\"\nmsgstr \"Rückenschmerzen\"\n",
      nil
    ),
    (
      "xcstrings", "Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "back" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Rückenschmerzen" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Back pain" } }
            }
          }
        },
        "version" : "1.0"
      }
      """, nil
    ),
    (
      "xliff-1.2-xcode", "de.xliff",
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="Localizable.xcstrings" \
      target-language="de"><header><tool tool-id="com.apple.dt.xcode"/></header><body><trans-unit id="back">\
      <source>Back pain</source><target>Rückenschmerzen</target></trans-unit></body></file></xliff>
      """, nil
    ),
    (
      "android", "res/values-de/strings.xml", "<resources><string name=\"back\">Rückenschmerzen</string></resources>\n",
      "res/values/strings.xml"
    ),
    ("strings", "de.lproj/Localizable.strings", "\"back\" = \"Rückenschmerzen\";\n", "en.lproj/Localizable.strings"),
    ("strings", "de.lproj/Localizable.strings", "\"back\" = \"Rückenschmerzen\";\n", "Base.lproj/Localizable.strings"),
    ("arb", "lib/app_de.arb", "{ \"@@locale\": \"de\", \"back\": \"Rückenschmerzen\" }\n", "lib/app_en.arb"),
    ("properties", "Messages_de.properties", "back = Rückenschmerzen\n", "Messages.properties"),
    ("properties", "Messages_de.properties", "back = Rückenschmerzen\n", "Messages_en.properties"),
    (
      "resx", "Resources.de.resx", "<root><data name=\"back\"><value>Rückenschmerzen</value></data></root>\n",
      "Resources.resx"
    ),
    ("i18next", "locales/de/app.json", "{ \"back\": { \"title\": \"Rückenschmerzen\" } }\n", "locales/en/app.json"),
    ("json", "de.json", "{ \"back\": \"Rückenschmerzen\" }\n", "en.json"),
    ("fluent", "de/app.ftl", "back = Rückenschmerzen\n", "en-US/app.ftl"),
  ]

  /// A catalogue with an app's files beside it.
  private func app(_ file: (format: String, path: String, text: String, source: String?)) throws -> DiskCatalogue {
    let catalogue = try DiskCatalogue()
    try catalogue.write(file.text, to: "app/\(file.path)")
    if let source = file.source {
      let text = file.text.replacing("Rückenschmerzen", with: "Back pain").replacing("\"de\"", with: "\"en\"")
      try catalogue.write(text, to: "app/\(source)")
    }
    return catalogue
  }

  @Test("An import takes none and lists them", arguments: files.indices)
  func imports(index: Int) throws {
    let file = Self.files[index]
    let catalogue = try app(file)
    try catalogue.write("{}", to: "titles/de.json")
    let program = Program(folder: catalogue.folder)
    let arguments = ["import", "app/\(file.path)", "--format", file.format, "--locale", "de"]
    for more in [[], ["--take", "theirs"]] {
      let result = try program.run(arguments + more)
      #expect(
        result.status == 1
          && result.output.contains(": foreign: de back: its source text is 'Back pain', the catalogue's 'Back';"),
        "\(result.output)\(result.error)")
      #expect(try catalogue.read("titles/de.json") == "{}")
    }
    // Entries that catalog.json declares as foreign are only counted.
    try acknowledge(file.format, in: catalogue)
    let result = try program.run(arguments)
    #expect(
      result.status == 0 && result.output == "1 unit: 1 foreign; nothing to write\n", "\(result.output)\(result.error)")
  }

  @Test(
    "An update never writes to them, also with --discard-changes",
    arguments: files.indices.filter {
      ["gettext", "xcstrings", "xliff-1.2-xcode", "android"].contains(files[$0].format)
    })
  func updates(index: Int) throws {
    let file = Self.files[index]
    let catalogue = try app(file)
    let program = Program(folder: catalogue.folder)
    for more in [[], ["--discard-changes"]] {
      let result = try program.run(["export", "--output", "app/\(file.path)"] + more)
      #expect(
        result.status == 1
          && result.error.contains(": foreign: de back: its source text is 'Back pain', the catalogue's 'Back';"),
        "\(result.error)")
      #expect(try catalogue.read("app/\(file.path)") == file.text)
    }
    try acknowledge(file.format, in: catalogue)
    let result = try program.run("export", "--output", "app/\(file.path)")
    #expect(
      result.status == 0 && result.output == "app/\(file.path): nothing to change\n", "\(result.output)\(result.error)")
    #expect(try catalogue.read("app/\(file.path)") == file.text)
  }

  @Test("A key in the source language alone can be another program's, too")
  func absent() throws {
    let catalogue = try DiskCatalogue()
    let empty = "<resources>\n</resources>\n"
    try catalogue.write(empty, to: "res/values-de/strings.xml")
    try catalogue.write(
      "<resources><string name=\"back\">Back pain</string></resources>\n", to: "res/values/strings.xml")
    let strings = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "back" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Back pain" } } } }
        },
        "version" : "1.0"
      }
      """
    try catalogue.write(strings, to: "a.xcstrings")
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("export", "--output", "res/values-de/strings.xml").status == 1)
    #expect(try catalogue.read("res/values-de/strings.xml") == empty)
    #expect(try program.run("export", "--locale", "de", "--output", "a.xcstrings").status == 1)
    #expect(try catalogue.read("a.xcstrings") == strings)
  }

  @Test(
    "Of several entries with one name, the one with digests is the catalogue's, even if the name is accepted as foreign",
    arguments: [
      (
        "gettext", "de.po",
        "msgctxt \"back\"\nmsgid \"Back pain\"\nmsgstr \"Rückenschmerzen\"\n", "\n# purpose-catalog:"
      ),
      (
        "qt-ts", "de.ts",
        """
        <context><name>App</name><message id="back"><source>Back pain</source><translation>Rückenschmerzen</translation>\
        </message></context>

        """, "<context>"
      ),
    ])
  func twins(format: String, path: String, entry: String, start: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("export", "--locale", "de", "--format", format, "--output", path).status == 0)
    let changed = try catalogue.read(path).replacing("Zurück", with: "Nach hinten")
    try catalogue.write(changed.replacing(start, with: "\n\(entry)\(start)", maxReplacements: 1), to: path)

    let foreign = try program.run("import", path, "--dry-run")
    let message = ": foreign: de back: its source text is 'Back pain', the catalogue's 'Back';"
    #expect(foreign.status == 1 && foreign.output.contains(message), "\(foreign.output)")
    #expect(foreign.output.contains("2 units: 1 updated, 1 foreign"), "\(foreign.output)")
    try acknowledge(format, in: catalogue)
    let result = try program.run("import", path)
    #expect(result.status == 0 && result.output.contains("2 units: 1 updated, 1 foreign"), "\(result.output)")
    #expect(try catalogue.read("titles/de.json").contains("Nach hinten"))
    if format == "gettext" {
      try catalogue.write(#"{ "back": "Rückwärts" }"#, to: "titles/de.json")
      #expect(try program.run("export", "--output", path, "--discard-changes").status == 0)
      let text = try catalogue.read(path)
      #expect(text.contains("Rückwärts") && text.contains(entry), "\(text)")
    }
  }

  @Test("An entry that is accepted as foreign stays, though its source text is the catalogue's new one")
  func acceptedTwin() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("export", "--locale", "de", "--format", "gettext", "--output", "de.po").status == 0)
    let foreign = "msgctxt \"back\"\nmsgid \"Return\"\nmsgstr \"Rückgabe\"\n"
    let text = try catalogue.read("de.po").replacing("\n# purpose-catalog:", with: "\n\(foreign)\n# purpose-catalog:")
    try catalogue.write(text, to: "de.po")
    #expect(try catalogue.read("de.po").contains(foreign))
    try acknowledge("gettext", in: catalogue)
    try catalogue.write(#"{ "back": "Return" }"#, to: "titles/en.json")
    try catalogue.write(#"{ "back": "Umkehren" }"#, to: "titles/de.json")
    let result = try program.run("export", "--output", "de.po", "--discard-changes")
    #expect(result.output.contains("another program's entry has its context and the new source text"), "\(result)")
    #expect(try catalogue.read("de.po") == text)
  }

  @Test(
    "A twin whose source text is a message's name is still foreign, and not that message",
    arguments: [
      ("gettext", "de.po", "msgctxt \"back\"\nmsgid \"short\"\nmsgstr \"kurz\"\n", "\n# purpose-catalog:"),
      ("gettext", "de.po", "msgctxt \"back\"\nmsgid \"title\"\nmsgstr \"Titel\"\n", "\n# purpose-catalog:"),
      (
        "qt-ts", "de.ts",
        "<context><name>App</name><message id=\"back\"><source>title</source><translation>Titel</translation></message></context>\n",
        "<context>"
      ),
    ])
  func namedTwins(format: String, path: String, entry: String, start: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("export", "--locale", "de", "--format", format, "--output", path).status == 0)
    let changed = try catalogue.read(path).replacing("Zurück", with: "Nach hinten")
    try catalogue.write(changed.replacing(start, with: "\n\(entry)\(start)", maxReplacements: 1), to: path)
    let result = try program.run("import", path)
    #expect(result.output.contains("2 units: 1 updated, 1 foreign"), "\(result)")
    #expect(try catalogue.read("titles/de.json").contains("Nach hinten"))
  }

  @Test("A broken entry with a digest is ours, whatever its key is now")
  func brokenExport() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("export", "--locale", "de", "--format", "gettext", "--output", "de.po").status == 0)
    #expect(try program.run("rename", "purpose", "back", "go-back").status == 0)
    let forms = #"msgstr[0] "a"\nmsgstr[1] "b"\nmsgstr[2]"#.replacing(#"\n"#, with: "\n")
    let text = try catalogue.read("de.po")
      .replacing("msgid \"Back\"\nmsgstr", with: "msgid \"Back\"\nmsgid_plural \"Backs\"\n\(forms)")
    try catalogue.write(text, to: "de.po")
    let result = try program.run("import", "de.po")
    #expect(result.status == 1 && result.output.contains("unknown: de back"), "\(result)")
  }

  @Test("Files of styles beside an app's texts need not be readable")
  func unreadableNeighbours() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      "<resources><string name=\"back\">Zurück</string></resources>\n", to: "res/values-de/strings.xml")
    try catalogue.write("<resources><string name=\"back\">Back</string></resources>\n", to: "res/values/strings.xml")
    try catalogue.write("<!DOCTYPE r [<!ENTITY a \"b\">]><resources>&a;</resources>", to: "res/values/styles.xml")
    let result = try Program(folder: catalogue.folder).run("import", "res/values-de/strings.xml")
    #expect(result.status == 0, "\(result)")
  }

  @Test(
    "A name that resembles a key of the catalogue is an app's own",
    arguments: ["back.title", "back.expired", "back.app.tab"])
  func alike(name: String) throws {
    let catalogue = try DiskCatalogue()
    let unit = { (text: String) in "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }" }
    let entry = """
      "\(name)" : { "localizations" : { "de" : \(unit("Nach hinten")), "en" : \(unit("Back")) } }
      """
    try catalogue.write(
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entry) }, \"version\" : \"1.0\" }\n", to: "a.xcstrings")
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("export", "--locale", "de", "--output", "a.xcstrings").status == 0)
    let updated = try catalogue.read("a.xcstrings")
    #expect(updated.contains(entry) && updated.contains("Zurück"), "\(updated)")
    let imported = try program.run("import", "a.xcstrings", "--dry-run", "--take", "theirs")
    #expect(imported.status == 0)
    #expect(imported.output.contains("a.xcstrings: 1 unit of the app's own, not in the catalogue\n"), "\(imported)")
  }

  @Test("Entries of an app's own may vary by device")
  func ownShapes() throws {
    let catalogue = try DiskCatalogue()
    let unit = "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Tippen\" } }"
    try catalogue.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "app.help" : { "localizations" : {
        "de" : { "variations" : { "device" : { "iphone" : \(unit), "other" : \(unit) } } } } } } }
      """, to: "a.xcstrings")
    let result = try Program(folder: catalogue.folder).run("import", "a.xcstrings")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.hasPrefix("a.xcstrings: 1 unit of the app's own, not in the catalogue\n"), "\(result)")
  }

  @Test("An update leaves an entry whose owner is unknown")
  func undecided() throws {
    let catalogue = try DiskCatalogue()
    let text = "<resources><string name=\"back\">Heim</string></resources>\n"
    try catalogue.write(text, to: "res/values-de/strings.xml")
    let program = Program(folder: catalogue.folder)
    let result = try program.run("export", "--output", "res/values-de/strings.xml")
    #expect(result.output.contains("nothing identifies it as the catalogue's"))
    #expect(try catalogue.read("res/values-de/strings.xml") == text)
    // The source file shows that the entry is the catalogue's, but nothing records who changed the text.
    try catalogue.write("<resources><string name=\"back\">Back</string></resources>\n", to: "res/values/strings.xml")
    let refused = try program.run("export", "--output", "res/values-de/strings.xml")
    #expect(refused.status == 1 && refused.error.contains("pass --discard-changes"), "\(refused)")
    #expect(try catalogue.read("res/values-de/strings.xml") == text)
    #expect(try program.run("export", "--output", "res/values-de/strings.xml", "--discard-changes").status == 0)
    #expect(try catalogue.read("res/values-de/strings.xml") == text.replacing("Heim", with: "Zurück"))
  }

  private func acknowledge(_ format: String, in catalogue: DiskCatalogue) throws {
    let manifest = try catalogue.read("catalog.json")
    try catalogue.write(
      manifest.replacing(
        "\"rules\"", with: "\"stringTables\": { \"\(format)\": { \"foreign\": [\"back\"] } }, \"rules\""),
      to: "catalog.json")
  }

  // MARK: Without a base

  /// The formats that can hold a unit's provenance.
  private static let formats = [
    "xliff-1.2", "xliff-1.2-xcode", "xliff-2.1", "xcstrings", "strings", "android", "gettext", "arb", "i18next",
    "fluent", "csv", "properties", "resx", "qt-ts", "json",
  ]

  private static func withoutBases(_ text: String) -> String {
    text.replacing(/# purpose-catalog: [^\n]*\n/, with: "").replacing(
      /source=[0-9a-f]{16} target=[0-9a-f]{16}/, with: ""
    )
    .replacing(/purpose-catalog: source=[0-9a-f]{16} [^"\n]*/, with: "")
  }

  @Test(
    "Without a base an older text never replaces a newer one; the exported revision restores the base",
    arguments: formats)
  func lostBases(format: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    try catalogue.git("init", "--quiet")
    try catalogue.git("add", ".")
    try catalogue.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "a")
    let export = ["export", "--locale", "de", "--format", format, "--output", "out", "--no-instructions"]
    #expect(try program.run(export).status == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: catalogue.folder.path + "/out")
    let file = "out/\(try #require(names.first { $0.contains(".") && !$0.hasSuffix(".lproj") }))"
    try catalogue.write(Self.withoutBases(try catalogue.read(file)), to: file)
    let newer = #"{ "back": "Rückwärts" }"#
    try catalogue.write(newer, to: "titles/de.json")
    let arguments = ["import", file, "--format", format, "--locale", "de"]
    let result = try program.run(arguments)
    #expect(
      result.status == 1 && result.output.contains("conflict: de back: without a base it is not known"),
      "\(result.output)\(result.error)")
    #expect(result.output.contains("1 unit without a base"))
    #expect(try catalogue.read("titles/de.json") == newer)

    // Compared with the base, the translator changed nothing.
    let based = try program.run(arguments + ["--base", "HEAD"])
    #expect(
      based.status == 0 && based.output == "1 unit: 1 unchanged; nothing to write\n", "\(based.output)\(based.error)")
    // A text that both sides changed is a conflict. A text that only the translator changed is imported.
    try catalogue.write(
      try catalogue.read(file).replacing("Zurück", with: "Heim").replacing("Zur\\u00FCck", with: "Heim"), to: file)
    #expect(try program.run(arguments + ["--base", "HEAD"]).output.contains("both sides changed the text"))
    try catalogue.write(#"{ "back": "Zurück" }"#, to: "titles/de.json")
    #expect(try program.run(arguments + ["--base", "HEAD"]).status == 0)
    #expect(try catalogue.read("titles/de.json").contains("Heim"))
  }
}
