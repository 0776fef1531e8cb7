import Foundation
import Testing

/// `catalog export --update` of files that someone has edited since.
@Suite("Updates of changed files") struct FileUpdateTests {
  @Test("A file whose locale is not known is skipped and listed, and the others are updated")
  func unknownLocale() throws {
    let catalogue = try DiskCatalogue()
    let header = "msgid \"\"\nmsgstr \"Language: %@\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
    try catalogue.write(header.replacing("%@", with: "de"), to: "po/de.po")
    try catalogue.write(header.replacing("%@", with: ""), to: "po/messages.po")
    try catalogue.write(header.replacing("%@", with: "fr"), to: "po/en.po")
    let result = try Program(folder: catalogue.folder).run(
      "export", "--output", "po/de.po", "po/messages.po", "po/en.po")
    #expect(result.status == 1)
    #expect(result.output.contains("updated po/de.po: 0 changed, 1 added"), "\(result.output)")
    #expect(
      result.error.contains("po/messages.po: the file names no locale; name it with --locale (its path says nothing, "),
      "\(result.error)")
    #expect(result.error.contains("the file is of 'fr' here, and the file's name is of 'en'"), "\(result.error)")
    #expect(try catalogue.read("po/en.po") == header.replacing("%@", with: "fr"))
  }

  @Test(
    "Texts that are not imported yet are not overwritten without --discard-changes",
    arguments: [
      ("android", "values-de/strings.xml"), ("gettext", "de.po"), ("xcstrings", "Localizable.xcstrings"),
      ("xliff-1.2-xcode", "de.xliff"), ("strings", "de.lproj/Localizable.strings"), ("fluent", "de.ftl"),
    ])
  func changedText(format: String, file: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let update = ["export", "--output", file]
    _ = try program.run("export", "--locale", "de", "--format", format, "--output", file)
    #expect(try program.run(update).output == "\(file): nothing to change\n")
    // Only the catalogue has changed.
    try catalogue.write(#"{ "back": "Rückwärts" }"#, to: "titles/de.json")
    #expect(try program.run(update).output == "updated \(file): 1 changed, 0 added\n")

    let sent = try catalogue.read(file).replacing("Rückwärts", with: "Nach hinten")
    try catalogue.write(sent, to: file)
    let refused = try program.run(update)
    #expect(refused.status == 1 && refused.output.isEmpty)
    let lines = refused.error.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "1 text of '\(file)' differs from the catalogue's and is not imported yet; import it first "
        + "(catalog import \(file)), or pass --discard-changes")
    #expect(lines.count == 2 && lines[1].hasPrefix("  \(file):"), "\(lines)")
    #expect(lines.last?.hasSuffix(": de back: 'Nach hinten', the catalogue's 'Rückwärts'") == true, "\(lines)")
    let shown = try program.run(update + ["--dry-run"])
    #expect(shown.status == 1 && shown.error == refused.error && shown.output.contains("Rückwärts"))
    #expect(try catalogue.read(file) == sent)

    // After the import, the file and the catalogue agree.
    #expect(try program.run("import", file).status == 0)
    #expect(try program.run(update).status == 0)
    let imported = try catalogue.read(file)
    #expect(imported.contains("Nach hinten"))
    try catalogue.write(imported.replacing("Nach hinten", with: "Heim"), to: file)
    #expect(try program.run(update + ["--discard-changes"]).output == "updated \(file): 1 changed, 0 added\n")
    #expect(try catalogue.read(file) == imported)
  }

  @Test("After an import has kept the catalogue's text, --discard-changes ends the refusal")
  func keptText() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    _ = try program.run("export", "--locale", "de", "--format", "gettext", "--output", "de.po")
    try catalogue.write(try catalogue.read("de.po").replacing("Zurück", with: "Nach hinten"), to: "de.po")
    try catalogue.write(#"{ "back": "Rückwärts" }"#, to: "titles/de.json")
    #expect(try program.run("import", "de.po", "--take", "ours").output.contains("1 kept"))
    #expect(try program.run("export", "--output", "de.po").status == 1)
    #expect(try program.run("export", "--output", "de.po", "--discard-changes").status == 0)
    #expect(try program.run("export", "--output", "de.po").output == "de.po: nothing to change\n")
  }

  @Test("The named command imports the file, and at most three differences are shown")
  func importCommand() throws {
    let catalogue = try DiskCatalogue()
    let names = ["one", "two", "three", "four", "five"]
    let purposes = names.map {
      "\"\($0)\": { \"role\": \"act\", \"description\": \"…\", \"messages\": { \"title\": {} } }"
    }
    try catalogue.write("{ \(purposes.joined(separator: ", ")) }", to: "purposes.json")
    let titles = { (text: String) in "{ \(names.map { "\"\($0)\": \"\(text) \($0)\"" }.joined(separator: ", ")) }" }
    try catalogue.write(titles("A"), to: "titles/en.json")
    try catalogue.write(titles("B"), to: "titles/de.json")
    let outside = try DiskCatalogue()
    let program = Program(folder: outside.folder)
    let options = ["--catalog", catalogue.folder.path, "--format", "i18next"]
    let file = "it's new/de.json"
    _ = try program.run(["export", "--locale", "de", "--output", file] + options)
    try outside.write(try outside.read(file).replacing("\": \"B ", with: "\": \"C "), to: file)
    let refused = try program.run(["export", "--output", file] + options)
    let lines = refused.error.split(separator: "\n").map(String.init)
    let command =
      "catalog import --catalog \(catalogue.folder.path) --format i18next 'it'\\''s new/de.json'"
    #expect(refused.status == 1 && lines.first?.contains("import it first (\(command)), or pass") == true, "\(refused)")
    #expect(lines.dropFirst().map { $0.contains("the catalogue's 'B ") } == [true, true, true, false])
    #expect(lines.last == "  and 2 more")
    #expect(try program.run(["import", file] + options).status == 0)
    #expect(try program.run(["export", "--output", file] + options).status == 0)
  }

  @Test("A file with translations into several locales needs one of them")
  func severalLocales() throws {
    let catalogue = try DiskCatalogue()
    let file = { (locale: String) in
      "<file original='a' source-language='en' target-language='\(locale)' datatype='plaintext'><body/></file>"
    }
    try catalogue.write(
      "<xliff xmlns='urn:oasis:names:tc:xliff:document:1.2' version='1.2'>\(file("de"))\(file("en"))</xliff>",
      to: "a.xlf")
    let program = Program(folder: catalogue.folder)
    let unnamed = try program.run("export", "--format", "xliff-1.2", "--output", "a.xlf")
    #expect(unnamed.status == 2)
    #expect(
      unnamed.error.contains("the file has translations into several locales; name one with --locale"), "\(unnamed)")
  }

  @Test("An approved translation is not overwritten either; of several files none is written")
  func changedState() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "back": { "title": { "text": "Zurück", "state": "needs-review" } } }"#, to: "titles/de.json")
    let program = Program(folder: catalogue.folder)
    _ = try program.run("export", "--locale", "de", "--format", "gettext", "--output", "de.po")
    let exported = try catalogue.read("de.po")
    let other = exported.replacing("\"Zurück\"", with: "\"\"")
    try catalogue.write(other, to: "other/de.po")
    #expect(try program.run("export", "--output", "other/de.po", "--dry-run").status == 0)
    try catalogue.write(exported.replacing("#, fuzzy\n", with: ""), to: "de.po")
    let refused = try program.run("export", "--output", "other/de.po", "de.po")
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(refused.error.hasPrefix("1 text of 'de.po' differs"))
    #expect(try catalogue.read("other/de.po") == other)
    #expect(try program.run("export", "--output", "other/de.po", "de.po", "--discard-changes").status == 0)
    #expect(try catalogue.read("de.po") == exported)
  }

  @Test("A file of an undeclared locale is skipped among others")
  func undeclaredLocale() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let empty = "<resources>\n</resources>\n"
    let (german, klingon) = ("values-de-rDE/strings.xml", "values-b+tlh/strings.xml")
    for file in [german, klingon] { try catalogue.write(empty, to: file) }
    let updated = try program.run("export", "--output", klingon, german)
    #expect(updated.output == "updated \(german): 0 changed, 1 added\n")
    #expect(
      updated.error
        == "\(klingon): the catalogue has no locale 'tlh'; add it to 'locales' in catalog.json; skipped\n")
    #expect(updated.status == 0)
    #expect(try catalogue.read(german).contains("Zurück"))
    #expect(try catalogue.read(klingon) == empty)
    // As the only file, it is an error.
    let alone = try program.run("export", "--output", klingon)
    #expect(alone.status == 2)
    #expect(alone.error.contains("the catalogue has no locale 'tlh'"))
  }

  @Test("Folders for nights and tablets are the app's own: an update and an import skip them and say why")
  func qualifiedFolders() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let (german, night) = ("res/values-de/strings.xml", "res/values-de-night/strings.xml")
    let own = "<resources>\n<string name=\"back\">Nacht</string>\n</resources>\n"
    try catalogue.write(own, to: night)
    let reason =
      "has other qualifiers than a locale; only 'values' and 'values-<locale>' folders are the catalogue's"
    for command in [["export", "--output"], ["import"]] {
      try catalogue.write("<resources>\n<string name=\"back\">Zurück</string>\n</resources>\n", to: german)
      let result = try program.run(command + [night, german])
      #expect(result.status == 0, "\(result.error)")
      #expect(result.error.contains("\(night): ") && result.error.contains(reason) && result.error.contains("skipped"))
      let alone = try program.run(command + [night])
      #expect(alone.status == 2)
      #expect(alone.error == "Error: \(night): the folder 'values-de-night' \(reason)\n")
    }
    #expect(try catalogue.read(night) == own)
  }

  @Test("A file of plurals says where texts belong, unless that file is updated too or has them")
  func stringsAndPlurals() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let (texts, plurals) = ("de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict")
    try catalogue.write("<plist version=\"1.0\"><dict/></plist>\n", to: plurals)
    let loss = "back: a text without plurals belongs in '\(texts)'; "
    let alone = try program.run("export", "--output", plurals)
    #expect(alone.status == 1 && alone.output.contains(loss + "create that file, empty, and give it too"))
    try catalogue.write("", to: texts)
    let beside = try program.run("export", "--output", plurals)
    #expect(beside.status == 1 && beside.output.contains(loss + "give that file too"))
    let both = try program.run("export", "--output", plurals, texts)
    #expect(both.output == "\(plurals): nothing to change\nupdated \(texts): 0 changed, 1 added\n")
    #expect(try program.run("export", "--output", plurals).status == 0)
    // Other files of the folder are the app's own.
    try catalogue.write("CFBundleName = x;\n", to: "de.lproj/InfoPlist.strings")
    let own = try program.run("export", "--output", "de.lproj/InfoPlist.strings", texts)
    #expect(own.status == 0 && own.error.contains("'InfoPlist.strings' has the texts of an app's Info.plist"))
  }

  @Test("A folder of another locale than --locale is refused")
  func otherLocale() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let file = "values-en/strings.xml"
    try catalogue.write("<resources>\n</resources>\n", to: file)
    let message = "\(file): the folder 'values-en' is of 'en', not of 'de' as --locale says"
    for command in [["export", "--output", file], ["import", file]] {
      let refused = try program.run(command + ["--locale", "de"])
      #expect(refused.status == 2)
      #expect(refused.error.contains(message))
    }
    #expect(try catalogue.read(file) == "<resources>\n</resources>\n")
  }

  @Test(
    "A string catalog with only its source language gets the named locales",
    arguments: ["{}", "{ \"hello\": {} }"])
  func newStringCatalog(strings: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let file = "{ \"sourceLanguage\": \"en\", \"strings\": \(strings), \"version\": \"1.0\" }\n"
    for arguments in [["--locale", "de"], ["--all"]] {
      try catalogue.write(file, to: "a.xcstrings")
      let unnamed = try program.run("export", "--output", "a.xcstrings")
      #expect(unnamed.status == 2)
      #expect(
        unnamed.error
          == "Error: a.xcstrings: the file has no translations into locales of the catalogue; "
          + "name the locales to add with --locale, or all with --all\n")
      #expect(try catalogue.read("a.xcstrings") == file)
      let updated = try program.run(["export", "--output", "a.xcstrings"] + arguments)
      #expect(updated.output.hasPrefix("updated a.xcstrings: 0 changed, "), "\(updated.error)")
      let text = try catalogue.read("a.xcstrings")
      #expect(text.contains("\"value\" : \"Zurück\"") && text.contains("hello") == strings.contains("hello"))
      #expect(try program.run("export", "--output", "a.xcstrings").output == "a.xcstrings: nothing to change\n")
    }
  }

  @Test("With --all each file has the locale of its name")
  func allLocales() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("<resources/>", to: "values-de/strings.xml")
    try catalogue.write("<resources/>", to: "values/strings.xml")
    let program = Program(folder: catalogue.folder)
    let updated = try program.run("export", "--all", "--output", "values-de/strings.xml", "values/strings.xml")
    #expect(updated.status == 0, "\(updated.error)")
    #expect(try catalogue.read("values-de/strings.xml").contains(">Zurück<"))
    #expect(try catalogue.read("values/strings.xml").contains(">Back<"))
  }

  @Test("A region's file gets the texts that the other updated files lack")
  func regions() throws {
    let catalogue = try DiskCatalogue()
    let manifest = try catalogue.read("catalog.json")
    try catalogue.write(manifest.replacing("[\"de\", ", with: "[\"de\", \"de-AT\", "), to: "catalog.json")
    try catalogue.write("{}", to: "titles/de-AT.json")
    let program = Program(folder: catalogue.folder)
    let files = ["values-de/strings.xml", "values-de-rAT/strings.xml"]
    for file in files { try catalogue.write("<resources/>", to: file) }
    #expect(try program.run(["export", "--output"] + files).status == 0)
    #expect(try catalogue.read(files[1]) == "<resources/>")
    #expect(try program.run("export", "--output", files[1]).status == 0)
    #expect(try catalogue.read(files[1]).contains(">Zurück<"))
    #expect(try program.run("import", files[1]).output.hasSuffix("1 unit: 1 unchanged; nothing to write\n"))
  }

  @Test("Without files there is nothing to discard")
  func withoutUpdate() throws {
    let result = try Program().run("export", "--locale", "de", "--format", "json", "--discard-changes")
    #expect(result.status == 2)
    #expect(result.error.contains("--discard-changes needs --output"))
  }
}
