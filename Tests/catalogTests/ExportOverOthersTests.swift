import Foundation
import Testing

/// `catalog export --output` over existing files.
@Suite("Exports over existing files") struct ExportOverOthersTests {
  /// The file of each format, and another program's entry with the text that it is inserted before.
  static let formats: [(format: String, file: String, entry: (before: String, text: String))] = [
    ("strings", "de.lproj/Localizable.strings", ("/*", "\"mine\" = \"Meins\";\n")),
    ("android", "values-de/strings.xml", ("</resources>", "<string name=\"mine\">Meins</string>")),
    ("json", "de.json", ("\"back\": \"Heim\"", "\"mine\": \"Meins\",\n  ")),
    ("i18next", "de.json", ("\"back\": {", "\"mine\": { \"x\": \"Meins\" },\n  ")),
    ("arb", "app_de.arb", ("\"back\": \"", "\"mine\": \"Meins\",\n  ")),
    ("gettext", "de.po", ("# purpose-catalog", "msgid \"mine\"\nmsgstr \"Meins\"\n\n")),
    ("properties", "Messages_de.properties", ("\nback", "\nmine = Meins")),
    ("fluent", "de.ftl", ("\nback", "\nmine = Meins")),
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

  private func export(_ format: String, of catalogue: DiskCatalogue) throws -> Program.Result {
    try Program(folder: catalogue.folder).run("export", "--locale", "de", "--format", format, "--output", "out")
  }

  @Test("An earlier export is replaced; an edited text and another program's entry are not", arguments: formats)
  func replaced(format: String, file: String, entry: (before: String, text: String)) throws {
    let catalogue = try DiskCatalogue()
    let path = "out/\(file)"
    #expect(try export(format, of: catalogue).status == 0)
    try catalogue.write(#"{ "back": "Heim" }"#, to: "titles/de.json")
    try catalogue.write(#"{ "back": "Home" }"#, to: "titles/en.json")
    let again = try export(format, of: catalogue)
    #expect(again.status == 0, "\(again.error)")
    let exported = try catalogue.read(path)
    #expect(exported.contains("Heim"))

    let edited = exported.replacing("Heim", with: "Daheim")
    let other = exported.replacing(entry.before, with: entry.text + entry.before, maxReplacements: 1)
    for (content, text) in [(edited, "Daheim"), (other, "Meins")] {
      #expect(content != exported)
      try catalogue.write(content, to: path)
      let refused = try export(format, of: catalogue)
      #expect(refused.status == 1 && refused.output.isEmpty, "\(refused.output)")
      #expect(refused.error.hasPrefix("nothing is written: 1 text or other part of '\(path)' would be lost; "))
      #expect(refused.error.contains("'\(text)'"), "\(refused.error)")
      #expect(try catalogue.read(path) == content)
    }
  }

  @Test(
    "A file that no export wrote is not replaced",
    arguments: [
      ("android", "values-de/strings.xml", "<resources><color name=\"c\">#fff</color></resources>"),
      ("android", "values-de/strings.xml", "<resources><string name=\"app_name\">Mine</string></resources>"),
      ("json", "de.json", "{ \"mine\": 1 }"), ("json", "de.json", "not JSON"), ("gettext", "de.po", "# mine\n"),
      ("strings", "de.lproj/Localizable.strings", "/* mine */\n"), ("csv", "de.csv", "a,b\n1,2\n"),
      ("xlsx", "de.xlsx", "mine"),
    ])
  func foreign(format: String, file: String, content: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(content, to: "out/\(file)")
    let refused = try export(format, of: catalogue)
    #expect(refused.status == 1 && refused.error.hasPrefix("nothing is written: "), "\(refused)")
    #expect(try catalogue.read("out/\(file)") == content)
  }

  @Test("No file of a folder is written if one of them has texts of others")
  func folder() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("{ \"mine\": \"Meins\" }", to: "out/en.json")
    let program = Program(folder: catalogue.folder)
    let refused = try program.run("export", "--all", "--format", "json", "--output", "out")
    #expect(
      refused.error == """
        nothing is written: 1 text or other part of 'out/en.json' would be lost; import the file first; or delete the file, \
        or name another one with --output
          out/en.json:1:11: en mine: 'Meins', which the catalogue does not have

        """)
    #expect(throws: (any Error).self) { try catalogue.read("out/de.json") }
  }

  @Test(
    "Parts beside the entries that no export writes are not lost",
    arguments: [
      ("strings", "de.lproj/Localizable.strings", "\n/* For the\n   beta. */\n", "the comment 'For the beta.'"),
      ("strings", "de.lproj/Localizable.strings", "\n// For the beta.\n", "the comment 'For the beta.'"),
      ("gettext", "de.po", "\n# For the beta.\n", "the comment 'For the beta.'"),
      (
        "gettext", "de.po", "\n#~ msgid \"Old\"\n#~ msgstr \"Alt\"\n",
        "the comment '#~ msgid \"Old\" #~ msgstr \"Alt\"'"
      ),
      ("properties", "Messages_de.properties", "\n! For the beta.\n", "the comment 'For the beta.'"),
      ("fluent", "de.ftl", "\n## For the beta.\n", "the comment 'For the beta.'"),
      ("fluent", "de.ftl", "\n-brand = Acme\n", "the term '-brand'"),
      ("arb", "app_de.arb", "\"@@author\": \"\\\"A\\\"\"", "the attribute '@@author'"),
      ("arb", "app_de.arb", "\"@back2\": { \"x-note\": \"A\" }", "the attribute 'x-note'"),
      ("android", "values-de/strings.xml", "<!-- For the beta. -->", "the comment 'For the beta.'"),
      ("xliff-2.1", "de.xlf", "<!-- For the beta. -->", "the comment 'For the beta.'"),
      ("resx", "Resources.de.resx", "<!-- For the beta. -->", "the comment 'For the beta.'"),
    ])
  func parts(format: String, file: String, part: String, message: String) throws {
    let catalogue = try DiskCatalogue()
    #expect(try export(format, of: catalogue).status == 0)
    let content = try catalogue.read("out/\(file)")
    let end = content.range(
      of: format == "xliff-2.1" ? "<unit" : "</resources>|</root>|\n\\}", options: .regularExpression)
    let new =
      switch (format, end) {
      case ("arb", let end?): "\(content[..<end.lowerBound]),\n  \(part)\(content[end.lowerBound...])"
      case (_, let end?): "\(content[..<end.lowerBound])\(part)\(content[end.lowerBound...])"
      case (_, nil): content + part
      }
    try catalogue.write(new, to: "out/\(file)")
    let refused = try export(format, of: catalogue)
    #expect(refused.status == 1 && refused.error.contains(message), "\(refused.error)")
    #expect(try catalogue.read("out/\(file)") == new)
  }

  @Test(
    "A comment that somebody added beside those of the export, or in them, is not lost",
    arguments: [
      ("android", "values-de/strings.xml", "<!-- Mine. -->\n", "<resources"),
      ("android", "values-de/strings.xml", "  <!-- Mine. -->\n", "  <string"),
      ("android", "values-de/strings.xml", "    Mine.\n", "    Button that"),
      ("strings", "de.lproj/Localizable.strings", "/* Mine. */\n", "\"back\""),
      ("strings", "de.lproj/Localizable.strings", "Mine.\n", "Button that"),
      ("fluent", "de.ftl", "# Mine.\n", "back ="), ("fluent", "de.ftl", "# Mine.\n", "# Button that"),
      ("properties", "Messages_de.properties", "! Mine.\n", "back ="),
      ("properties", "Messages_de.properties", "# Mine.\n", "# Button that"),
      ("gettext", "de.po", "#. Mine.\n", "#. Button that"),
      ("fluent", "de.ftl", "# TODO: Mine.\n", "# Button that"),
    ])
  func addedComments(format: String, file: String, comment: String, place: String) throws {
    let catalogue = try DiskCatalogue()
    #expect(try export(format, of: catalogue).status == 0)
    let content = try catalogue.read("out/\(file)")
    let new = content.replacing(place, with: comment + place, maxReplacements: 1)
    #expect(new != content, "\(content)")
    try catalogue.write(new, to: "out/\(file)")
    // The notes of a text change with the catalogue.
    try catalogue.write(try catalogue.read("purposes.json").replacing("backward", with: "forward"), to: "purposes.json")
    let refused = try export(format, of: catalogue)
    #expect(refused.status == 1 && refused.error.contains("Mine.'"), "\(refused.error)\n\(content)")
    #expect(refused.error.contains("1 text or other part"), "\(refused.error)")
    #expect(try catalogue.read("out/\(file)") == new)
    try catalogue.write(content, to: "out/\(file)")
    #expect(try export(format, of: catalogue).status == 0)
  }

  @Test("Elements that no export writes are kept beside our texts, and so is the file of a pseudo-locale")
  func elements() throws {
    let catalogue = try DiskCatalogue()
    #expect(try export("android", of: catalogue).status == 0)
    let content = try catalogue.read("out/values-de/strings.xml")
      .replacing("</resources>", with: "<string-array name=\"a\"><item>A</item></string-array></resources>")
    try catalogue.write(content, to: "out/values-de/strings.xml")
    let refused = try export("android", of: catalogue)
    #expect(refused.status == 1 && refused.error.contains("the element 'string-array'"), "\(refused.error)")
    let pseudo = ["export", "--pseudo", "--format", "json", "--output", "pseudo"]
    let program = Program(folder: catalogue.folder)
    #expect(try program.run(pseudo).status == 0)
    #expect(try program.run(pseudo).status == 0)
    try catalogue.write("{ \"mine\": \"x\" }", to: "pseudo/en-XA.json")
    #expect(try program.run(pseudo).status == 1)
  }
}
