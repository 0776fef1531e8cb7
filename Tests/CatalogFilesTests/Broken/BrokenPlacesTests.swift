import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// Every possible mistake in places.json, with its place and message; and an overlay's places.
@Suite struct BrokenPlacesTests {
  private static func row(_ places: String, _ report: String...) -> BrokenCatalogue {
    BrokenCatalogue(["places.json": places], report: report.map { "places.json:1:\($0)" })
  }

  private static let many = (0..<251).map { "\"p-\($0)\"" }.joined(separator: ", ")

  @Test(
    "A wrong places.json is reported by place",
    arguments: [
      row("[]", "1: wrong-type: places.json is an array; write an object"),
      row(#"{ "menu": ["back"] }"#, "11: wrong-type: place 'menu' is an array; write an object"),
      row(
        #"{ "Menu": { "purposes": [] } }"#,
        "3: wrong-type: place 'Menu' is not in kebab-case; write it like 'edit-menu'"),
      row(
        #"{ "menu": { "purposes": ["back"] } }"#, "11: missing-field: place 'menu' has no field 'description'; add it"),
      row(#"{ "menu": { "description": "…" } }"#, "11: missing-field: place 'menu' has no field 'purposes'; add it"),
      row(
        #"{ "menu": { "description": " ", "purposes": [] } }"#,
        "28: wrong-type: 'description' of place 'menu' is empty; write it"),
      row(
        #"{ "menu": { "description": "…", "purposes": ["bakc"] } }"#,
        "46: unknown-purpose: unknown purpose 'bakc'; did you mean 'back'?"),
      row(
        #"{ "menu": { "description": "…", "purposes": ["back", "back"] } }"#,
        "54: duplicate-key: purpose 'back' is listed twice in 'menu'; keep one"),
      row(
        #"{ "menu": { "description": "…", "purposes": "back" } }"#,
        "45: wrong-type: 'purposes' of place 'menu' is a string; write an array"),
      row(
        #"{ "menu": { "description": "…", "seen": [], "purposes": [] } }"#,
        "33: unknown-field: unknown field 'seen'; remove it"),
      row(
        #"{ "menu": { "description": "…", "titlesOnly": 1, "purposes": [] } }"#,
        "47: wrong-type: 'titlesOnly' of place 'menu' is a number; write true or false"),
      row(
        #"{ "menu": { "description": "…", "purposes": [] }, "menu": { "description": "…", "purposes": [] } }"#,
        "51: duplicate-key: duplicate key 'menu'; first at line 1; keep one"),
    ])
  func reports(catalogue: BrokenCatalogue) throws { try catalogue.check() }

  /// The number of pairs is quadratic.
  @Test func limitsAPlace() throws {
    let places = #"{ "menu": { "description": "…", "purposes": [\#(Self.many)] } }"#
    let source = try SmallCatalogue.read(["places.json": places])
    #expect(
      source.problems.contains {
        $0.message == "place 'menu' has 251 purposes and at most 250 can be compared; split it"
      })
  }

  @Test("A catalogue without places.json has no places")
  func isOptional() throws { #expect(try SmallCatalogue.read().places.isEmpty) }

  /// An overlay adds purposes to a place of its base, and adds other places.
  @Test func overlays() throws {
    var files = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Base/\($0.key)", $0.value) })
    files["Base/places.json"] = #"{ "menu": { "description": "A menu.", "seenIn": ["HIG"], "purposes": ["back"] } }"#
    files["App/catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "locales": ["en"] }"#
    files["App/places.json"] = #"""
      {
        "bar": { "description": "A bar.", "titlesOnly": true, "purposes": ["delete"] },
        "menu": { "seenIn": ["App"], "purposes": ["delete"] }
      }
      """#
    let source = try SmallCatalogue.read("App", of: files)
    #expect(source.report == [])
    #expect(
      source.places == [
        PurposePlace(identifier: "bar", description: "A bar.", showsTitlesOnly: true, purposes: ["delete"]),
        PurposePlace(
          identifier: "menu", description: "A menu.", seenIn: ["HIG", "App"], purposes: ["back", "delete"]),
      ])
    let neighbours = Neighbours(of: source)
    #expect(neighbours.of("back") == ["delete"] && neighbours.areTogether("delete", "back"))
  }
}
