import Foundation
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
    (["acme", "--from", "nowhere"], "no folder 'nowhere'"), (["acme", "--from", "empty"], "has no SVG file"),
    (["lucide", "--from", "icons"], "already has the icon set 'lucide'"),
    (["My Set", "--from", "icons"], "kebab-case"),
  ])
  func refuses(arguments: [String], message: String) throws {
    let (folder, program) = try Self.project(["delete.svg"])
    try folder.write("", to: "empty/x.png")
    let result = try program.run(["add", "icon-set"] + arguments + ["--catalog", "Mine"])
    #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
  }

  @Test func saysWhatItLeavesOut() throws {
    let (folder, program) = try Self.project(["delete.svg", "two words.svg"])
    let result = try program.run("add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine")
    #expect(result.error.contains("icons/two words.svg: left out: a name of an icon has no spaces"), "\(result.error)")
    withExtendedLifetime(folder) {}
  }
}
