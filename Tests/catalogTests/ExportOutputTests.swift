import Foundation
import Testing

/// `catalog export --output`: files and folders.
@Suite("The output of exports") struct ExportOutputTests {
  @Test(
    "The meaning of --output does not depend on the number of exports",
    arguments: [
      ("--all --only missing --format json", "out", ["out/de.json"]),
      ("--all --format json", "out.json/", ["out.json/de.json", "out.json/en.json"]),
      ("--all --only missing --format xcstrings", "out", ["out/Localizable.xcstrings"]),
      ("--all --format xcstrings", "App/Text.xcstrings", ["App/Text.xcstrings"]),
      ("--locale de --locale DE --format json", "a.json", ["a.json"]),
      ("--locale de --format json", "a.JSON", ["a.JSON"]), ("--locale de --format json", "out", ["out/de.json"]),
      ("--locale de --format json", "v1.2", ["v1.2/de.json"]),
      ("--locale de --format json", "a.json/", ["a.json/de.json"]),
      ("--locale de --format json", "old.json", ["old.json/de.json"]),
      ("--locale de --format xliff-1.2", "a.xliff", ["a.xliff"]),
      ("--locale de --format android", "res", ["res/values-de/strings.xml"]),
      ("--locale de --format android", "de/strings.xml", ["de/strings.xml"]),
    ])
  func places(arguments: String, output: String, files: [String]) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("{}", to: "titles/de.json")
    try catalogue.write("", to: "old.json/kept")
    let result = try Program(folder: catalogue.folder).run(
      ["export"] + arguments.split(separator: " ").map(String.init) + ["--output", output])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output == files.map { "wrote \($0)\n" }.joined())
    for file in files { #expect(try !catalogue.read(file).isEmpty) }
  }

  @Test(
    "A file's name is not made a folder, whatever the number of exports",
    arguments: ["--all --only missing", "--all", "--locale de --locale en --only missing"])
  func refusesFolder(arguments: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("{}", to: "titles/de.json")
    let result = try Program(folder: catalogue.folder).run(
      ["export"] + arguments.split(separator: " ").map(String.init) + ["--format", "json", "--output", "out.json"])
    #expect(result.status == 2 && result.error.contains("'out.json' would be a folder"), "\(result)")
  }

  @Test(
    "A format has texts for reference, or refuses them",
    arguments: [
      "xliff-1.2", "xliff-1.2-xcode", "xliff-2.1", "xcstrings", "strings", "android", "gettext", "arb", "i18next",
      "fluent", "csv",
      "xlsx", "properties", "resx", "qt-ts", "json",
    ])
  func references(format: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    func files(_ folder: String, _ arguments: [String]) throws -> [Data?]? {
      let result = try program.run(["export", "--locale", "de", "--format", format, "--output", folder] + arguments)
      guard result.status == 0 else {
        #expect(result.status == 2 && result.error.contains("\(format) has no notes"), "\(result.error)")
        return nil
      }
      let root = catalogue.folder.appending(path: folder)
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      return names.map { FileManager.default.contents(atPath: root.appending(path: $0).path) }
    }
    let plain = try #require(try files("plain", []))
    guard let referring = try files("referring", ["--reference", "en"]) else {
      #expect(["i18next", "json"].contains(format))
      return
    }
    #expect(referring != plain)
  }

  @Test(
    "No folder is named like a file of another kind",
    arguments: [
      ("de.txt", "a file's name ends in '.json'"), ("de.csv", "a file's name ends in '.json'"),
      ("out/de.xml", "a file's name ends in '.json'"),
    ])
  func refusesFolders(output: String, advice: String) throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let export = ["export", "--locale", "de", "--format", "json", "--output"]
    let result = try program.run(export + [output])
    #expect(result.status == 2)
    #expect(result.error == "Error: '\(output)' would be a folder; \(advice), and a folder's name in '/'\n")
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: output).path))
    #expect(try program.run(export + [output + "/"]).output == "wrote \(output)/de.json\n")
  }

  @Test("One locale's missing texts are exported and imported, and the folder takes the rest later")
  func folderOfOneFile() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("{}", to: "titles/de.json")
    let program = Program(folder: catalogue.folder)
    let export = ["export", "--all", "--format", "json", "--output", "Translations"]
    #expect(try program.run(export + ["--only", "missing"]).status == 0)
    let sent = try catalogue.read("Translations/de.json").replacing("\"\"", with: "\"Zurück\"")
    try catalogue.write(sent, to: "Translations/de.json")
    let back = try program.run("import", "Translations")
    #expect(back.status == 0, "\(back.error)")
    #expect(back.output.hasSuffix("1 unit: 1 updated; wrote titles/de.json\n"))
    #expect(try program.run(export).status == 1)
    #expect(
      try program.run(export + ["--replace"]).output == "wrote Translations/de.json\nwrote Translations/en.json\n")
  }

  @Test("A locale named twice is exported once")
  func repeatedLocale() throws {
    let catalogue = try DiskCatalogue()
    let arguments = ["export", "--format", "xcstrings", "--reference", "en", "--locale", "de"]
    let program = Program(folder: catalogue.folder)
    let once = try program.run(arguments)
    let twice = try program.run(arguments + ["--locale", "de", "--reference", "en"])
    #expect(twice.status == 0 && twice.output == once.output)
    withExtendedLifetime(catalogue) {}
  }

  @Test(
    "Units that a format cannot hold are counted, and are a failure unless allowed", arguments: [nil, "app.po"])
  func incomplete(update: String?) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      """
      { "back": { "role": "navigate", "description": "…", "messages": {
        "title": {}, "named": { "arguments": { "a": { "type": "integer" }, "b": { "type": "integer" } } } } } }
      """, to: "purposes.json")
    let named = "{a, plural, one {#} other {#}} {b, plural, one {#} other {#}}"
    for locale in ["de", "en"] {
      try catalogue.write(
        #"{ "back": { "title": "Back \#(locale)", "named": "\#(named)" } }"#, to: "titles/\(locale).json")
    }
    let program = Program(folder: catalogue.folder)
    var arguments = ["export", "--locale", "de", "--format", "gettext", "--output", "de.po"]
    if let update {
      #expect(try program.run(arguments + ["--allow-incomplete"]).status == 0)
      try FileManager.default.moveItem(
        at: catalogue.folder.appending(path: "de.po"), to: catalogue.folder.appending(path: update))
      arguments = ["export", "--output", update]
    }
    let result = try program.run(arguments)
    #expect(result.status == 1)
    #expect(result.output.contains("\nleft out: de back/named: "), "\(result.output)")
    #expect(result.error == "1 unit was left out; pass --allow-incomplete to accept that\n")
    let allowed = try program.run(arguments + ["--allow-incomplete"])
    #expect(allowed.status == 0 && allowed.error == "1 unit was left out\n")
    let quiet = try program.run(arguments + ["--allow-incomplete", "--quiet"])
    #expect(quiet.output.hasPrefix("left out: de back/named: ") && quiet.output.split(separator: "\n").count == 1)
  }

  @Test("Units that a format cannot hold are counted once beside existing files")
  func incompleteFolder() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      """
      { "back": { "role": "navigate", "direction": "backward", "description": "…", "messages": {
        "title": {}, "named": { "arguments": { "a": { "type": "integer" }, "b": { "type": "integer" } } } } } }
      """, to: "purposes.json")
    let named = "{a, plural, one {#} other {#}} {b, plural, one {#} other {#}}"
    for (locale, title) in [("de", "Zurück"), ("en", "Back")] {
      try catalogue.write(#"{ "back": { "title": "\#(title)", "named": "\#(named)" } }"#, to: "titles/\(locale).json")
    }
    let program = Program(folder: catalogue.folder)
    let all = ["export", "--all", "--format", "gettext", "--output", "po", "--allow-incomplete"]
    #expect(try program.run(all).error == "2 units were left out\n")
    try FileManager.default.removeItem(at: catalogue.folder.appending(path: "po/en.po"))
    try catalogue.write(try catalogue.read("titles/de.json").replacing("Zurück", with: "Heim"), to: "titles/de.json")
    let again = try program.run(all)
    #expect(again.status == 0 && again.error == "2 units were left out\n", "\(again)")
    #expect(again.output.components(separatedBy: "left out: ").count == 3, "\(again.output)")
  }

  @Test("A quiet export and a quiet import print nothing on success")
  func quiet() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    for arguments in [
      "export --all --format json --output out --quiet", "import out --quiet", "export --pseudo --quiet",
    ] {
      let result = try program.run(arguments.split(separator: " ").map(String.init))
      #expect(result.status == 0 && result.output == "" && result.error == "", "\(arguments): \(result)")
    }
    try catalogue.write(try catalogue.read("out/de.json").replacing("Zurück", with: "{"), to: "out/de.json")
    let refused = try program.run("import", "out", "--quiet")
    #expect(refused.status == 1)
    #expect(
      refused.output.hasPrefix("out/de.json:") && refused.output.split(separator: "\n").count == 1, "\(refused.output)")
  }

  @Test("An existing file is not replaced by a folder; a new name takes the single file")
  func otherPlaces() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    try catalogue.write("mine", to: "out")
    try catalogue.write("mine", to: "out.json")
    let refused = try program.run("export", "--locale", "de", "--format", "json", "--output", "out")
    let message = "Error: 'out' is a file, but the export needs a folder; name another path"
    #expect(refused.status == 2 && refused.error == "\(message), or a file that ends in '.json'\n")
    let several = try program.run("export", "--all", "--format", "json", "--output", "out.json")
    #expect(several.status == 2 && several.error == message.replacing("'out'", with: "'out.json'") + "\n")
    #expect(try catalogue.read("out") == "mine" && catalogue.read("out.json") == "mine")

    let json = ["export", "--locale", "de", "--format", "json", "--option", "meta=no", "--output"]
    let stream = try program.launch(json + ["/dev/stdout"])
    #expect(stream.output == "{\n  \"back\": \"Zurück\"\n}\nwrote /dev/stdout\n", "\(stream.error)")
    #expect(try program.run(json + ["/dev/null"]).output == "wrote /dev/null\n")
  }
}
