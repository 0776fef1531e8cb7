import CatalogModel
import TestSupport
import Testing

@testable import CatalogFiles

/// Overlays: overridden, added and inherited definitions.
@Suite struct OverlayTests {
  @Test func inheritsEverythingElse() throws {
    let source = try read("App", ["App/catalog.json": Self.overlay()])
    #expect(source.report == [])
    #expect(source.manifest.name == "App")
    #expect(source.manifest.extends == "../Base")
    #expect(source.manifest.sourceLocale == .english)
    #expect(source.manifest.locales.map(\.identifier) == ["ar", "en"])
    #expect(source.manifest.iconSets == ["set"])
    #expect(source.manifest.limits == ["title": 15])
    #expect(source.purposes.map(\.identifier) == ["back", "delete"])
    #expect(source.text("back", in: "ar") == "رجوع")
    #expect(source.iconSets.map(\.name) == ["Set"])
    #expect(source.layers.map(\.folder) == ["App", "Base"])
  }

  /// An app's own key pattern wins; its foreign keys are added to those of the catalogue that it extends.
  @Test func mergesSettingsOfStringTables() throws {
    let base = #"{ "android": { "keys": "a_{purpose}", "foreign": ["share"] }, "arb": { "keys": "b_{purpose}" } }"#
    let own = #"{ "android": { "keys": "ds_{purpose}", "foreign": ["menu"] }, "gettext": { "foreign": ["File"] } }"#
    let source = try read(
      "App",
      [
        "App/catalog.json": Self.overlay(#", "stringTables": \#(own)"#),
        "App/Debug/catalog.json":
          #"{ "formatVersion": 1, "name": "Debug", "extends": "..", "stringTables": \#(base) }"#,
      ])
    let debug = try read(
      "App/Debug",
      [
        "App/catalog.json": Self.overlay(#", "stringTables": \#(base)"#),
        "App/Debug/catalog.json":
          #"{ "formatVersion": 1, "name": "Debug", "extends": "..", "stringTables": \#(own) }"#,
      ])
    #expect(source.report == [] && debug.report == [])
    #expect(source.manifest.stringTables("android").foreign == ["menu"])
    #expect(debug.manifest.stringTables("android").keys?.description == "ds_{purpose}")
    #expect(debug.manifest.stringTables("android").foreign == ["menu", "share"])
    #expect(debug.manifest.stringTables("arb").keys?.description == "b_{purpose}")
    #expect(debug.manifest.stringTables("gettext") == StringTableSettings(foreign: ["File"]))
    #expect(debug.manifest.stringTables("csv") == StringTableSettings())
  }

  @Test func overridesIconsTextsAndLimits() throws {
    let source = try read(
      "App",
      [
        "App/catalog.json": Self.overlay(#", "limits": { "counted": 20 }"#),
        "App/purposes.json":
          #"{ "delete": { "icons": { "set": "bin" }, "messages": { "counted": { "limit": 12 } } } }"#,
        "App/titles/en.json": #"{ "delete": { "title": "Bin it" } }"#,
      ])
    #expect(source.report == [])
    #expect(source.manifest.limits == ["title": 15, "counted": 20])
    let delete = source.purposes[1]
    #expect(delete.role == .destroy)
    #expect(delete.description == "Deletes.")
    #expect(delete.icons == ["set": .name("bin")])
    #expect(delete.messages.map(\.limit) == [nil, 12])
    #expect(delete.messages.map { $0.arguments.map(\.name) } == [[], ["count"]])
    #expect(source.text("delete", in: "en") == "Bin it")
    #expect(source.text("delete", "counted", in: "en") == "Delete {count}")
    #expect(source.text("delete", in: "ar") == "حذف")
    #expect(source.text("back", in: "en") == "Back")
  }

  /// Overriding one part of a message keeps the others.
  @Test func overridesPartsOfMessages() throws {
    let source = try read(
      "App",
      [
        "App/catalog.json": Self.overlay(),
        "App/purposes.json": """
        {
          "delete": {
            "messages": {
              "title": {},
              "counted": {
                "description": "How many.", "arguments": { "count": { "type": "integer", "maximum": 99 } }
              }
            }
          }
        }
        """,
      ])
    #expect(source.report == [])
    let counted = source.purposes[1].messages[1]
    #expect(counted.description == "How many.")
    #expect(counted.arguments.map(\.maximum) == [99])
    #expect(counted.limit == 30)
  }

  /// An app with a single icon set does not inherit icons of the other sets.
  @Test func inheritsIconsOfItsOwnSetsOnly() throws {
    let source = try read("App", ["App/catalog.json": Self.overlay(#", "iconSets": []"#)])
    #expect(source.report == [])
    #expect(source.purposes.map(\.icons) == [[:], [:]])
  }

  @Test func addsPurposesMessagesLocalesAndSets() throws {
    let source = try read(
      "App",
      [
        "App/catalog.json": Self.overlay(#", "locales": ["ar", "de", "en"], "iconSets": ["own", "set"]"#),
        "App/purposes.json": """
        {
          "add": { "role": "act", "description": "Adds.", "messages": { "title": {} }, "appearsWith": ["back"] },
          "back": { "messages": { "short": {} } }
        }
        """,
        "App/titles/de.json": #"{ "add": "Neu", "back": { "title": "Zurück", "short": "←" } }"#,
        "App/icon-sets/own.json":
          #"{ "name": "Own", "version": "2", "license": "MIT", "source": "…", "names": ["star"] }"#,
      ])
    #expect(source.report == [])
    #expect(source.purposes.map(\.identifier) == ["add", "back", "delete"])
    #expect(source.purposes[1].messages.map(\.name) == ["title", "short"])
    #expect(source.text("add", in: "de") == "Neu")
    #expect(source.text("back", "short", in: "de") == "←")
    #expect(source.text("delete", in: "de") == nil)
    #expect(source.iconSets.map(\.identifier) == ["own", "set"])
  }

  @Test func declaresFewerLocales() throws {
    let source = try read("App", ["App/catalog.json": Self.overlay(#", "locales": ["en"]"#)])
    #expect(source.report == [])
    #expect(source.manifest.locales == [.english])
    #expect(source.locales.count == 1)
    #expect(source.text("back", in: "en") == "Back")
  }

  @Test func extendsOverlays() throws {
    let source = try read(
      "App/Debug",
      [
        "App/catalog.json": Self.overlay(#", "limits": { "title": 12 }"#),
        "App/titles/en.json": #"{ "back": "Return", "delete": "Bin it" }"#,
        "App/Debug/catalog.json":
          #"{ "formatVersion": 1, "name": "Debug", "extends": "..", "limits": { "title": 10 } }"#,
        "App/Debug/titles/en.json": #"{ "back": "Pop" }"#,
      ])
    #expect(source.report == [])
    #expect(source.manifest.name == "Debug")
    #expect(source.manifest.limits == ["title": 10])
    #expect(source.text("back", in: "en") == "Pop")
    #expect(source.text("delete", in: "en") == "Bin it")
    #expect(source.text("delete", "counted", in: "en") == "Delete {count}")
    #expect(source.layers.map(\.folder) == ["App/Debug", "App", "Base"])
  }

  @Test(arguments: mistakes)
  func reports(files: [String: String], report: [String]) throws {
    let found = try read("App", files).report
    #expect(found == report)
  }

  @Test func limitsTheLengthOfPaths() throws {
    let longest = String(repeating: "x/", count: 1_749) + "y"
    for (path, isTooLong) in [(longest, false), (longest + "y/z", true)] {
      let found = try read(
        "App", ["App/catalog.json": #"{ "formatVersion": 1, "name": "App", "extends": "../\#(path)" }"#])
      let message = "unreadable-file: the path of 'extends' is longer than 3500 bytes; shorten it"
      #expect(found.report.contains { $0.hasSuffix(message) } == isTooLong)
    }
  }

  @Test func limitsTheNumberOfLayers() throws {
    for count in [31, 32] {
      var files: [String: String] = [:]
      for number in 0...count {
        let extends = number < count ? #", "extends": "../\#(number + 1)""# : ""
        files["\(number)/catalog.json"] = #"{ "formatVersion": 1, "name": "App"\#(extends) }"#
      }
      let message = "unreadable-file: more than 32 catalogues in a chain of 'extends'; remove this 'extends'"
      #expect(try read("0", files).report.contains { $0.hasSuffix(message) } == (count == 32))
    }
  }

  /// Every possible mistake in an overlay, and its report.
  private static let mistakes: [([String: String], [String])] = [
    (
      ["App/catalog.json": #"{ "formatVersion": 1, "name": "App", "extends": "." }"#],
      ["App/catalog.json:1:49: circular-extends: '.' is this catalogue itself; name another one, or remove 'extends'"]
    ),
    (
      [
        "App/catalog.json": #"{ "formatVersion": 1, "name": "App", "extends": "../Other" }"#,
        "Other/catalog.json": #"{ "formatVersion": 1, "name": "Other", "extends": "../App" }"#,
      ],
      [
        "Other/catalog.json:1:51: circular-extends: '../App' extends this catalogue in turn; remove one of the two 'extends'"
      ]
    ),
    (
      [
        "App/catalog.json": #"{ "formatVersion": 1, "name": "App", "extends": "../Bsae" }"#,
        "App/purposes.json": #"{ "back": { "icons": { "set": "bin" }, "appearsWith": ["delete"] } }"#,
        "App/titles/en.json": #"{ "back": "Return" }"#,
      ],
      [
        "App/catalog.json:1:49: unreadable-file: cannot extend '../Bsae': no file 'Bsae/catalog.json'; create it or correct its name"
      ]
    ),
    (
      ["App/catalog.json": Self.overlay(#", "locales": ["ar"]"#)],
      ["App/catalog.json:1:71: undeclared-locale: the source locale 'en' is not among the locales; add it to 'locales'"]
    ),
    (
      ["App/catalog.json": Self.overlay(), "App/titles/de.json": "{}"],
      [
        "App/catalog.json:1:1: undeclared-locale: titles/de.json belongs to a locale that 'locales' does not list; add it there or remove the file"
      ]
    ),
    (
      ["App/catalog.json": Self.overlay(), "App/purposes.json": #"{ "bakc": { "icons": {} } }"#],
      [
        "App/purposes.json:1:3: unknown-purpose: purpose 'bakc' is not inherited, and lacks 'role', 'description', 'messages'; did you mean 'back'?"
      ]
    ),
    (
      ["App/catalog.json": Self.overlay(), "App/titles/en.json": #"{ "bakc": "Return" }"#],
      ["App/titles/en.json:1:3: unknown-purpose: unknown purpose 'bakc'; did you mean 'back'?"]
    ),
    // The base renamed a purpose that the overlay still has by its former name.
    (
      [
        "App/catalog.json": Self.overlay(),
        "App/purposes.json": #"{ "erase": { "icons": { "set": "bin" } }, "back": { "appearsWith": ["erase"] } }"#,
        "App/headers.json":
          #"{ "kinds": { "page": { "description": "…", "title": "inline", "leading": ["hidden"], "leave": "pop" } } }"#,
        "App/screens.json": #"{ "list": { "title": "erase", "header": "page", "route": "/list" } }"#,
        "App/titles/en.json": #"{ "erase": "Bin it" }"#,
        "Base/purposes.json": SmallCatalogue.files["purposes.json"]?
          .replacing(#""description": "Deletes.","#, with: #""description": "Deletes.", "formerly": ["erase"],"#) ?? "",
      ],
      [
        "App/purposes.json:1:3: unknown-purpose: unknown purpose 'erase'; it is now 'delete'",
        "App/purposes.json:1:69: unknown-purpose: unknown purpose 'erase' in 'appearsWith'; it is now 'delete'",
        "App/screens.json:1:22: unknown-purpose: unknown purpose 'erase'; it is now 'delete'",
      ]
    ),
    (
      [
        "App/catalog.json": Self.overlay(), "App/titles/en.json": #"{ "erase": "Bin it" }"#,
        "Base/purposes.json": SmallCatalogue.files["purposes.json"]?
          .replacing(#""description": "Deletes.","#, with: #""description": "Deletes.", "formerly": ["erase"],"#) ?? "",
      ],
      ["App/titles/en.json:1:3: unknown-purpose: unknown purpose 'erase'; it is now 'delete'"]
    ),
    (
      ["App/catalog.json": Self.overlay(#", "iconSets": ["sets"]"#)],
      [
        "App/catalog.json:1:73: unreadable-file: icon set 'sets' has no inventory; did you mean 'set'?"
      ]
    ),
    (
      ["App/catalog.json": Self.overlay(), "Base/titles/ar.json": "{,}"],
      ["Base/titles/ar.json:1:2: json-syntax: extra comma; remove it"]
    ),
  ]

  /// `App/catalog.json` with additional fields.
  private static func overlay(_ fields: String = "") -> String {
    #"{ "formatVersion": 1, "name": "App", "extends": "../Base"\#(fields) }"#
  }

  /// Reads a catalogue beside `Base`, which is the small catalogue.
  private func read(_ folder: String, _ files: [String: String]) throws -> CatalogSource {
    let base = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Base/\($0)", $1) })
    return try SmallCatalogue.read(folder, of: base.merging(files) { $1 })
  }
}
