import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// Screens that files in screens/ declare, a file for each feature.
@Suite struct ScreenFeatureTests {
  private func read(_ overlay: [String: String]) throws -> CatalogSource {
    var files = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Base/\($0.key)", $0.value) })
    files["Base/headers.json"] = """
      { "kinds": { "page": { "description": "A page.", "title": "inline", "leading": ["system"], "leave": "pop" } } }
      """
    files["Base/screens/trips.json"] = #"{ "trip": { "title": "back", "route": "/trip" } }"#
    files["App/catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "../Base" }"#
    for (path, text) in overlay { files["App/\(path)"] = text }
    return try SmallCatalogue.read("App", of: files)
  }

  /// An overlay's file gives the feature of a screen; its screens.json gives none.
  @Test func readsEachFile() throws {
    let source = try read([
      "screens.json": #"{ "home": { "title": "" }, "trip": { "title": "delete" } }"#,
      "screens/account.json": #"{ "login": { "title": "", "parent": "home" } }"#,
    ])
    #expect(source.report == [])
    #expect(source.screens.map(\.id) == ["home", "login", "trip"])
    #expect(source.features == ["login": "account", "trip": "trips"])
    #expect(source.screens[2].title == .purpose("delete") && source.screens[2].route?.text == "/trip")
    #expect(source.place(ofScreen: "login", "parent").file.path == "App/screens/account.json")
    #expect(source.place(ofScreen: "trip", "route").file.path == "Base/screens/trips.json")
    #expect(source.place(ofScreen: "trip", "title").file.path == "App/screens.json")
  }

  @Test(
    "Files that cannot be read as features",
    arguments: [
      (
        ["screens.json": #"{ "a": { "title": "" } }"#, "screens/b.json": "{\n  \"a\": { \"title\": \"\" }\n}"],
        ["App/screens/b.json:2:3: duplicate-key: screen 'a' is also in screens.json; keep one of the two"]
      ),
      (
        ["screens/b.json": #"{ "a": { "title": "" } }"#, "screens/c.json": #"{ "a": { "title": "" } }"#],
        ["App/screens/c.json:1:3: duplicate-key: screen 'a' is also in screens/b.json; keep one of the two"]
      ),
      (
        ["screens/My Trips.json": "{}"],
        [
          "App/catalog.json:1:1: wrong-type: 'screens/My Trips.json' is not named after a feature in kebab-case; "
            + "name it like 'screens/trip-planning.json'"
        ]
      ),
      (["screens/b.json": "[]"], ["App/screens/b.json:1:1: wrong-type: screens/b.json is an array; write an object"]),
      (["screens/.b.json": "["], []),
    ])
  func reportsMistakes(files: [String: String], problems: [String]) throws {
    #expect(try read(files).report == problems)
  }
}
