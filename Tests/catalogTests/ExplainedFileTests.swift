import Foundation
import Testing

/// `import --explain`: the reading of a file and the signs for it, without importing anything.
@Suite("Explained files") struct ExplainedFileTests {
  /// Each row has a file's path and text, and the lines that explain it.
  @Test(
    "Each answer has its signs",
    arguments: [
      (
        "po/to-do.de.po", "msgid \"\"\nmsgstr \"Language: estonian\\n\"\n",
        [
          "  format: gettext – by its name and content", "  table: po/to-do.*.po",
          "  locale: de – its path says 'de', its content nothing, --locale nothing",
          "  role: translation – it has the source texts, too", "  dialect: none",
        ]
      ),
      (
        "i18n/strings.properties", "a = b\n",
        [
          "  format: properties – by its name and content", "  table: i18n/strings_*.properties",
          "  locale: en – its path says the source locale, its content nothing, --locale nothing",
          "  role: source texts",
        ]
      ),
      (
        "app/composeResources/values-de/strings.xml", "<resources/>\n",
        [
          "  table: app/composeResources/values*/strings.xml",
          "  role: translation – no file with its source texts was found",
          "  dialect: compose-resources, by its folder",
          "  wording: shared – no digest tells wordings apart, so that catalog.json decides",
        ]
      ),
      (
        "lib/l10n/app_de.arb", "{ \"@@locale\": \"de\" }\n",
        [
          "  locale: de – its path says 'de', its content 'de', --locale nothing",
          "  role: translation – its source texts are in 'lib/l10n/app_en.arb'",
          "  dialect: Flutter's, by l10n.yaml, with use-escaping",
        ]
      ),
    ])
  func explains(path: String, text: String, lines: [String]) throws {
    let folder = try DiskCatalogue()
    try folder.write("a = b\n", to: "i18n/strings_de.properties")
    try folder.write("{ \"@@locale\": \"en\" }\n", to: "lib/l10n/app_en.arb")
    try folder.write("use-escaping: true\n", to: "l10n.yaml")
    try folder.write(text, to: path)
    let before = try folder.read("titles/de.json")
    let explained = try Program(folder: folder.folder).run("import", path, "--explain")
    #expect(explained.status == 0 && explained.output.hasPrefix("\(path)\n"), "\(explained.output)\(explained.error)")
    for line in lines { #expect(explained.output.contains(line + "\n"), "\(explained.output)") }
    #expect(try folder.read("titles/de.json") == before)
  }

  @Test("A file that cannot be placed says why, changes the exit code, and is in the JSON")
  func refuses() throws {
    let folder = try DiskCatalogue()
    try folder.write("msgid \"\"\nmsgstr \"Language: fr\\n\"\n", to: "de.po")
    let program = Program(folder: folder.folder)
    let explained = try program.run("import", "de.po", "--explain")
    #expect(explained.status == 1)
    #expect(explained.output.contains("its path says 'de', its content 'fr', --locale nothing"), "\(explained.output)")
    #expect(explained.output.contains("confirm one with --locale fr or --locale de"), "\(explained.output)")
    let refused = try program.run("import", "de.po")
    #expect(refused.status == 2 && refused.error.contains("(its path says 'de', its content 'fr', --locale nothing)"))
    for locale in ["de", "fr"] {
      #expect(try program.run("import", "de.po", "--explain", "--locale", locale).status == 0)
    }
    let json = try program.run("import", "de.po", "--explain", "--report", "json").output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(list.first?["readable"] as? Bool == false && list.first?["locale"] != nil)
  }
}
