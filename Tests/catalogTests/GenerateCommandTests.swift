import Foundation
import TestSupport
import Testing

/// `catalog generate`: what is written, checked, refused and left alone, whatever the language.
@Suite struct GenerateCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Generates from Cycling into `dist`.
  private func generate(_ arguments: String...) throws -> Program.Result {
    try Program().run(
      ["generate", "json", "--catalog", "Catalogs/Examples/Cycling", "--output", "\(folder.path)/dist"] + arguments)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/dist").sorted()
  }

  @Test func writesWhatACheckExpects() throws {
    #expect(try generate("--check").status == 1, "nothing is there yet")
    let first = try generate()
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("\(folder.path)/dist: 9 files, ") && first.output.hasSuffix("; 9 written\n"))
    #expect(
      try names() == [
        "all.json", "ar.json", "de.json", "en.json", "generated.json", "he.json", "icons.tokens.json", "ja.json",
        "pl.json",
      ])
    #expect(try generate().output.hasSuffix("; 0 written\n"))
    let check = try generate("--check")
    #expect(check.status == 0 && check.output == "")
  }

  @Test func reportsEachDifference() throws {
    _ = try generate()
    try FileManager.default.removeItem(atPath: "\(folder.path)/dist/de.json")
    try folder.write("{}\n".utf8, to: "dist/icons.tokens.json")
    let result = try generate("--check", "--locales", "en,de,he,pl,ja")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").filter { $0.contains("/dist/") && !"+-".contains($0.prefix(1)) }
    #expect(
      lines.map { $0.replacing("\(folder.path)/dist/", with: "") } == [
        "changed: all.json", "no longer generated: ar.json", "missing: de.json", "changed: en.json",
        "changed: generated.json", "changed: he.json", "changed: icons.tokens.json", "changed: ja.json",
        "changed: pl.json",
      ])
    #expect(result.error.contains("run 'catalog generate json' with the same options to renew"))
  }

  @Test("A file or a link to nothing where a folder should be is named as that", arguments: ["", "--check"])
  func refusesAFile(option: String) throws {
    try folder.write("mine\n".utf8, to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/nowhere")
    for (output, problem) in [
      ("file", "file' is a file; name a folder with --output, or move the file away"),
      ("file/below", "file' is a file; name a folder with --output, or move the file away"),
      ("link", "link' is a link to nothing; correct or remove it, or name another folder with --output"),
    ] {
      let result = try Program().run(
        ["generate", "json", "--catalog", "Catalogs/Examples/Cycling", "--output", "\(folder.path)/\(output)"]
          + (option.isEmpty ? [] : [option]))
      #expect(result.status == 2 && result.error == "Error: '\(folder.path)/\(problem)\n", "\(result)")
    }
  }

  @Test("No folder is made for a way out of it; a link is followed")
  func shortensPaths() throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/other/deep", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/other/deep")
    for (output, place) in [("a/b/../../dist", "dist"), ("link/../dist", "other/dist")] {
      let result = try Program().run(
        "generate", "json", "--catalog", "Catalogs/Examples/Cycling", "--output", "\(folder.path)/\(output)")
      #expect(result.status == 0, "\(result)")
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(place)/all.json"))
    }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a"))
  }

  /// Git on Windows changes the ends of lines: the check says so, and what is ours stays ours.
  @Test func knowsOtherLineEnds() throws {
    _ = try generate("--locales", "de")
    let text = try String(contentsOfFile: "\(folder.path)/dist/de.json", encoding: .utf8)
    try folder.write(text.replacing("\n", with: "\r\n").utf8, to: "dist/de.json")
    let check = try generate("--locales", "de", "--check")
    #expect(check.status == 1 && check.output == "has other line ends: \(folder.path)/dist/de.json\n")
    #expect(check.error.contains("'* -text' in '\(folder.path)/dist/.gitattributes' prevents it"))
    #expect(try generate("--locales", "de").output.hasSuffix("; 1 written\n"))
    try folder.write((text + "{}").utf8, to: "dist/de.json")
    let edited = try generate("--locales", "de", "--check")
    #expect(
      edited.status == 1 && edited.error.contains("/dist/de.json' was not generated, or was edited since; move it"))
  }

  @Test("The folders of the catalogue itself are refused", arguments: ["", "/titles", "/icon-sets/.", "/./titles/"])
  func refusesTheCatalogue(path: String) throws {
    for (name, text) in SmallCatalogue.whole { try folder.write(text.utf8, to: "App/\(name)") }
    let result = try Program().run(
      "generate", "json", "--catalog", "\(folder.path)/App", "--output", "\(folder.path)/App\(path)")
    #expect(
      result.status == 2 && result.error.contains("is a folder of the catalogue itself; name another one"), "\(result)")
  }

  @Test(
    "Headers and screens that are left out are named",
    arguments: ["delete,share", "places,back,cancel,close,done"])
  func saysWhatIsLeftOut(purposes: String) throws {
    let result = try generate("--purposes", purposes)
    let expected =
      purposes.contains("done")
      ? "screens left out, with purposes that are not selected"
      : "headers and screens are left out; they need the purposes back, cancel, close, done"
    #expect(result.status == 0 && result.error.contains(expected), "\(result)")
    #expect(!(try generate().error.contains("left out")))
  }

  @Test("Parts that code cannot have are listed with their place, and accepted by a flag")
  func listsWhatItLeavesOut() throws {
    let files = [
      "catalog.json":
        #"{ "formatVersion": 1, "name": "App", "extends": "Standard", "locales": ["en"], "rules": { "item-message": "warning" } }"#,
      "headers.json": #"{ "kinds": { "form": { "extends": "dialog", "description": "A form." } } }"#,
      "screens.json": """
      {
        "home": {
          "header": "root", "title": "home", "segments": ["search", "sort"],
          "trailing": [{ "purpose": "delete", "message": "counted" }]
        }
      }
      """,
    ]
    for (name, text) in files { try folder.write(text.utf8, to: "app/\(name)") }
    for flags in [[], ["--check"], ["--allow-incomplete"]] {
      let result = try Program().run(
        ["generate", "swift", "--catalog", "\(folder.path)/app", "--output", "\(folder.path)/code"] + flags)
      let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("left out: ") }
        .map { $0.replacing("\(folder.path)/", with: "") }
      #expect(
        lines == [
          "left out: app/headers.json:1:14: header 'form' has no function; screens have it, and code makes it from one of the four kinds",
          "left out: app/screens.json:4:17: message 'counted' of 'delete' on screen 'home', whose arguments have no values there; its title is shown",
        ], "\(result)")
      let advice = flags == ["--allow-incomplete"] ? "" : "; pass --allow-incomplete to accept that"
      #expect(result.error.hasSuffix("2 parts of the catalogue were left out\(advice)\n"), "\(result.error)")
      #expect(result.status == (advice.isEmpty ? 0 : 1))
    }
  }

  @Test("Screens are listed if the catalogue lacks the purposes that bars need")
  func listsScreensWithoutBars() throws {
    let files = SmallCatalogue.whole.merging([
      "headers.json":
        #"{ "kinds": { "page": { "description": "A page.", "title": "inline", "leading": ["system"], "leave": "pop" } } }"#,
      "screens.json": #"{ "home": { "title": "back" } }"#,
    ]) { $1 }
    for (name, text) in files { try folder.write(text.utf8, to: "app/\(name)") }
    let result = try Program().run(
      "generate", "swift", "--catalog", "\(folder.path)/app", "--output", "\(folder.path)/code")
    #expect(
      result.output.contains(
        "/app/screens.json:1:3: screen 'home'; headers and screens need a platform that has bars\n"), "\(result)")
    #expect(
      result.status == 1
        && result.error.hasSuffix("1 part of the catalogue was left out; pass --allow-incomplete to accept that\n"))
  }

  @Test func removesWhatItNoLongerMakes() throws {
    _ = try generate()
    let result = try generate("--locales", "en,de")
    #expect(result.status == 0 && result.output.hasSuffix(", 4 removed\n"), "\(result)")
    #expect(try names() == ["all.json", "de.json", "en.json", "generated.json", "icons.tokens.json"])
  }

  @Test("A file that it did not write, or that somebody edited, is never replaced; then nothing is written")
  func replacesOnlyItsOwn() throws {
    try folder.write("{ \"mine\": true }\n".utf8, to: "dist/de.json")
    let refused = try generate()
    #expect(refused.status == 2)
    #expect(refused.error.contains("/dist/de.json' was not generated, or was edited since; move it away"))
    #expect(try names() == ["de.json"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/dist/de.json")
    _ = try generate()
    let edited = try String(contentsOfFile: "\(folder.path)/dist/ar.json", encoding: .utf8) + "\n"
    try folder.write(edited.utf8, to: "dist/ar.json")
    #expect(try generate("--locales", "ar").status == 2)
    #expect(try names().count == 9)
    // One that is no longer made stays as well: it is the editor's now.
    let kept = try generate("--locales", "de")
    #expect(kept.status == 0)
    #expect(kept.error.contains("/dist/ar.json' is no longer generated, but was edited since; remove it, or move"))
    #expect(try names().contains("ar.json"))
    let check = try generate("--locales", "de", "--check")
    #expect(check.status == 1 && check.error.contains("/dist/ar.json' is no longer generated"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/dist/ar.json")
    #expect(try generate("--locales", "de").status == 0)
    #expect(try generate("--locales", "de", "--check").status == 0)
  }

  /// A list that names other files, or none of ours, deletes nothing.
  @Test(arguments: ["../precious.txt", "/etc/hostname", "a/../../precious.txt", "", "linked/precious.txt"])
  func doesNotFollowAList(path: String) throws {
    try folder.write("x".utf8, to: "precious.txt")
    try folder.write("x".utf8, to: "other/precious.txt")
    try folder.write(
      """
      { "json": { "mark": "Generated by 'catalog generate json'", "files": { "\(path)": "af63f54c86021707" } } }
      """.utf8, to: "dist/generated.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/dist/linked", withDestinationPath: "\(folder.path)/other")
    _ = try generate()
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/precious.txt"))
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/other/precious.txt"))
  }

  @Test func doesNotWriteThroughLinks() throws {
    try folder.write("".utf8, to: "other/keep.txt")
    try folder.write("".utf8, to: "dist/keep.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/dist/ar.json", withDestinationPath: "\(folder.path)/other/ar.json")
    #expect(try generate().status == 2)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/other/ar.json"))
  }

  @Test(
    "What cannot be generated is refused with 2",
    arguments: [
      (["--locales", ""], "--locales names nothing; leave it out for all"),
      (["--purposes", " , "], "--purposes names nothing"),
      (["--locales", "fr"], "the catalogue has no locale 'fr'"), (["--locales", "dee"], "did you mean 'de'?"),
      (["--purposes", "delte"], "did you mean 'delete'?"),
      (["--icons", "lucid"], "the catalogue has no icon set 'lucid'; did you mean 'lucide'?"),
      (["--purposes", "delte,shar"], "did you mean 'delete'?\nError: unknown purpose 'shar'; did you mean 'share'?"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let result = try Program().run(
      ["generate", "json", "--catalog", "Catalogs/Examples/Cycling", "--output", "\(folder.path)/dist"] + arguments)
    #expect(result.status == 2 && result.error.contains(message), "\(result)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/dist"))
  }

  @Test func selects() throws {
    _ = try generate("--locales", "he", "--purposes", "delete,share", "--icons", "lucide")
    let data = try Data(contentsOf: URL(filePath: "\(folder.path)/dist/he.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let purposes = try #require(json["purposes"] as? [String: [String: Any]])
    #expect(purposes.keys.sorted() == ["delete", "share"])
    #expect(purposes["delete"]?["title"] as? String == "מחיקה")
    #expect(purposes["delete"]?["icons"] as? [String: String] == ["lucide": "trash-2"])
    #expect(json["direction"] as? String == "rtl")
  }

  @Test(
    "A package of Swift has a module with a name that Swift takes",
    arguments: [
      (["--swift-package", "../elsewhere"], "'../elsewhere' is not the name of a module; add --module"),
      (["--swift-package", "app-purposes", "--module", "a b"], "'a b' is not the name of a module; write one such as"),
      (["--module", "Purposes"], "add --swift-package, or leave it out"),
      (["--swift-package", "Swift"], "'Swift' is a module of the system; write another name"),
      (["--minimum", "ios=16", "--minimum", "iOS=17"], "--minimum names iOS twice, with 16.0 and 17.0; leave one out"),
      (["--minimum", "ios=10"], "compiles for iOS 12.0 or later; write --minimum ios=12.0, or a later release"),
      (["--swift-package", "Purpose"], "'Purpose' is also a type of the generated code"),
      (["--swift-package", "app", "--module", "Header"], "'Header' is also a type of the generated code"),
      (["--minimum", "ios=16,amiga=3"], "unknown system 'amiga'"), (["--minimum", "ios"], "'ios' names no version"),
    ])
  func refusesModules(arguments: [String], message: String) throws {
    let result = try Program().run(["generate", "swift", "--output", "\(folder.path)/dist"] + arguments)
    #expect(result.status == 2 && result.error.contains(message), "\(result)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/dist"))
  }

  @Test(
    "A package of npm has a name that npm takes",
    arguments: [
      ("purposes", true), ("@team/purposes", true), ("Bad Name", false), ("../elsewhere", false), ("@team/", false),
      (".hidden", false),
    ])
  func refusesNamesOfPackages(name: String, isRight: Bool) throws {
    let result = try Program().run([
      "generate", "typescript", "--catalog", "Catalogs/Examples/Cycling", "--locales", "en", "--output",
      "\(folder.path)/dist", "--package", name,
    ])
    #expect(result.status == (isRight ? 0 : 2), "\(result)")
    #expect(isRight || result.error.contains("'\(name)'"), "\(result)")
  }

  @Test func namesTheModuleOfAPackage() throws {
    let result = try Program().run([
      "generate", "swift", "--catalog", "Catalogs/Examples/Cycling", "--locales", "en", "--output",
      "\(folder.path)/dist",
      "--swift-package", "app-purposes", "--module", "Purposes",
    ])
    #expect(result.status == 0, "\(result)")
    let manifest = try String(contentsOfFile: "\(folder.path)/dist/Package.swift", encoding: .utf8)
    #expect(manifest.contains(#"name: "app-purposes""#) && manifest.contains(#"targets: ["Purposes"]"#))
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/dist/Sources/Purposes/PurposeCatalog.Purpose.swift"))
  }
}
