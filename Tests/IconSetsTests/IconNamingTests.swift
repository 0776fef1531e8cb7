import CatalogFiles
import CatalogModel
import Testing

@testable import IconSets

/// The names of files as the glyphs that they draw.
@Suite struct IconNamingTests {
  @Test(
    "The glyph of a set's names",
    arguments: [
      (["ic_trash", "ic_plus", "ic_share", "ic_close", "ic_arrow_left"], "ic_trash", "trash"),
      (["trash_24px", "plus_24px", "arrow_left_24px"], "arrow_left_24px", "arrow-left"),
      (["icon-trash", "icon-plus"], "icon-trash", "trash"), (["IconTrash", "IconPlus"], "IconTrash", "trash"),
      (["Trash", "ArrowLeft"], "ArrowLeft", "arrow-left"),
      (["acme-add", "acme-bin", "acme-cut", "acme-dot", "acme-eye"], "acme-bin", "trash"),
      (["trash-outline", "trash-filled"], "trash-filled", "trash"), (["trash-2"], "trash-2", "trash"),
      (["Magnifying_Glass"], "Magnifying_Glass", "search"),
      (["menu-open", "menu"], "menu-open", "menu-open"), (["icon"], "icon", "icon"), (["360"], "360", "360"),
    ])
  func glyphs(names: [String], name: String, glyph: String) {
    #expect(IconFileNames(Set(names)).glyph(of: name) == glyph)
  }

  @Test("The plainest drawing of a glyph comes first")
  func variants() {
    let names = IconFileNames(["trash-filled-24", "trash-16", "trash-24", "trash-24-filled", "plus-24"])
    #expect(names.byExact["trash"]?.first == "trash-24")
    #expect(names.variants(of: "trash-24") == ["trash-16", "trash-24-filled", "trash-filled-24"])
    #expect(names.glyphCount == 2)
  }

  @Test(
    "A pattern takes the name out of a form",
    arguments: [
      ("ic_{name}_24", "ic_trash_24", "trash"), ("ic_{name}_24", "trash", nil), ("{name}Icon", "TrashIcon", "Trash"),
      ("ic_{name}_24", "ic__24", nil),
    ] as [(String, String, String?)])
  func patterns(pattern: String, name: String, part: String?) throws {
    #expect(try #require(NamePattern(pattern)).name(in: name) == part)
  }

  @Test("A pattern has one name", arguments: ["ic_24", "{name}_{name}", ""])
  func refuses(pattern: String) { #expect(NamePattern(pattern) == nil) }

  @Test(
    "The names of files",
    arguments: [
      ("Icons/trash.svg", "trash"), ("Icon=Trash, Size=24.svg", "Trash"),
      ("Name=Arrow Left, Style=Outline.svg", "Arrow Left"),
      ("Trash/Size=24, Style=Filled.svg", "Trash"), ("Trash/Size=24.svg", "Trash"), ("a=b.svg", "b"),
      ("v1.2.svg", "v1.2"),
    ])
  func files(path: String, name: String) { #expect(IconFile.name(ofFile: path) == name) }

  @Test func modulesAndImageSets() {
    #expect(IconFile.nameOfModule("IconTrash.js") == "IconTrash")
    #expect(IconFile.nameOfModule("index.js") == nil && IconFile.nameOfModule("a.test.tsx") == nil)
    #expect(IconFile.nameOfImageSet("trash.imageset") == "trash" && IconFile.nameOfImageSet("trash") == nil)
  }
}
