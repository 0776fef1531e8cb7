import Foundation
import Testing

/// `catalog remove purpose`, `remove message` and `remove screen`.
@Suite struct RemoveCommandTests {
  /// The example app in a folder that may be changed.
  private static func cycling() throws -> (folder: DiskCatalogue, program: Program) {
    let folder = try DiskCatalogue()
    try FileManager.default.createDirectory(
      at: folder.folder.appending(path: "Catalogs/Examples"), withIntermediateDirectories: true)
    for name in ["Standard", "Examples/Cycling"] {
      try FileManager.default.copyItem(
        at: Program.root.appending(path: "Catalogs/\(name)"), to: folder.folder.appending(path: "Catalogs/\(name)"))
    }
    return (folder, Program(folder: folder.folder.appending(path: "Catalogs/Examples")))
  }

  @Test("Nothing of a purpose is left in any file")
  func removesAPurpose() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let added = try program.run(
      "add", "purpose", "stop-here", "--role", "act", "--title", "Stop here", "--description", "Ends the ride here.",
      "--appears-with", "back")
    #expect(added.status == 0, "\(added.error)")
    try catalogue.write(
      #"{ "places": { "description": "…", "purposes": ["back", "stop-here"] } }"#, to: "places.json")
    try catalogue.write(#"{ "stop-here": { "synonyms": { "en": ["Halt"] } } }"#, to: "vocabulary.json")
    let removed = try program.run("remove", "purpose", "stop-here")
    #expect(removed.status == 0, "\(removed.output)\(removed.error)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: catalogue.folder.path).filter {
      $0.hasSuffix(".json")
    }
    for file in files { #expect(try !catalogue.read(file).contains("stop-here"), "\(file)") }
    #expect(try catalogue.read("purposes.json").contains("\"back\""))
  }

  @Test("A purpose that a screen shows stays, and the screen is named")
  func keepsAPurposeOfAScreen() throws {
    let (folder, program) = try Self.cycling()
    let before = try folder.read("Catalogs/Examples/Cycling/purposes.json")
    let result = try program.run("remove", "purpose", "save-route", "--catalog", "Cycling")
    #expect(result.status == 1, "\(result.output)\(result.error)")
    #expect(result.error.contains("screens show 'save-route'") || result.error.contains("screen shows 'save-route'"))
    #expect(result.error.hasSuffix("nothing was written\n"))
    // The advice works as it stands.
    let line = try #require(result.error.components(separatedBy: "\n").first)
    let words = try #require(line.components(separatedBy: "with: catalog ").last).components(separatedBy: " ")
    #expect(words.suffix(2) == ["--catalog", "Cycling"], "\(result.error)")
    let removed = try program.run(words)
    #expect(removed.status == 0, "\(removed.error)")
    #expect(try folder.read("Catalogs/Examples/Cycling/purposes.json") == before)
  }

  @Test(arguments: [
    (["purpose", "bakc"], "did you mean 'back'?"), (["screen", "hoem"], "unknown screen 'hoem'"),
  ])
  func namesTheNearest(arguments: [String], message: String) throws {
    let (folder, program) = try Self.cycling()
    let result = try program.run(["remove"] + arguments + ["--catalog", "Cycling"])
    #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
    withExtendedLifetime(folder) {}
  }

  @Test("An inherited purpose is not an overlay's to remove")
  func keepsAnInheritedPurpose() throws {
    let (folder, program) = try Self.cycling()
    let result = try program.run("remove", "purpose", "undo", "--catalog", "Cycling")
    #expect(result.status == 1, "\(result.error)")
    withExtendedLifetime(folder) {}
  }

  @Test("Texts of an overlay without an entry in its purposes.json are removed")
  func removesTextsOfAnOverlay() throws {
    let (folder, program) = try Self.cycling()
    let set = try program.run("set", "undo", "--locale", "de", "--title", "Zurücknehmen", "--catalog", "Cycling")
    #expect(set.status == 0, "\(set.error)")
    let result = try program.run("remove", "purpose", "undo", "--catalog", "Cycling")
    #expect(result.status == 0 && result.error == "", "\(result.error)")
    #expect(result.output == "changed Cycling/titles/de.json\n")
    #expect(try !folder.read("Catalogs/Examples/Cycling/titles/de.json").contains("\"undo\""))
  }

  @Test("A message is removed with its texts; a title and an inherited message are not")
  func removesAMessage() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let added = try program.run("add", "message", "back", "warning", "--text", "All is lost.")
    #expect(added.status == 0, "\(added.error)")
    #expect(
      try program.run("set", "back", "--locale", "de", "--message", "warning", "--text", "Alles ist weg.").status == 0)
    let removed = try program.run("remove", "message", "back", "warning")
    #expect(removed.status == 0, "\(removed.error)")
    for file in ["purposes.json", "titles/de.json", "titles/en.json"] {
      #expect(try !catalogue.read(file).contains("warning"))
    }
    #expect(try catalogue.read("titles/de.json") == "{\n  \"back\": \"Zurück\"\n}\n")
    let title = try program.run("remove", "message", "back", "title")
    #expect(title.status == 2 && title.error.contains("every purpose has a title"), "\(title.error)")

    let (folder, overlay) = try Self.cycling()
    let inherited = try overlay.run("remove", "message", "delete", "counted", "--catalog", "Cycling")
    #expect(inherited.status == 2 && inherited.error.contains("is inherited"), "\(inherited.error)")
    withExtendedLifetime(folder) {}
  }

  @Test func removesAScreen() throws {
    let (folder, program) = try Self.cycling()
    let list = try program.run("screen", "list", "--catalog", "Cycling", "--format", "json").output
    let screens = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
    let parents = Set(screens.compactMap { $0["parent"] as? String })
    let leaf = try #require(screens.compactMap { $0["screen"] as? String }.last { !parents.contains($0) })
    let removed = try program.run("remove", "screen", leaf, "--catalog", "Cycling")
    #expect(removed.status == 0, "\(removed.error)")
    #expect(try !program.run("screen", "list", "--catalog", "Cycling").output.contains("\(leaf) "))
    // Another screen is still beneath this one.
    let parent = try program.run("remove", "screen", "places", "--catalog", "Cycling")
    #expect(parent.status == 1 && parent.error.hasSuffix("nothing was written\n"), "\(parent.error)")
    #expect(parent.error.contains("beneath 'places': "), "\(parent.error)")
    // With all of them, no screen lacks its parent.
    let others = screens.compactMap { $0["screen"] as? String }.filter { $0 != leaf }
    let all = try program.run(["remove", "screen"] + others + ["--catalog", "Cycling"])
    #expect(all.status == 0, "\(all.error)")
    withExtendedLifetime(folder) {}
  }
  @Test("A locale is removed with its titles files; the source locale is not")
  func removesALocale() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    let shown = try program.run("remove", "locale", "de", "--dry-run")
    #expect(shown.status == 0 && shown.output.contains("+++ /dev/null"), "\(shown)")
    #expect(try catalogue.read("titles/de.json").contains("Zurück"))
    let removed = try program.run("remove", "locale", "de")
    #expect(removed.status == 0 && removed.output == "changed catalog.json\nremoved titles/de.json\n", "\(removed)")
    #expect(throws: (any Error).self) { try catalogue.read("titles/de.json") }
    #expect(try program.run("check").status == 0)
    let source = try program.run("remove", "locale", "en")
    #expect(source.status == 2 && source.error.contains("is the source locale"), "\(source.error)")
  }

  @Test("Nothing of a locale and of an icon set is left in any file")
  func removesReferences() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    try catalogue.write(#"{ "de": { "terms": { "back": { "words": ["Zurück"] } } } }"#, to: "glossary.json")
    try catalogue.write("<svg/>", to: "icons/back.svg")
    #expect(try program.run("add", "icon-set", "acme", "--from", "icons", "--mirrors", "back").status == 0)
    try catalogue.write(
      #"{ "back": { "synonyms": { "de": ["Heim"], "en": ["Home"] }, "icons": { "acme": ["home"] } } }"#,
      to: "vocabulary.json")
    #expect(try program.run("remove", "locale", "de").error == "")
    #expect(try catalogue.read("vocabulary.json").contains(#""synonyms": { "en": ["Home"] }"#))
    for file in ["catalog.json", "glossary.json", "vocabulary.json"] {
      #expect(try !catalogue.read(file).contains(#""de""#), "\(file)")
    }
    #expect(try program.run("remove", "icon-set", "acme").error == "")
    for file in ["catalog.json", "purposes.json", "vocabulary.json"] {
      #expect(try !catalogue.read(file).contains("acme"), "\(file)")
    }
    #expect(try program.run("check").status == 0)
  }

  @Test("Opposites, which need each other, are removed together")
  func removesOpposites() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    for (name, title, opposite) in [("follow", "Follow", []), ("unfollow", "Unfollow", ["--opposite", "follow"])] {
      let added = try program.run(
        ["add", "purpose", name, "--role", "act", "--title", title, "--description", "A verb."] + opposite)
      #expect(added.status == 0, "\(added.error)")
      #expect(try program.run("set", name, "--locale", "de", "--title", "\(title) (de)").status == 0)
    }
    #expect(try catalogue.read("purposes.json").contains(#""opposite": "unfollow""#))
    let one = try program.run("remove", "purpose", "follow", "--dry-run")
    #expect(one.status == 0 && one.error.hasPrefix("'unfollow' has no opposite any more\n"), "\(one.error)")
    let removed = try program.run("remove", "purpose", "follow", "unfollow", "follow")
    #expect(removed.status == 0, "\(removed.error)")
    #expect(removed.error == "overlays and apps that use 'follow' or 'unfollow' are not changed; update them too\n")
    #expect(try !catalogue.read("purposes.json").contains("follow"))
  }

  @Test func removesAnIconSet() throws {
    let catalogue = try DiskCatalogue()
    let program = Program(folder: catalogue.folder)
    for name in ["back", "x"] { try catalogue.write("<svg/>", to: "icons/\(name).svg") }
    let added = try program.run("add", "icon-set", "acme", "--from", "icons", "--mirrors", "back")
    #expect(added.status == 0, "\(added.error)")
    let removed = try program.run("remove", "icon-set", "acme")
    #expect(removed.status == 0 && removed.output.contains("removed icon-sets/acme.json\n"), "\(removed)")
    #expect(try !catalogue.read("purposes.json").contains("acme"))
    #expect(throws: (any Error).self) { try catalogue.read("icon-sets/acme.json") }
  }
}
