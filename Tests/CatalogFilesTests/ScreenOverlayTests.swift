import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// An overlay's headers and screens, and those that it inherits.
@Suite struct ScreenOverlayTests {
  private static let base = [
    "catalog.json": SmallCatalogue.files["catalog.json", default: ""],
    "purposes.json": SmallCatalogue.files["purposes.json", default: ""],
    "headers.json": """
    {
      "dismissal": "cancel",
      "kinds": {
        "page": { "description": "A page.", "title": "inline", "leading": ["system", "back"], "leave": "pop" }
      }
    }
    """,
    "screens.json": #"{ "home": { "title": "back", "route": "/home", "task": "content" } }"#,
  ]

  private func read(_ overlay: [String: String]) throws -> CatalogSource {
    var files = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Base/\($0.key)", $0.value) })
    for (path, text) in Self.base { files["Base/\(path)"] = text }
    files["App/catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "../Base" }"#
    for (path, text) in overlay { files["App/\(path)"] = text }
    return try SmallCatalogue.read("App", of: files)
  }

  @Test func inheritsHeadersAndScreens() throws {
    let source = try read([:])
    #expect(source.report == [])
    #expect(source.headers.dismissal == .cancel)
    #expect(source.headers.kinds.map(\.kind) == [.page])
    #expect(source.screens.map(\.id) == ["home"])
  }

  /// A screen is overridden field by field; new screens are added.
  @Test func changesAndAddsScreens() throws {
    let source = try read([
      "screens.json":
        #"{ "city": { "title": "{city}", "parent": "home" }, "home": { "title": "delete" } }"#
    ])
    #expect(source.report == [])
    #expect(source.screens.map(\.id) == ["city", "home"])
    #expect(source.screens[1].title == .purpose("delete"))
    #expect(source.screens[1].route?.text == "/home")
    #expect(source.screens[1].task == .content)
    #expect(source.place(ofScreen: "home", "title").file.path == "App/screens.json")
    #expect(source.place(ofScreen: "home", "route").file.path == "Base/screens.json")
  }

  /// An overlay's kind of header contains only its differences from the inherited kind.
  @Test func addsAndChangesHeaders() throws {
    let source = try read([
      "headers.json": """
      {
        "dismissal": "cross",
        "kinds": {
          "form": { "extends": "wide", "description": "A form.", "maximumTrailing": 1 },
          "page": { "leading": ["system", "hidden"], "reason": "The map hides its bar." },
          "wide": { "extends": "page", "maximumTrailing": 3 }
        }
      }
      """
    ])
    #expect(source.report == [])
    #expect(source.headers.dismissal == .cross)
    #expect(source.headers.kinds.map(\.kind.rawValue) == ["form", "page", "wide"])
    let form = try #require(source.headers["form"])
    #expect(form.leading == [.system, .hidden] && form.maximumTrailing == 1 && form.loosened == [])
    #expect(source.headers[.page]?.loosened == ["leading"])
    #expect(source.headers[.page]?.reason == "The map hides its bar.")
    #expect(source.headers.base(of: "form") == .page)
  }

  /// If the base is unreadable, purposes that seem missing may be in it.
  @Test func doesNotMissPurposesOfAnUnreadableBase() throws {
    let source = try SmallCatalogue.read(
      "App",
      of: [
        "App/catalog.json":
          #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
        "App/headers.json": Self.base["headers.json", default: ""],
        "App/screens.json": #"{ "home": { "title": "share" } }"#,
      ])
    #expect(source.problems.map(\.kind) == [.unreadableFile])
  }
}
