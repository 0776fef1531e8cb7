import Foundation
import Testing

/// An update of files in which an app has its own texts under keys of the catalogue.
@Suite("Updates beside an app's own entries") struct UnidentifiedKeyTests {
  /// An app's files, in which only the German one has an entry, and that entry.
  private struct App {
    let format: String
    let german: String
    let english: String
    let entry: String
    let empty: String
  }

  private static let apps = [
    App(
      format: "arb", german: "app_de.arb", english: "app_en.arb",
      entry: "{\n  \"@@locale\": \"de\",\n  \"back\": \"Rückwärts\"\n}\n", empty: "{\n  \"@@locale\": \"en\"\n}\n"),
    App(
      format: "strings", german: "de.lproj/Localizable.strings", english: "en.lproj/Localizable.strings",
      entry: "\"back\" = \"Rückwärts\";\n", empty: ""),
    App(format: "fluent", german: "de/app.ftl", english: "en/app.ftl", entry: "back = Rückwärts\n", empty: "a = b\n"),
    App(
      format: "i18next", german: "locales/de/app.json", english: "locales/en/app.json",
      entry: "{\n  \"back\": \"Rückwärts\"\n}\n", empty: "{\n  \"a\": \"b\"\n}\n"),
  ]

  @Test("A key that nothing identifies in one file is added to no other, however often", arguments: 0..<4)
  func undecided(index: Int) throws {
    let app = Self.apps[index]
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    try catalogue.write(app.entry, to: app.german)
    try catalogue.write(app.empty, to: app.english)
    let update = ["export", "--format", app.format, "--output", app.german, app.english]
    for arguments in [update, update, update + ["--discard-changes"]] {
      let result = try program.run(arguments)
      #expect(result.status == 1, "\(result)")
      #expect(try catalogue.read(app.german) == app.entry)
      #expect(try catalogue.read(app.english) == app.empty)
      #expect(result.output.contains("left out: de back"), "\(result)")
      #expect(result.output.contains("'\(app.english)' has no such key"), "\(result)")
      #expect(!result.output.contains("give the file of the source texts too"))
      let reason = "left out: en back: not added, since the entry with its key at \(app.german):"
      #expect(result.output.contains(reason), "\(result)")
    }
    // Accepted as the app's own, it is not reported any more.
    let manifest = try catalogue.read("catalog.json")
    let own = "\"stringTables\": { \"\(app.format)\": { \"foreign\": [\"back\"] } }, \"rules\""
    try catalogue.write(manifest.replacing("\"rules\"", with: own), to: "catalog.json")
    #expect(try program.run(update).status == 0)
    #expect(try catalogue.read(app.english) == app.empty)
  }

  @Test("A key with another program's source text is added to no other file either")
  func foreign() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let own = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Language: LANGUAGE\\n\"\n"
    let german = own.replacing("LANGUAGE", with: "de")
    let english = own.replacing("LANGUAGE", with: "en")
    let entry = "\nmsgctxt \"back\"\nmsgid \"Reverse\"\nmsgstr \"Umkehren\"\n"
    try catalogue.write(german + entry, to: "de.po")
    try catalogue.write(english, to: "en.po")
    let result = try program.run("export", "--output", "de.po", "en.po")
    #expect(result.status == 1)
    #expect(result.output.contains("left out: en back") && result.output.contains("is another program's"), "\(result)")
    #expect(try catalogue.read("de.po") == german + entry)
    #expect(try catalogue.read("en.po") == english)
  }

  @Test("An entry with the catalogue's text does not keep its key out of other files")
  func sameText() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    try catalogue.write("{ \"@@locale\": \"de\", \"back\": \"Zurück\" }\n", to: "app_de.arb")
    try catalogue.write("{ \"@@locale\": \"en\" }\n", to: "app_en.arb")
    #expect(try program.run("export", "--output", "app_de.arb", "app_en.arb").status == 0)
    #expect(try catalogue.read("app_en.arb").contains("\"back\": \"Back\""))
  }

  @Test("Of a language's two files one reports a key that is left out of both")
  func reportedOnce() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let files = ["de", "en"].flatMap { ["\($0).lproj/Localizable.strings", "\($0).lproj/Localizable.stringsdict"] }
    for file in files {
      try catalogue.write(file.hasSuffix("dict") ? "<plist version=\"1.0\"><dict/></plist>\n" : "", to: file)
    }
    try catalogue.write("back = Heim;\n", to: files[0])
    let result = try program.run(["export", "--output"] + files)
    #expect(result.output.ranges(of: "left out: de back").count == 1, "\(result)")
    #expect(result.output.ranges(of: "left out: en back").count == 1, "\(result)")
    #expect(try catalogue.read(files[2]).isEmpty)
  }
}
