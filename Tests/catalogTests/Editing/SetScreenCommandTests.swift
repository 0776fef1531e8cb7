import Foundation
import TestSupport
import Testing

/// `catalog set screen`, `add place` and `keep purpose`: what they write and what they refuse.
@Suite struct SetScreenCommandTests {
  private let catalogue: DiskCatalogue
  private let program: Program

  /// An overlay with two screens.
  init() throws {
    let overlay = try EditedOverlay()
    (catalogue, program) = (overlay.catalogue, overlay.program)
    let home = try program.run(
      "add", "screen", "home", "--header", "root", "--title", "list", "--route", "/", "--catalog", "App")
    #expect(home.status == 0, "\(home)")
    let edit = try program.run(
      "add", "screen", "new-entry", "--header", "dialog", "--title", "add", "--confirm", "save", "--discard", "discard",
      "--parent", "home", "--presentation", "sheet", "--catalog", "App")
    #expect(edit.status == 0, "\(edit)")
  }

  private func set(_ arguments: String..., in catalog: String = "App") throws -> Program.Result {
    try program.run(["set", "screen"] + arguments + ["--catalog", catalog])
  }

  @Test("Only the named fields change; an empty value removes a field")
  func changesFields() throws {
    #expect(try set("home", "--trailing", "search,share", "--task", "content").output == "changed App/screens.json\n")
    #expect(try set("new-entry", "--confirm", "done", "--discard", "").status == 0)
    let text = try catalogue.read("App/screens.json")
    let home = try #require(text.firstMatch(of: /"home": \{[^}]*\}/)).0.filter { !$0.isWhitespace }
    #expect(
      home == #""home":{"header":"root","title":"list","trailing":["search","share"],"route":"/","task":"content"}"#)
    #expect(text.contains(#""confirm": "done""#) && !text.contains("discard"), "\(text)")
    #expect(try set("home", "--task", "content").output == "nothing to change\n")
  }

  @Test("An item that stays keeps its fields")
  func keepsItems() throws {
    let path = "App/screens.json"
    let item = #""trailing": [{ "purpose": "share", "action": "send" }]"#
    try catalogue.write(
      try catalogue.read(path).replacing(#""title": "list", "#, with: #""title": "list", \#(item), "#), to: path)
    #expect(try set("home", "--task", "content").status == 0)
    #expect(try catalogue.read(path).contains(item))
  }

  @Test("An overlay overrides an inherited screen, also with the default")
  func overrides() throws {
    #expect(try program.run("init", "Sub", "--extends", "App", "--locales", "en").status == 0)
    let changed = try set(
      "new-entry", "--header", "page", "--confirm", "", "--discard", "", "--presentation", "push", in: "Sub")
    #expect(changed.status == 2 && changed.error.contains("is inherited with a field that an empty value would remove"))
    let pushed = try set("new-entry", "--presentation", "full-screen", in: "Sub")
    #expect(pushed.status == 0, "\(pushed)")
    #expect(try catalogue.read("Sub/screens.json").contains(#""new-entry": { "presentation": "full-screen" }"#))
    #expect(try set("home", "--header", "page", in: "Sub").status == 0)
    #expect(try catalogue.read("Sub/screens.json").contains(#""home": { "header": "page" }"#))
  }

  @Test(
    "What cannot be is refused, and nothing is written",
    arguments: [
      (["hom", "--task", "steps"], "the catalogue has no screen 'hom'"),
      (["home", "--parent", "hom"], "the catalogue has no screen 'hom'"), (["home", "--header", "modal"], "modal"),
      (["home", "--confirm", "save"], "save"), (["new-entry", "--confirm", ""], "--confirm"),
      (["home", "--presentation", "sheets"], "did you mean 'sheet'?"), (["home", "--tab-order", "0"], "counts from 1"),
      (["home", "--route", "pages"], "a route begins with '/'"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let before = try catalogue.read("App/screens.json")
    let result = try program.run(["set", "screen"] + arguments + ["--catalog", "App"])
    #expect(result.status == 2 && result.error.contains(message), "\(result)")
    #expect(try catalogue.read("App/screens.json") == before)
  }

  @Test("'screen set' is the same, and 'set screen --title' changes a purpose of that name")
  func hasTwoNames() throws {
    #expect(try program.run("screen", "set", "home", "--task", "steps", "--catalog", "App").status == 0)
    #expect(try catalogue.read("App/screens.json").contains(#""task": "steps""#))
    let purpose = try program.run("set", "screen", "--locale", "en", "--title", "Screen", "--catalog", "App")
    #expect(purpose.status == 2 && purpose.error.contains("unknown purpose 'screen'"), "\(purpose)")
    #expect(try program.run("help", "set", "screen").output.contains("USAGE: catalog screen set"))
  }

  // MARK: Places

  @Test func declaresAPlace() throws {
    let add = ["add", "place", "entry-menu", "--catalog", "App"]
    let nameless = try program.run(add + ["--purposes", "share,delete"])
    #expect(nameless.status == 2 && nameless.error.contains("to declare it, add --description"), "\(nameless)")
    #expect(
      try program.run(add + ["--purposes", "share,delete", "--description", "The menu of an entry."]).status == 0)
    #expect(try program.run(add + ["--purposes", "edit"]).status == 0)
    let places = try catalogue.read("App/places.json")
    #expect(
      places.contains(
        #""entry-menu": { "description": "The menu of an entry.", "purposes": ["delete", "edit", "share"] }"#),
      "\(places)")
    // A place of the extended catalogue gets them too.
    #expect(try program.run("add", "place", "app-menu", "--purposes", "share", "--catalog", "App").status == 0)
    #expect(try catalogue.read("App/places.json").contains(#""app-menu": { "purposes": ["share"] }"#))
    #expect(try program.run("check", "App").status == 0)
  }

  // MARK: Kept purposes

  @Test func keepsAPurpose() throws {
    let all = try program.run("keep", "purpose", "share", "--catalog", "App")
    #expect(all.status == 0 && all.output == "nothing to change: the catalogue has them already\n", "\(all)")
    let manifest = try catalogue.read("App/catalog.json")
    try catalogue.write(
      manifest.replacing(
        #""extends": "Standard","#, with: #""extends": "Standard", "purposes": ["add", "discard", "list", "save"],"#),
      to: "App/catalog.json")
    let left = try program.run("set", "screen", "home", "--trailing", "follow", "--catalog", "App")
    #expect(left.status == 2, "\(left)")
    #expect(try program.run("keep", "purpose", "follow", "--catalog", "App").status == 0)
    #expect(try catalogue.read("App/catalog.json").contains(#"["add", "discard", "follow", "list", "save"]"#))
    // Its opposite comes with it.
    #expect(try program.run("lookup", "unfollow", "--locale", "en", "--catalog", "App").status == 0)
    let unknown = try program.run("keep", "purpose", "folow", "--catalog", "App")
    #expect(unknown.status == 2 && unknown.error.contains("did you mean 'follow'?"), "\(unknown)")
    let base = try program.run("keep", "purpose", "follow", "--catalog", "Standard")
    #expect(base.status == 2, "\(base)")
  }

  // MARK: Companions

  @Test("Two new purposes that appear together are added one after the other")
  func addsCompanions() throws {
    let icons = [
      "sf-symbols=bicycle", "material-symbols=directions_bike", "fluent=vehicle_bicycle", "bootstrap-icons=bicycle",
      "lucide=bike",
    ].flatMap { ["--icon", $0] }
    func add(_ name: String, with companion: String?) throws -> Program.Result {
      try program.run(
        [
          "add", "purpose", name, "--role", "navigate", "--title", name.capitalized, "--description", "Opens it.",
          "--catalog", "App",
        ]
          + (companion.map { ["--appears-with", $0] } ?? []) + icons)
    }
    let early = try add("books", with: "inbox")
    #expect(
      early.status == 2
        && early.error.contains("leave --appears-with out here; '--appears-with books' of 'inbox' says it of both"),
      "\(early)")
    #expect(try add("books", with: nil).status == 0)
    #expect(try add("inbox", with: "books").status == 0)
    let check = try program.run("check", "App")
    #expect(check.output.contains("icon-collision"), "the two are compared: \(check)")
  }
}
