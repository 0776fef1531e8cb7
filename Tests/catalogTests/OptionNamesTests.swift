import Foundation
import Testing

/// Locales and formats are named in the same way by every command.
@Suite struct OptionNamesTests {
  @Test(
    "Locales are separated by commas, or the option is repeated",
    arguments: [
      ["--locale", "de,en"], ["--locale", "de", "--locale", "en"], ["--locale", "de, en"], ["--locale", "en,de,en"],
      ["--locales", "de,en"],
    ])
  func exportsLocales(options: [String]) throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder).run(["export", "--format", "json", "--output", "out"] + options)
    #expect(result.status == 0, "\(result.error)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: catalogue.folder.path + "/out").sorted() == [
        "de.json", "en.json",
      ])
  }

  @Test("The older name of the option is still one", arguments: ["--locale", "--locales"])
  func generatesAndInitializesLocales(option: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    #expect(try program.run("generate", "json", "--output", "dist", option, "de").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: catalogue.folder.path + "/dist").contains("de.json"))
    let made = try program.run("init", "New", option, "en,pl", option, "de")
    #expect(made.status == 0, "\(made.error)")
    #expect(try catalogue.read("New/catalog.json").contains(#""locales": ["de", "en", "pl"]"#))
  }

  @Test(arguments: ["de,", ",de", "de,xx-"])
  func refusesNoName(value: String) throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder)
      .run("export", "--format", "json", "--locale", value, "--output", "out")
    #expect(result.status == 2, "\(result.output)")
  }

  @Test func importsOneLocale() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(#"{ "back": "Retour" }"#, to: "x.json")
    let result = try Program(folder: catalogue.folder).run("import", "x.json", "--format", "json", "--locale", "de,en")
    #expect(result.status == 2 && result.error.contains("--locale names several locales"), "\(result.error)")
  }

  @Test(
    "A format may be called by the ending of its files",
    arguments: [
      ("po", "gettext"), ("xliff", "xliff-1.2"), ("xliff-2", "xliff-2.1"), ("ftl", "fluent"), ("ts", "qt-ts"),
      ("PO", "gettext"),
    ])
  func findsFormats(name: String, identifier: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let outputs = try [name, identifier].map { try program.run("export", "--format", $0, "--locale", "de").output }
    #expect(outputs[0] == outputs[1] && !outputs[0].isEmpty)
    let unknown = try program.run("export", "--format", "gettxt", "--locale", "de")
    #expect(unknown.error.contains("did you mean 'gettext'?"))
    let ending = try program.run("export", "--format", "xlif", "--locale", "de")
    #expect(ending.error.contains("did you mean 'xliff'?"), "\(ending.error)")
  }
}
