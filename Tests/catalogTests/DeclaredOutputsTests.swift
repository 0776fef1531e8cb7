import Foundation
import TestSupport
import Testing

/// `outputs` of catalog.json: one command makes all of them, and one finds what is out of date.
@Suite struct DeclaredOutputsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// An app's folder with its own catalogue.
  private func app(_ outputs: String) throws -> Program {
    let manifest = """
      {
        "formatVersion": 1, "name": "App", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [],
        "outputs": \(outputs), "rules": { "non-canonical": "off" }
      }
      """
    try folder.write(manifest.utf8, to: "Buttons/catalog.json")
    let purpose = #"{ "save": { "role": "confirm", "description": "…", "messages": { "title": {} } } }"#
    try folder.write(purpose.utf8, to: "Buttons/purposes.json")
    try folder.write(#"{ "save": "Sichern" }"#.utf8, to: "Buttons/titles/de.json")
    try folder.write(#"{ "save": "Save" }"#.utf8, to: "Buttons/titles/en.json")
    return Program(folder: URL(filePath: folder.path))
  }

  private static let outputs = """
    [
      { "language": "swift", "folder": "../App/Generated", "namespace": "Buttons", "locales": ["de"] },
      { "language": "typescript", "folder": "../web/purposes", "package": "@example/buttons" },
      { "format": "gettext", "path": "../po" }
    ]
    """

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: "\(folder.path)/\(path)"), encoding: .utf8)
  }

  @Test func makesAll() throws {
    let program = try app(Self.outputs)
    let first = try program.run("generate")
    #expect(first.status == 0, "\(first)")
    #expect(try text("App/Generated/PurposeCatalog.Buttons.swift").contains("enum Buttons"))
    #expect(try text("web/purposes/package.json").contains("@example/buttons"))
    #expect(try text("po/de.po").contains("Sichern"))
    let check = try program.run("generate", "--check")
    #expect(check.status == 0 && check.output.isEmpty, "\(check)")
  }

  @Test func findsEachOutOfDate() throws {
    let program = try app(Self.outputs)
    #expect(try program.run("generate", "--quiet").output.isEmpty)
    try folder.write(#"{ "save": "Speichern" }"#.utf8, to: "Buttons/titles/de.json")
    let before = try text("po/de.po")
    let check = try program.run("generate", "--check")
    #expect(check.status == 1)
    for place in ["App/Generated", "web/purposes", "po/de.po"] { #expect(check.output.contains(place), "\(check)") }
    #expect(check.error.contains("run 'catalog generate' to renew 'App/Generated'"), "\(check.error)")
    #expect(try text("po/de.po") == before)
    // The tables alone.
    let update = try program.run("export", "--update", "--check")
    #expect(update.status == 1 && update.output.contains("+msgstr \"Speichern\""), "\(update)")
    #expect(!update.output.contains("App/Generated"))
    #expect(try program.run("export", "--update").status == 0)
    #expect(try text("po/de.po").contains("Speichern"))
  }

  @Test func aNewTableIsADifference() throws {
    let program = try app(#"[{ "format": "gettext", "path": "../po" }]"#)
    let check = try program.run("generate", "--check")
    #expect(check.status == 1 && check.output.contains("would write po/de.po"), "\(check)")
  }

  @Test("One that fails does not keep the others from being made")
  func goesOn() throws {
    let program = try app(
      """
      [
        { "language": "kotlin", "folder": "../taken", "package": "a.b" },
        { "language": "json", "folder": "../dist" }
      ]
      """)
    try folder.write("mine".utf8, to: "taken")
    let result = try program.run("generate")
    #expect(result.status == 2 && result.error.contains("taken' is a file"), "\(result)")
    #expect(try text("dist/de.json").contains("Sichern"))
  }

  @Test(arguments: [
    ("[]", 2, "declares nothing to make"),
    (#"[{ "language": "json", "folder": "../../dist" }]"#, 2, "is outside"),
    (
      #"[{ "language": "json", "folder": "dist", "icons": ["lucide"] }]"#, 1,
      "an output names an icon set that 'iconSets' does not list, 'lucide'; add it"
    ),
    (
      #"[{ "language": "json", "folder": "../a" }, { "language": "json", "folder": "../a/b" }]"#, 1,
      "go to '../a' and '../a/b', and one would replace or remove files"
    ),
    (#"[{ "format": "csv", "path": "../a" }]"#, 2, "is written whole"),
    (#"[{ "format": "gettext", "path": "titles" }]"#, 2, "a folder of the catalogue itself"),
    (#"[{ "language": "jsn", "folder": "dist" }]"#, 1, "unknown language 'jsn'; did you mean 'json'?"),
    (#"[{ "language": "kotlin", "folder": "dist", "package": "1" }]"#, 2, "'1' is not the name of a package"),
    (#"[{ "format": "gettext", "path": "po", "options": { "nothing": "x" } }]"#, 2, "option 'nothing'"),
  ])
  func refuses(outputs: String, status: Int32, message: String) throws {
    let result = try app(outputs).run("generate")
    #expect(result.status == status && result.error.contains(message), "\(result)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/../dist"))
  }

  @Test func aLinkIsNotFollowed() throws {
    let elsewhere = try TemporaryFolder()
    let program = try app(#"[{ "language": "json", "folder": "../dist/texts" }]"#)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/dist", withDestinationPath: elsewhere.path)
    let result = try program.run("generate")
    #expect(result.status == 2 && result.error.contains("goes through the link"), "\(result)")
    #expect(try elsewhere.files().isEmpty)
  }

  @Test("The check says what is up to date")
  func saysWhatIsCurrent() throws {
    let program = try app(Self.outputs)
    #expect(try program.run("generate").status == 0)
    let check = try program.run("generate", "--check")
    #expect(check.status == 0 && check.error.contains("2 files of texts are up to date"), "\(check)")
    #expect(try program.run("generate", "--check", "--quiet").error == "")
  }

  /// A parent's option in front of a language would be taken for the wrong command.
  @Test func anOptionBeforeTheLanguageIsRefused() throws {
    let result = try app(Self.outputs).run("generate", "--check", "json", "--output", "dist")
    #expect(result.status == 64 || result.status == 2, "\(result)")
  }

  @Test(arguments: [
    #"{ "language": "swift", "folder": "a", "swiftPackage": "Buttons", "module": "Own" }"#,
    #"{ "language": "swift", "folder": "a", "minimum": { "ios": "17", "macos": "14" }, "purposes": ["save"] }"#,
    #"{ "language": "kotlin", "folder": "a", "android": true, "compose": false, "drawables": "R.drawable.{name}" }"#,
    #"{ "language": "typescript", "folder": "a", "package": "x", "wording": "shared", "allowIncomplete": true }"#,
    #"{ "format": "android", "path": "res", "keys": "ds_{purpose}[_{message}]", "resolved": true, "locales": ["de"] }"#,
    #"{ "format": "gettext", "path": "po", "options": { "template": "no" } }"#,
  ])
  func eachFieldIsAnOption(output: String) throws {
    let result = try app("[\(output)]").run("generate")
    #expect(result.status == 0, "\(result)")
  }
}
