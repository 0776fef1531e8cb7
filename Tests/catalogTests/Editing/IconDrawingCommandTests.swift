import Foundation
import TestSupport
import Testing

/// `catalog add icon-set` with the drawings of a team's own icons.
@Suite("The drawings of a set") struct IconDrawingCommandTests {
  private let folder: DiskCatalogue
  private let program: Program

  init() throws {
    folder = try DiskCatalogue()
    program = Program(folder: folder.folder)
    try #require(try program.run("init", "Mine", "--extends", "Standard", "--locale", "en").status == 0)
  }

  private func draw(_ name: String, _ path: String, ending: String = "svg") throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='\(path)'/></svg>",
      to: "icons/\(name).\(ending)")
  }

  private func add(_ options: String...) throws -> Program.Result {
    try program.run(["add", "icon-set", "acme", "--from", "icons", "--catalog", "Mine"] + options)
  }

  /// An arrow that points left, and one that points right.
  private static let left = "M20 11H8l5-5-1.4-1.4L4 12l7.6 7.4L13 18l-5-5h12z"
  private static let right = "M4 11h12l-5-5 1.4-1.4L20 12l-7.6 7.4L11 18l5-5H4z"
  private static let can = "M6 7h12v14H6zM4 4h16v2H4z"

  @Test(
    "Arrows that point the other way than their names are named",
    arguments: [
      ("arrow-left", "arrow-right"), ("ArrowLeft", "ArrowRight"), ("ic_arrow_back_24", "ic_arrow_forward_24"),
      ("chevron-left", "chevron-right"),
    ])
  func findsTurnedArrows(back: String, next: String) throws {
    try draw(back, Self.left)
    try draw(next, Self.right)
    #expect(!(try add("--dry-run").error.contains("is drawn pointing")))
    try draw(back, Self.right)
    try draw(next, Self.left)
    let turned = try add("--dry-run").error
    #expect(turned.contains("'\(back)' of 'back' is drawn pointing right"), "\(turned)")
    #expect(turned.contains("'\(next)' of "), "\(turned)")
  }

  @Test(
    "A purpose with the drawing of one beside it is named, by the check too",
    arguments: [
      ("delete", "edit"), ("copy", "cut"), ("like", "unlike"), ("pin", "unpin"), ("play", "pause"), ("undo", "redo"),
      ("save", "cancel"), ("search", "settings"), ("mute", "unmute"), ("zoom-in", "zoom-out"),
    ])
  func findsCopies(first: String, second: String) throws {
    try draw(first, Self.can)
    try draw(second, Self.left)
    #expect(!(try add("--dry-run").error.contains("is drawn like")))
    try draw(second, Self.can)
    let added = try add("--mirrors", "\(first),\(second)")
    #expect(added.error.contains("' is drawn like '"), "\(added)")
    let checked = try program.run("check", "Mine", "--rule", "icon-collision").output
    #expect(checked.contains("this is also the glyph of"), "\(checked)")
  }

  @Test("An icon of one side is flipped right-to-left where the set has no counterpart")
  func flips() throws {
    try draw("reply", Self.left)
    try draw("trash", Self.can)
    #expect(try add().error.contains("flipped right-to-left, by their drawings: reply\n"))
    let inventory = try folder.read("Mine/icon-sets/acme.json")
    #expect(
      inventory.contains(#""rightToLeft": { "reply": "mirrors" }"#) && inventory.contains(#""symmetric": ["trash"]"#))
  }

  @Test("A list of proposals is written, filled in and applied")
  func reviews() throws {
    try draw("bin", Self.can)
    try draw("rubbish", Self.can)
    try draw("logo", Self.left)
    #expect(try add("--review", "icons.csv").output == "made icons.csv\n")
    #expect(try program.run("check", "Mine", "--rule", "unknown-icon").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.folder.appending(path: "Mine/icon-sets").path))
    let list = try folder.read("icons.csv")
    #expect(list.contains("delete,Delete,bin,exact,,\r\n") && list.contains(",,logo,unused,,\r\n"), "\(list)")
    #expect(try add("--review", "icons.csv").error.contains("'icons.csv' exists"))
    try folder.write(
      list.replacing("delete,Delete,bin,exact,,", with: "delete,Delete,bin,exact,,rubbish")
        .replacing(",,logo,unused,,", with: ",,logo,unused,,home"), to: "icons.csv")
    let applied = try add("--apply", "icons.csv")
    #expect(applied.status == 0, "\(applied)")
    let purposes = try folder.read("Mine/purposes.json")
    #expect(purposes.contains(#""delete": { "icons": { "acme": "rubbish" } }"#), "\(purposes)")
    #expect(purposes.contains(#""home": { "icons": { "acme": "logo" } }"#))
  }

  @Test(
    "Choices that cannot be followed are refused with their places",
    arguments: [
      ("rubish", "the set has no icon 'rubish'; did you mean 'rubbish'?"), ("a, b, c", "the set has no icon 'a'"),
    ])
  func refusesChoices(choice: String, message: String) throws {
    try draw("rubbish", Self.can)
    try folder.write(
      "purpose,title,icon,likeness,others,choice\r\ndelete,Delete,,none,,\"\(choice)\"\r\n", to: "icons.csv")
    let result = try add("--apply", "icons.csv")
    #expect(result.status == 2 && result.error.contains("icons.csv:2: \(message)"), "\(result)")
  }

  @Test(
    "Sets are taken from the files that teams have",
    arguments: [
      "Assets.xcassets/trash.imageset", "res/drawable/ic_trash_24.xml", "icons/trash.pdf", "package/IconTrash.js",
      "figma/Icon=Trash, Size=24.svg",
    ])
  func readsKinds(path: String) throws {
    switch path.split(separator: ".").last {
    case "imageset":
      try folder.write("{}", to: "icons/\(path)/Contents.json")
    case "xml":
      try folder.write(
        "<vector xmlns:android='http://schemas.android.com/apk/res/android' android:viewportWidth='24' android:viewportHeight='24'><path android:fillColor='#000' android:pathData='\(Self.can)'/></vector>",
        to: "icons/\(path)")
      try folder.write("<selector/>", to: "icons/res/drawable/button.xml")
    default: try folder.write("<svg><path d='\(Self.can)'/></svg>", to: "icons/\(path)")
    }
    let result = try add()
    #expect(result.status == 0 && !result.error.contains("left out"), "\(result)")
    #expect(try folder.read("Mine/purposes.json").contains("\"delete\""))
  }

  @Test("A sprite has its symbols' names")
  func readsSprites() throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg'><defs><symbol id='trash' viewBox='0 0 24 24'><path d='\(Self.can)'/></symbol></defs><symbol id='logo' viewBox='0 0 24 24'><path d='\(Self.left)'/></symbol></svg>",
      to: "sprite.svg")
    let added = try program.run("add", "icon-set", "acme", "--from", "sprite.svg", "--catalog", "Mine")
    #expect(added.status == 0, "\(added)")
    #expect(try folder.read("Mine/icon-sets/acme.json").contains(#""names": ["logo", "trash"]"#))
  }

  @Test("A pattern leaves out other files")
  func takesPatterns() throws {
    try draw("btn_trash_xl", Self.can)
    try draw("trash", Self.can)
    #expect(try add("--pattern", "btn_{name}_xl").status == 0)
    #expect(try folder.read("Mine/purposes.json").contains("btn_trash_xl"))
    #expect(try add("--pattern", "btn").error.contains("--pattern 'btn' has no {name}"))
  }
}
