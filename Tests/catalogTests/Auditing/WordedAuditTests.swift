import Foundation
import Testing

/// An audit knows the words of the app's platform, and an adoption takes none of them into an overlay.
@Suite("Audits and wordings") struct WordedAuditTests {
  /// An app with German strings, and English ones if it has any, by key.
  private static func app(
    german: [String: String], english: [String: String] = [:], _ sources: [String: String]
  ) throws -> DiskCatalogue {
    let folder = try DiskCatalogue()
    for (locale, texts) in ["de": german, "en": english] where !texts.isEmpty {
      let lines = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
      try folder.write(lines.joined(), to: "App/\(locale).lproj/Localizable.strings")
    }
    for (name, text) in sources { try folder.write(text, to: "App/\(name)") }
    try FileManager.default.createSymbolicLink(
      at: folder.folder.appending(path: "Catalogs"), withDestinationURL: Program.root.appending(path: "Catalogs"))
    return folder
  }

  private static func swift(_ buttons: [String]) -> String {
    "struct V: View { var body: some View { VStack {\n" + buttons.map { "Button(\"\($0)\") { \($0)() }\n" }.joined()
      + "} } }\n"
  }

  private static let catalog = ["--catalog", "Catalogs/Standard"]

  @Test("A word of the platform is as sure as a title, in an app whose only language is German")
  func namesPlatformWords() throws {
    let folder = try Self.app(
      german: ["s": "Sichern", "e": "Einsetzen"],
      [
        "V.swift":
          "struct V: View { var body: some View { Button(String(localized: \"s\")) { run() }\nButton(\"Einsetzen\") { run() } } }",
        "W.kt": "@Composable fun W() { TextButton(onClick = { run() }) { Text(\"Einsetzen\") } }",
      ])
    let result = try Program(folder: folder.folder).run(["audit", "App"] + Self.catalog)
    #expect(result.output.contains("save certain title 'Sichern'"), "\(result.output)")
    #expect(result.output.contains("paste certain title 'Einsetzen'"))
    // On Android, the word is not a title of `paste`.
    #expect(result.output.contains("App/W.kt:1:22: - none") || result.output.contains("App/W.kt:1:23: - none"))
  }

  @Test("A new overlay of an app that prints its platform's words chooses the wording, and needs no texts")
  func adoptsTheWording() throws {
    let folder = try Self.app(
      german: ["save": "Sichern", "paste": "Einsetzen", "undo": "Widerrufen"],
      english: ["save": "Save", "paste": "Paste", "undo": "Undo"], ["V.swift": Self.swift(["save", "paste", "undo"])])
    let program = Program(folder: folder.folder)
    let adopted = try program.run("adopt", "--from", "App", "--catalog", "Catalogs/Standard", "--to", "Mine")
    #expect(adopted.status == 0, "\(adopted.error)")
    #expect(adopted.output.contains("taken: 0 texts"))
    #expect(adopted.output.contains("the app prints the words of 'apple': a new catalog.json chooses this wording"))
    #expect(
      try folder.read("Mine/catalog.json").contains(
        #""wording": { "strings": "apple", "swift": "apple", "xcstrings": "apple" }"#))
    #expect(try program.run("adopt", "--from", "App", "--to", "Mine").output.hasSuffix("nothing to change\n"))
    #expect(try program.run("check", "Mine", "--fail-on", "note").status == 0)
    // The generated form shows the wording, so that no button keeps its own text.
    let fixed = try program.run("audit", "App", "--catalog", "Mine", "--fix")
    #expect(fixed.error.contains("fixed 3 buttons in 1 file"), "\(fixed.output)\(fixed.error)")
  }

  @Test("An app that prints the shared words, or runs on several platforms, has a plain overlay")
  func keepsTheSharedTexts() throws {
    let folder = try Self.app(
      german: ["save": "Speichern", "paste": "Einfügen", "undo": "Widerrufen"],
      english: ["save": "Save", "paste": "Paste", "undo": "Undo"], ["V.swift": Self.swift(["save", "paste", "undo"])])
    let adopted = try Program(folder: folder.folder)
      .run("adopt", "--from", "App", "--catalog", "Catalogs/Standard", "--to", "Mine")
    #expect(adopted.output.contains("taken: 1 text of 1 purpose in 1 locale"), "\(adopted.output)\(adopted.error)")
    #expect(try !folder.read("Mine/catalog.json").contains("wording"))
  }

  /// Each row has the titles of an iPhone's button and of Android's, and the heading under which the audit lists them.
  @Test(
    "Titles in the words of each platform are not counted as differences",
    arguments: [
      ("Select All", "Select all", "titles in each platform's own words, not counted as differences:"),
      ("Choose All", "Select all", nil),
    ])
  func comparesPlatforms(apple: String, google: String, heading: String?) throws {
    let folder = try Self.app(
      german: [:],
      [
        "V.swift": "struct V: View { var body: some View { Button(\"\(apple)\") { selectAll() } } }",
        "W.kt": "@Composable fun W() { TextButton(onClick = { selectAll() }) { Text(\"\(google)\") } }",
      ])
    let output = try Program(folder: folder.folder).run(["audit", "App"] + Self.catalog).output
    #expect(output.contains("titles in each platform's own words") == (heading != nil), "\(output)")
    if let heading {
      #expect(output.contains("\(heading)\n  select-all: 1 × Select All (apple's word), 1 × Select all"), "\(output)")
      #expect(!output.contains("purposes with several titles"))
    }
  }

  @Test("In an app for two platforms, the translations are compared too")
  func comparesTranslations() throws {
    let folder = try Self.twoPlatforms(dutch: "Verwijderen")
    let output = try Program(folder: folder.folder).run(["audit", "iOS", "Droid"] + Self.catalog).output
    #expect(output.contains("  delete (nl): 1 × Verwijder (apple's word), 1 × Verwijderen\n"), "\(output)")
    for (format, row) in [
      ("markdown", "| `delete (nl)` | 1 × Verwijder (apple's word), 1 × Verwijderen |"),
      ("json", #"{ "title": "Verwijder", "sites": 1, "wording": "apple" }"#),
    ] {
      let report = try Program(folder: folder.folder).run(
        ["audit", "iOS", "Droid", "--format", format] + Self.catalog)
      #expect(report.output.contains(row), "\(report.output)")
    }
    #expect(!output.contains("purposes with several titles"))
    let other = try Self.twoPlatforms(dutch: "Weg ermee")
    let differs = try Program(folder: other.folder).run(["audit", "iOS", "Droid"] + Self.catalog).output
    #expect(differs.contains("purposes with several titles:\n  delete (nl): 1 × Verwijder"), "\(differs)")
  }

  @Test("A literal in German is a title in an app without string tables")
  func namesLiterals() throws {
    let folder = try Self.app(german: [:], ["V.swift": Self.swift(["Sichern", "Widerrufen"])])
    let output = try Program(folder: folder.folder).run(["audit", "App"] + Self.catalog).output
    #expect(
      output.contains("save certain title 'Sichern'") && output.contains("undo certain title 'Widerrufen'"), "\(output)"
    )
  }

  @Test("An app whose only tables are German is adopted into German")
  func adoptsGerman() throws {
    let folder = try Self.app(
      german: ["save": "Speichern", "paste": "Hineinkleben"],
      ["V.swift": Self.swift(["save", "paste", "paste", "paste"])])
    try folder.write(
      "struct W: View { var body: some View { Button(\"paste\", systemImage: \"document.on.clipboard\") { paste() } } }",
      to: "App/W.swift")
    let program = Program(folder: folder.folder)
    let adopted = try program.run("adopt", "--from", "App", "--catalog", "Catalogs/Standard", "--to", "Mine")
    #expect(adopted.status == 0, "\(adopted.error)")
    #expect(try folder.read("Mine/catalog.json").contains(#""locales": ["de", "en"]"#))
  }

  @Test("Words of Apple's platforms stay out of the shared titles of an app that Android has too")
  func keepsApplesDutch() throws {
    let folder = try Self.twoPlatforms(dutch: nil)
    let program = Program(folder: folder.folder)
    let adopted = try program.run("adopt", "--from", "iOS", "Droid", "--catalog", "Catalogs/Standard", "--to", "Mine")
    #expect(adopted.output.contains("taken: 0 texts"), "\(adopted.output)")
    #expect(adopted.output.contains("the app prints the words of 'apple': a new catalog.json chooses this wording"))
  }

  @Test("An overlay that has chosen no wording is offered the platform's, in place of overrides")
  func offersTheWording() throws {
    let folder = try Self.twoPlatforms(dutch: "Verwijderen")
    let program = Program(folder: folder.folder)
    #expect(try program.run("init", "Mine", "--extends", "Catalogs/Standard", "--locales", "en,nl").status == 0)
    let adopted = try program.run("adopt", "--from", "iOS", "--to", "Mine")
    #expect(adopted.output.contains("1 × the platform's own word"), "\(adopted.output)")
    #expect(
      adopted.output.contains(
        #"the app prints words of 'apple': "wording": { "strings": "apple", "swift": "apple", "xcstrings": "apple" }"#))
    #expect(try folder.read("Mine/titles/nl.json").contains("delete") == false)
    let explained = try program.run("audit", "iOS", "--catalog", "Mine", "--explain", "iOS/V.swift:2")
    #expect(
      explained.output.contains(
        #"that is the word of 'apple': "wording": { "swift": "apple" } in catalog.json shows all"#),
      "\(explained.output)")
  }

  /// An iPhone app that says "Verwijder", and Android's with another word, or none.
  private static func twoPlatforms(dutch: String?) throws -> DiskCatalogue {
    let folder = try Self.app(german: [:], [:])
    try folder.write("\"delete\" = \"Delete\";\n", to: "iOS/en.lproj/Localizable.strings")
    try folder.write("\"delete\" = \"Verwijder\";\n", to: "iOS/nl.lproj/Localizable.strings")
    try folder.write(Self.swift(["delete"]), to: "iOS/V.swift")
    func resources(_ text: String) -> String { "<resources><string name=\"delete\">\(text)</string></resources>\n" }
    try folder.write(resources("Delete"), to: "Droid/res/values/strings.xml")
    if let dutch { try folder.write(resources(dutch), to: "Droid/res/values-nl/strings.xml") }
    try folder.write(
      "@Composable fun W() { TextButton(onClick = { delete() }) { Text(stringResource(R.string.delete)) } }",
      to: "Droid/W.kt")
    return folder
  }

  @Test("An Android app whose values folder is German is read and adopted as German")
  func readsGermanValues() throws {
    let folder = try Self.app(german: [:], [:])
    try folder.write(
      "<resources><string name=\"a\">Speichern</string><string name=\"b\">Abbrechen</string></resources>\n",
      to: "Droid/res/values/strings.xml")
    try folder.write(
      "@Composable fun W() {\n"
        + ["a", "b"].map { "TextButton(onClick = { run() }) { Text(stringResource(R.string.\($0))) }\n" }.joined()
        + "}\n",
      to: "Droid/W.kt")
    let program = Program(folder: folder.folder)
    let audited = try program.run(["audit", "Droid"] + Self.catalog)
    #expect(audited.output.contains("save certain title 'Speichern'"), "\(audited.output)")
    _ = try program.run("adopt", "--from", "Droid", "--catalog", "Catalogs/Standard", "--to", "Mine")
    #expect(try folder.read("Mine/catalog.json").contains(#""locales": ["de", "en"]"#))
    let explained = try program.run("audit", "Droid", "--catalog", "Mine", "--explain", "Droid/W.kt:2")
    #expect(!explained.output.contains("in en"), "\(explained.output)")
  }
}
