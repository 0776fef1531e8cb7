import CatalogFiles
import CatalogModel
import CheckTestSupport
import TestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// Differences between two catalogues, one kind of change at a time.
@Suite struct DifferenceTests {
  @Test func findsNothingInTheSame() throws {
    let difference = try ChangedCatalogue().difference()
    #expect(difference.isEmpty)
    #expect(difference.lines == [])
    #expect(difference.summary == [])
  }

  @Test func comparesHeadersAndScreens() throws {
    let files = RuleExample.base.merging([
      "headers.json": RuleExample.headers, "screens.json": #"{ "home": { "title": "back", "header": "root" } }"#,
    ]) { $1 }
    let changed = files.merging([
      "headers.json": RuleExample.headers.replacing("\"maximumTrailing\": 2", with: "\"maximumTrailing\": 1"),
      "screens.json":
        #"{ "city": { "title": "{city}", "parent": "home" }, "home": { "title": "delete", "header": "root" } }"#,
    ]) { $1 }
    let difference = CatalogDifference(
      from: ComparedCatalog(try SmallCatalogue.read(".", of: files)),
      to: ComparedCatalog(try SmallCatalogue.read(".", of: changed)))
    #expect(
      difference.screens.map { "\($0.field): \($0.value.old ?? "none") → \($0.value.new ?? "none")" } == [
        "headers.viewer.maximumTrailing: 2 → 1", "screens.city: none → title {city}, parent home",
        "screens.home.title: back → delete",
      ])
    #expect(
      DifferenceText.text(difference).contains("\nheaders and screens\n  headers.viewer.maximumTrailing: 2 → 1\n"))
    #expect(
      DifferenceJSON.text(difference).contains(#"{ "field": "screens.home.title", "old": "back", "new": "delete" }"#))
    #expect(DifferenceMarkdown.text(difference).contains("| `screens.home.title` | back | delete |"))
    #expect(difference.summary.contains("3 fields of headers and screens changed"))
  }

  @Test func namesThePlacesOfPurposes() throws {
    func places(_ purposes: String) throws -> ComparedCatalog {
      let text = #"{ "menu": { "description": "…", "purposes": [\#(purposes)] } }"#
      return ComparedCatalog(try SmallCatalogue.read(["places.json": text]))
    }
    let difference = CatalogDifference(from: try places(#""back""#), to: try places(#""delete""#))
    #expect(difference.lines == ["back: places: menu → none", "delete: places: none → menu"])
  }

  /// A change of the catalogue, and all lines of its report.
  @Test(
    arguments: [
      ChangedCatalogue("purposes.json", "\"navigate\"", becomes: "\"dismiss\"", ["back: role: navigate → dismiss"]),
      ChangedCatalogue(
        "purposes.json", "\"direction\": \"backward\",", becomes: "", ["back: direction: backward → none"]),
      ChangedCatalogue(
        "purposes.json", "Returns to", becomes: "Goes to",
        ["back: description: Returns to the previous screen. → Goes to the previous screen."]),
      ChangedCatalogue(
        "purposes.json", "\"appearsWith\": [\"save\"]", becomes: "\"appearsWith\": [\"back\"]",
        ["delete: appearsWith: save → back"]),
      ChangedCatalogue(
        "purposes.json", "\"maximum\": 9999", becomes: "\"maximum\": 99",
        [
          "delete: messages.counted.arguments: count: integer up to 9999 → count: integer up to 99"
        ]),
      ChangedCatalogue("purposes.json", ", \"limit\": 30", becomes: "", ["delete: messages.counted.limit: 30 → none"]),
      ChangedCatalogue(
        "purposes.json", "\"label\": {}", becomes: "\"label\": { \"description\": \"Narrow.\" }",
        [
          "save: messages.label.description: none → Narrow."
        ]),
      ChangedCatalogue(
        [
          "purposes.json": [", \"label\": {}": ""], "titles/en.json": [", \"label\": \"Save\"": ""],
          "titles/de.json": [", \"label\": \"OK\"": ""],
        ],
        ["save: messages.label: no arguments → none", "de: save.label: OK → none", "en: save.label: Save → none"]),
      // Texts, decoded from JSON and compared byte by byte.
      ChangedCatalogue("titles/en.json", "\"Back\"", becomes: "\"Return\"", ["en: back: Back → Return"]),
      ChangedCatalogue("titles/en.json", "\"Back\"", becomes: "\"B\\u0061ck\"", []),
      ChangedCatalogue(
        "titles/en.json", "\"Back\"", becomes: "{ \"title\": { \"text\": \"Back\", \"comment\": \"Verb.\" } }", []),
      ChangedCatalogue(
        "titles/de.json", "Zurück", becomes: "Zuru\u{308}ck",
        ["new warning not-normalized:back:title:de:*:*", "de: back: Zurück → Zuru\u{308}ck"]),
      ChangedCatalogue(
        "titles/de.json", "\"back\": \"Zurück\",", becomes: "",
        ["new error missing-title:back:title:de:*:*", "de: back: Zurück → none"]),
      // Icons and icon sets.
      ChangedCatalogue(
        "purposes.json", "\"set\": \"bin\"", becomes: "\"set\": \"trash\"", ["set: delete: bin → trash"]),
      ChangedCatalogue(
        "purposes.json", "\"icons\": { \"set\": \"disk\" },", becomes: "",
        [
          "new error missing-icon:save:*:*:*:set", "set: save: disk → none",
        ]),
      ChangedCatalogue("icon-sets/set.json", "\"version\": \"1\"", becomes: "\"version\": \"2\"", ["set: 1 → 2"]),
      ChangedCatalogue(
        "icon-sets/set.json", "\"arrow\": \"mirrors\"", becomes: "\"bin\": \"mirrors\", \"arrow\": \"semantic\"",
        ["set: arrow right-to-left: mirrors → semantic", "set: bin right-to-left: fixed → mirrors"]),
      // No purpose uses this icon.
      ChangedCatalogue(
        "icon-sets/set.json", "\"arrow\": \"mirrors\"", becomes: "\"arrow\": \"mirrors\", \"trash\": \"mirrors\"", []),
      ChangedCatalogue(
        ["catalog.json": ["\"iconSets\": [\"set\"]": "\"iconSets\": []"]],
        ["new warning unused-file:*:*:*:*:set"]
          + ["back", "delete", "save"].map { "new error unknown-icon:\($0):*:*:*:set" } + ["set: removed"]),
      // The manifest.
      ChangedCatalogue("catalog.json", "\"title\": 15", becomes: "\"title\": 20", ["limits.title: 15 → 20"]),
      ChangedCatalogue(
        "catalog.json", "\"limits\"",
        becomes:
          #""stringTables": { "arb": { "keys": "ds_{purpose}[_{message}]", "foreign": ["ds_save", "ds_back"] } }, "limits""#,
        ["stringTables.arb.keys: none → ds_{purpose}[_{message}]", "stringTables.arb.foreign: none → ds_back, ds_save"]),
      ChangedCatalogue(
        "catalog.json", "\"limits\"", becomes: #""numberingSystems": { "de": "latn" }, "limits""#,
        ["numberingSystems.de: none → latn"]),
      ChangedCatalogue(
        "catalog.json", "\"limits\"",
        becomes:
          #""wordings": { "apple": { "description": "Apple's words.", "titleCase": ["en"] } }, "wording": { "swift": "apple" }, "limits""#,
        ["wording.swift: none → apple", "wordings.apple: none → Apple's words.; en"]),
      ChangedCatalogue("catalog.json", "\"Shop\"", becomes: "\"Store\"", ["name: Shop → Store"]),
      ChangedCatalogue(
        "catalog.json", "[\"de\", \"en\"]", becomes: "[\"de\", \"en\", \"en-GB\"]",
        ["new note inherited-title:*:*:en-GB:*:*", "+ en-GB"]),
      ChangedCatalogue(
        "catalog.json", "\"limits\"",
        becomes: """
          "rules": {
            "title-too-long": { "severity": "error" },
            "edge-whitespace": { "exceptions": [{ "locales": ["de"], "reason": "It is a test." }] }
          }, "limits"
          """,
        [
          "gone warning edge-whitespace:delete:title:de:*:*",
          "rules.edge-whitespace.exceptions: none → de: It is a test.",
          "rules.title-too-long.severity: none → error",
        ]),
      // Findings, compared by their subjects instead of their places.
      ChangedCatalogue(
        "titles/de.json", "Zurück", becomes: "Zurück ",
        [
          "new warning edge-whitespace:back:title:de:*:*", "de: back: Zurück → Zurück ",
        ]),
      ChangedCatalogue(
        "titles/de.json", "\"Löschen \"", becomes: "\"Löschen\"",
        [
          "gone warning edge-whitespace:delete:title:de:*:*", "de: delete: Löschen  → Löschen",
        ]),
      ChangedCatalogue("titles/de.json", "{\n", becomes: "{\n\n\n", []),
      // A renamed purpose with the same texts.
      ChangedCatalogue(
        [
          "purposes.json": ["\"delete\": {": "\"remove\": {"], "titles/en.json": ["\"delete\": {": "\"remove\": {"],
          "titles/de.json": ["\"delete\": {": "\"remove\": {"],
        ], ["delete is remove"]),
      // The German title changed too, so it counts as a different purpose.
      ChangedCatalogue(
        [
          "purposes.json": ["\"delete\": {": "\"remove\": {"], "titles/en.json": ["\"delete\": {": "\"remove\": {"],
          "titles/de.json": ["\"delete\": { \"title\": \"Löschen \"": "\"remove\": { \"title\": \"Entfernen \""],
        ],
        [
          "new warning edge-whitespace:remove:title:de:*:*", "gone warning edge-whitespace:delete:title:de:*:*",
          "+ remove", "− delete", "de: delete: Löschen  → none",
          "de: delete.counted: {count, plural, one {# löschen} other {# löschen}} → none",
          "de: remove: none → Entfernen ",
          "de: remove.counted: none → {count, plural, one {# löschen} other {# löschen}}",
          "en: delete: Delete → none",
          "en: delete.counted: {count, plural, one {Delete # item} other {Delete # items}} → none",
          "en: remove: none → Delete",
          "en: remove.counted: none → {count, plural, one {Delete # item} other {Delete # items}}",
        ]),
    ])
  func reportsTheChange(change: ChangedCatalogue) throws {
    let difference = try change.difference()
    #expect(difference.lines == change.lines)
    #expect(difference.isEmpty == change.lines.isEmpty)
  }

  /// Compared in the opposite order, an added text is removed.
  @Test func reversesWithTheOrder() throws {
    let change = ChangedCatalogue("titles/de.json", "\"back\": \"Zurück\",", becomes: "", [])
    #expect(
      try change.difference(isTurned: true).lines == [
        "gone error missing-title:back:title:de:*:*", "de: back: none → Zurück",
      ])
  }

  /// Two purposes are removed and two with the same texts are added: the renames are ambiguous.
  @Test func reportsNoAmbiguousRename() throws {
    func files(_ names: [String]) -> [String: String] {
      let purposes = names.map {
        #""\#($0)": { "role": "act", "description": "Does it.", "icons": {}, "messages": { "title": {} } }"#
      }
      return [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "A", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
        "purposes.json": "{ \(purposes.joined(separator: ", ")) }",
        "titles/en.json": "{ \(names.map { "\"\($0)\": \"Do it\"" }.joined(separator: ", ")) }",
      ]
    }
    let difference = try CatalogDifference(from: .reading(files(["a", "b"])), to: .reading(files(["c", "d"])))
    #expect(difference.purposes.renamed.isEmpty)
    #expect(difference.purposes.added.map(\.identifier) == ["c", "d"])
    #expect(difference.purposes.removed.map(\.identifier) == ["a", "b"])
    let one = try CatalogDifference(from: .reading(files(["a", "b"])), to: .reading(files(["a", "d"])))
    #expect(one.purposes.renamed.map(\.new) == ["d"])
  }

  /// A purpose without texts is no evidence of a rename.
  @Test func reportsNoRenameWithoutTexts() throws {
    func files(_ name: String) -> [String: String] {
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "A", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
        "purposes.json":
          #"{ "\#(name)": { "role": "act", "description": "Does it.", "icons": {}, "messages": { "title": {} } } }"#,
        "titles/en.json": "{}",
      ]
    }
    let difference = try CatalogDifference(from: .reading(files("a")), to: .reading(files("b")))
    #expect(difference.purposes.renamed.isEmpty)
  }

  /// A finding stays the same if the other purpose in it is renamed.
  @Test func followsARenamedPurpose() throws {
    let change = ChangedCatalogue(
      [
        "purposes.json": ["\"save\": {": "\"keep\": {", "[\"save\"]": "[\"keep\"]"],
        "titles/en.json": ["\"save\": {": "\"keep\": {"], "titles/de.json": ["\"save\": ": "\"keep\": "],
      ], ["save is keep"])
    #expect(try change.difference().lines == change.lines)
  }

  @Test(arguments: [(Severity.error, false), (.warning, true), (.note, true)])
  func failsByNewFindings(threshold: Severity, fails: Bool) throws {
    let change = ChangedCatalogue("titles/de.json", "Zurück", becomes: "Zurück ", [])
    #expect(try change.difference().fails(at: threshold) == fails)
    #expect(try change.difference(isTurned: true).fails(at: threshold) == false)
  }

  @Test func countsWhatChanged() throws {
    let change = ChangedCatalogue(
      [
        "titles/de.json": ["Zurück": "Zurück ", "\"Löschen \"": "\"Löschen\""],
        "catalog.json": ["15": "16"], "purposes.json": ["navigate": "dismiss", "\"bin\"": "\"trash\""],
      ], [])
    #expect(
      try change.difference().summary == [
        "1 new warning", "1 warning gone", "1 purpose changed", "2 texts changed", "1 icon changed",
        "1 setting changed",
      ])
  }
}
