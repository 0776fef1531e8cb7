import Foundation
import Testing

/// `catalog add screen`: what it writes and what it refuses, and screens in `rename` and `diff`.
@Suite struct AddScreenCommandTests {
  private let catalogue: DiskCatalogue
  private let program: Program

  init() throws {
    let overlay = try EditedOverlay()
    (catalogue, program) = (overlay.catalogue, overlay.program)
  }

  private static let icons = [
    "sf-symbols=bicycle", "material-symbols=directions_bike", "fluent=vehicle_bicycle", "bootstrap-icons=bicycle",
    "lucide=bike",
  ].flatMap { ["--icon", $0] }

  private func add(_ arguments: String...) throws -> Program.Result {
    try program.run(["add", "screen"] + arguments + ["--catalog", "App"])
  }

  @Test func addsScreens() throws {
    let root = try add("home", "--header", "root", "--title", "list", "--route", "/", "--trailing", "search,share")
    #expect(root.status == 0, "\(root.error)")
    #expect(root.output == "made App/screens.json\n")
    let page = try add("entry", "--title", "{name}", "--parent", "home", "--route", "/entries/{name}")
    #expect(page.status == 0, "\(page.error)")
    let dialog = try add(
      "new-entry", "--header", "dialog", "--title", "add", "--confirm", "save", "--discard", "discard", "--parent",
      "home", "--presentation", "sheet", "--task", "simple")
    #expect(dialog.status == 0, "\(dialog.error)")
    let text = try catalogue.read("App/screens.json")
    #expect(
      text.hasSuffix(
        """
          "entry": { "title": "{name}", "parent": "home", "route": "/entries/{name}" },
          "home": { "header": "root", "title": "list", "trailing": ["search", "share"], "route": "/" },
          "new-entry": {
            "header": "dialog",
            "title": "add",
            "confirm": "save",
            "discard": "discard",
            "parent": "home",
            "presentation": "sheet",
            "task": "simple"
          }
        }

        """), "\(text)")
    #expect(try program.run("check", "App").status == 0)
  }

  @Test(
    "An impossible screen is refused with status 2",
    arguments: [
      (["Home", "--title", ""], "'Home' is not in kebab-case; write it like 'select-all'"),
      (["home", "--title", "serch"], "unknown purpose 'serch'; did you mean 'search'?"),
      (["home", "--title", "", "--header", "pge"], "the catalogue has no header 'pge'; did you mean 'page'?"),
      (["home", "--title", "", "--header", "dialog"], "a dialog needs a preferred action"),
      (["home", "--title", "", "--confirm", "save"], "only dialogs have a confirmation, and 'page' is not a dialog"),
      (["home", "--title", "", "--parent", "start"], "the catalogue has no screen 'start'"),
      (["home", "--title", "", "--route", "home"], "a route begins with '/'; add it"),
      (["home", "--title", "", "--presentation", "shet"], "unknown presentation 'shet'; did you mean 'sheet'?"),
      (["home", "--title", "", "--tab", "My Tab"], "'My Tab' is not in kebab-case"),
      (["home", "--title", "", "--trailing", "search,serch"], "unknown purpose 'serch'; did you mean 'search'?"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let result = try program.run(["add", "screen"] + arguments + ["--catalog", "App"])
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: "App/screens.json").path))
  }

  @Test func refusesASecondScreenOfThatName() throws {
    #expect(try add("home", "--title", "list", "--header", "root").status == 0)
    let again = try add("home", "--title", "")
    #expect(again.status == 2)
    #expect(again.error.contains("screen 'home' already exists; choose another identifier"))
  }

  /// A rename changes every bar that has the purpose, and a comparison reports it.
  @Test func followsRenamedPurposes() throws {
    let ride = [
      "add", "purpose", "ride", "--role", "navigate", "--description", "Leads to the rides.", "--title", "Ride",
      "--catalog", "App",
    ]
    #expect(try program.run(ride + Self.icons).status == 0)
    try catalogue.write(
      #"{ "rides": { "header": "root", "title": "ride", "trailing": [{ "purpose": "ride", "action": "go" }] } }"#,
      to: "App/screens.json")
    #expect(try program.run("rename", "purpose", "ride", "trip", "--catalog", "App").status == 0)
    let text = try catalogue.read("App/screens.json")
    #expect(text.contains(#""title": "trip""#) && text.contains(#"{ "purpose": "trip", "action": "go" }"#), "\(text)")
    #expect(!text.contains(#""ride""#))
  }
}
