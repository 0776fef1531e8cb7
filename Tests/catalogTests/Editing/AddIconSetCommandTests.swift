import Foundation
import TestSupport
import Testing

/// `catalog add icon-set`.
@Suite struct AddIconSetCommandTests {
  private static func project(_ files: [String]) throws -> (folder: DiskCatalogue, program: Program) {
    let folder = try DiskCatalogue()
    for file in files { try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "icons/\(file)") }
    let program = Program(folder: folder.folder)
    #expect(try program.run("init", "Mine", "--extends", "Standard", "--locale", "en").status == 0)
    return (folder, program)
  }

  @Test("Purposes get the icons that are called like them, or like their icons in other sets")
  func assignsIcons() throws {
    let (folder, program) = try Self.project(["delete.svg", "actions/share.svg", "plus.svg", "logo.svg", "readme.txt"])
    let added = try program.run(
      "add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine", "--only", "--name", "Acme icons")
    #expect(added.status == 0, "\(added.output)\(added.error)")
    #expect(added.error.contains("purposes have an icon of 'acme'; it lacks one for"), "\(added.error)")
    let inventory = try folder.read("Mine/icon-sets/acme.json")
    for name in ["\"delete\"", "\"share\"", "\"plus\"", "\"logo\"", "\"Acme icons\""] {
      #expect(inventory.contains(name))
    }
    #expect(try folder.read("Mine/catalog.json").contains(#""iconSets": ["acme"]"#))
    for (purpose, icon) in [("delete", "delete"), ("share", "share"), ("add", "plus")] {
      let shown = try program.run("lookup", purpose, "--locale", "en", "--catalog", "Mine", "--icons", "acme")
      #expect(shown.output.contains("acme  \(icon)"), "\(shown.output)\(shown.error)")
    }
    // The file is canonical, and only purposes without an icon are reported.
    let checked = try program.run("check", "Mine", "--quiet")
    let others = checked.output.split(separator: "\n").filter {
      $0.contains("error:") && !$0.contains("[missing-icon]")
    }
    #expect(others == [])
    #expect(!checked.output.contains("non-canonical"), "\(checked.output)")
  }

  @Test func keepsTheOtherSets() throws {
    let (folder, program) = try Self.project(["delete.svg"])
    #expect(try program.run("add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine").status == 0)
    let listed = try folder.read("Mine/catalog.json")
    #expect(listed.contains("\"lucide\"") && listed.contains("\"acme\""), "\(listed)")
  }

  @Test(arguments: [
    (["acme", "--from", "nowhere"], "no folder 'nowhere'"), (["acme", "--from", "empty"], "has no icon: no SVG file"),
    (["lucide", "--from", "icons"], "already has the icon set 'lucide'"),
    (["My Set", "--from", "icons"], "kebab-case"),
  ])
  func refuses(arguments: [String], message: String) throws {
    let (folder, program) = try Self.project(["delete.svg"])
    try folder.write("", to: "empty/x.png")
    let result = try program.run(["add", "icon-set"] + arguments + ["--catalog", "Mine"])
    #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
  }

  @Test func saysWhatItRenames() throws {
    let (folder, program) = try Self.project(["delete.svg", "Zoom In.svg"])
    let result = try program.run("add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine")
    #expect(result.error.contains("icons: 1 name with spaces got hyphens in their place"), "\(result.error)")
    #expect(try folder.read("Mine/purposes.json").contains(#""acme": "Zoom-In""#))
  }
  @Test("Purposes with a direction get the two icons of a pair, or one that mirrors")
  func assignsDirections() throws {
    let (folder, program) = try Self.project([
      "chevron-left.svg", "chevron-right.svg", "undo.svg", "redo.svg", "arrow-right.svg",
    ])
    let add = ["add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine", "--mirrors"]
    let unknown = try program.run(add + ["und"])
    #expect(unknown.status == 2 && unknown.error.contains("did you mean 'undo'?"), "\(unknown.error)")
    let added = try program.run(add + ["undo"])
    #expect(added.status == 0, "\(added.error)")
    #expect(added.error.contains("'redo' is not assigned to 'redo', which points along the reading direction"))
    #expect(try folder.read("Mine/icon-sets/acme.json").contains(#""rightToLeft": { "undo": "mirrors" }"#))
    let purposes = try folder.read("Mine/purposes.json")
    #expect(purposes.contains(#""acme": { "leftToRight": "chevron-left", "rightToLeft": "chevron-right" }"#))
    #expect(purposes.contains(#""undo": { "icons": { "acme": "undo" } }"#) && !purposes.contains("redo"))
  }

  @Test("Icons are also known by their names in sets that the overlay does not keep")
  func knowsOtherSets() throws {
    let (folder, program) = try Self.project(["chevron-left.svg", "chevron-right.svg", "x-lg.svg"])
    #expect(try program.run("init", "App", "--extends", "Standard", "--icon-sets", "sf-symbols").status == 0)
    let added = try program.run("add", "icon-set", "acme", "--from", "icons", "--catalog", "App", "--only")
    #expect(added.status == 0, "\(added.error)")
    #expect(try folder.read("App/purposes.json").contains(#""close": { "icons": { "acme": "x-lg" } }"#))
    let removed = try program.run("remove", "icon-set", "acme", "--catalog", "App")
    #expect(removed.error == "the catalogue had no other icon set, and inherits those of 'Standard' again\n")
  }

  @Test("The same set is taken again: new icons are added, and those that are gone are taken from their purposes")
  func updates() throws {
    let (folder, program) = try Self.project(["delete.svg", "share.svg", "undo.svg"])
    let add = ["add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine"]
    #expect(try program.run(add + ["--name", "Acme icons", "--mirrors", "undo"]).status == 0)
    try FileManager.default.removeItem(at: folder.folder.appending(path: "icons/share.svg"))
    try folder.write("<svg/>", to: "icons/search.svg")
    let again = try program.run(add)
    #expect(again.status == 0, "\(again.error)")
    #expect(again.error.contains("the folder no longer has the icons of share\n"), "\(again.error)")
    let inventory = try folder.read("Mine/icon-sets/acme.json")
    #expect(inventory.contains("Acme icons") && inventory.contains("mirrors") && inventory.contains("\"search\""))
    let purposes = try folder.read("Mine/purposes.json")
    #expect(purposes.contains("search") && purposes.contains("delete") && !purposes.contains("share"), "\(purposes)")
    #expect(try program.run(add).output == "nothing to change\n")
  }

  @Test("A set alone replaces the icons of other sets in the catalogue's own purposes")
  func replacesOtherSets() throws {
    let (folder, program) = try Self.project(["delete.svg", "ring.svg"])
    let purpose = [
      "add", "purpose", "ring", "--role", "act", "--title", "Ring", "--description", "Rings the bell.", "--catalog",
      "Mine",
    ]
    let icons = [
      "sf-symbols=bell", "material-symbols=notifications", "fluent=alert", "bootstrap-icons=bell", "lucide=bell",
    ]
    let added = try program.run(purpose + icons.flatMap { ["--icon", $0] })
    #expect(added.status == 0, "\(added.error)")
    let only = try program.run("add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine", "--only")
    #expect(only.status == 0 && only.error.contains("1 purpose lost the icons of other sets\n"), "\(only.error)")
    #expect(try folder.read("Mine/purposes.json").contains(#""icons": { "acme": "ring" }"#))
  }

  @Test("Links, broken files and second files of a name are left out")
  func countsIcons() throws {
    let (folder, program) = try Self.project(["delete.svg", "more/delete.svg"])
    try folder.write("<svg", to: "icons/save.svg")
    try folder.write("<html/>", to: "icons/share.svg")
    let icons = folder.folder.appending(path: "icons")
    try FileManager.default.createSymbolicLink(
      atPath: icons.appending(path: "trash.svg").path, withDestinationPath: "delete.svg")
    let added = try program.run("add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine")
    #expect(added.status == 0)
    for note in [
      "icons/save.svg: left out: it is not an SVG file: icons/save.svg:1:1: ",
      "icons/share.svg: left out: it is not an SVG file\n", "icons/trash.svg: left out: it is a link\n",
      "icons/more/delete.svg: left out: 'delete' is also icons/delete.svg\n",
    ] {
      #expect(added.error.contains(note), "\(added.error)")
    }
    #expect(try folder.read("Mine/icon-sets/acme.json").contains(#""names": ["delete"]"#))
  }

  @Test("A font's icons have the names of its glyphs, or of the words that become them; letters are left out")
  func readsFonts() throws {
    let (folder, program) = try Self.project([])
    try Data(IconFont.bytes).write(to: folder.folder.appending(path: "Acme.ttf"))
    let added = try program.run("add", "icon-set", "acme", "--from", "Acme.ttf", "--catalog", "Mine", "--only")
    #expect(added.status == 0, "\(added.output)\(added.error)")
    #expect(added.error.contains("Acme.ttf: left out: 1 glyph without a name"), "\(added.error)")
    let inventory = try folder.read("Mine/icon-sets/acme.json")
    #expect(inventory.contains(#""names": ["home", "trash"]"#), "\(inventory)")
    #expect(inventory.contains(#""source": "The font Acme.ttf.""#))
    let shown = try program.run("lookup", "home", "--locale", "en", "--catalog", "Mine", "--icons", "acme")
    #expect(shown.output.contains("acme  home"), "\(shown.output)")
  }

  @Test("A broken font is refused in words, however it is cut off")
  func refusesBrokenFonts() throws {
    let (folder, program) = try Self.project([])
    let bytes = IconFont.bytes
    let broken =
      stride(from: 0, to: bytes.count, by: 23).map { Array(bytes.prefix($0)) }
      + [Array("wOF2".utf8), Array("ttcf".utf8), bytes.map { $0 ^ 0x40 }]
    for (index, content) in broken.enumerated() {
      try Data(content).write(to: folder.folder.appending(path: "Broken\(index).ttf"))
      let added = try program.run(
        "add", "icon-set", "acme", "--from", "Broken\(index).ttf", "--catalog", "Mine", "--only", "--dry-run")
      #expect(added.status == 2 && added.error.hasPrefix("Error: 'Broken\(index).ttf'"), "\(index): \(added.error)")
    }
  }

  @Test("Bars draw the only set, and a catalogue without it inherits the others again")
  func setsThePlatforms() throws {
    let (folder, program) = try Self.project(["x.svg", "check.svg"])
    let added = try program.run("add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine", "--only")
    #expect(added.output.contains("made Mine/platforms.json"), "\(added.output)\(added.error)")
    #expect(try folder.read("Mine/platforms.json").contains(#""ios26": { "iconSet": "acme" }"#))
    _ = try program.run(
      "add", "screen", "home", "--catalog", "Mine", "--header", "root", "--title", "home", "--route", "/")
    let checked = try program.run("check", "Mine", "--rule", "unlisted-icon-set")
    #expect(checked.status == 0 && !checked.output.contains("warning:"), "\(checked.output)\(checked.error)")
    let removed = try program.run("remove", "icon-set", "acme", "--catalog", "Mine")
    #expect(removed.output.contains("removed Mine/platforms.json"), "\(removed.output)\(removed.error)")
    #expect(try !folder.read("Mine/catalog.json").contains("iconSets"))
    #expect(try program.run("lookup", "close", "--locale", "en", "--catalog", "Mine").output.contains("lucide"))
  }
}
