import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import CatalogSite

@Suite struct IconifyTests {
  private let small: Iconify

  init() throws { small = Iconify(try IconifyInput.small(IconifyInput.drawings)) }

  @Test func `Purposes are icons, and right-to-left drawings have a suffix`() throws {
    #expect(
      small.icons(named: ["back", "back-rtl", "gone", "delete"]).contains(
        "\"not_found\":[\"gone\"]"))
    #expect(small.svg("back")?.contains("M1 1") == true)
    #expect(small.svg("back-rtl")?.contains("M2 2") == true)
    #expect(small.svg("gone") == nil)
    #expect(
      try IconifyInput.small(IconifyInput.drawings).iconify.map(\.path) == [
        "collection", "collections", "small.json", "small/LICENSE.txt", "small/back-rtl.svg", "small/back.svg",
        "small/delete-rtl.svg", "small/delete.svg", "small/titles.json",
      ])
  }

  @Test func `A mirrored icon is an alias that flips, and former names are aliases`() throws {
    let purposes = try #require(SmallCatalogue.files["purposes.json"])
      .replacing("{ \"name\": \"trash\", \"locales\": { \"ar\": \"bin\" } }", with: "\"trash\"")
      .replacing("\"role\": \"destroy\",", with: "\"role\": \"destroy\", \"formerly\": [\"remove\"],")
    let iconify = Iconify(try IconifyInput.small(IconifyInput.drawings, changing: ["purposes.json": purposes]))
    #expect(iconify.all.contains("\"delete-rtl\":{\"parent\":\"delete\",\"hFlip\":true}"))
    #expect(iconify.all.contains("\"remove\":{\"parent\":\"delete\"},\"remove-rtl\":{\"parent\":\"delete-rtl\"}"))
    #expect(iconify.svg("remove-rtl")?.contains("<g transform=\"translate(16 0) scale(-1 1)\">") == true)
    #expect(iconify.icons(named: ["remove-rtl"]).contains("\"delete\":{\"body\""))
  }

  @Test func `Without drawings there are titles, an empty set and a notice`() throws {
    let input = try IconifyInput.small([:])
    let empty = Iconify(input)
    #expect(try input.iconify.map(\.path) == ["collection", "collections", "small.json", "small/titles.json"])
    #expect(empty.all.contains("\"icons\":{}"))
    #expect(empty.notice?.contains("--icon-assets") == true)
    #expect(small.notice == nil)
  }

  @Test(
    "Parameters change the drawing as Iconify's do",
    arguments: [
      (IconifyChanges(), "width=\"1em\" height=\"1em\" viewBox=\"0 0 16 16\""),
      (IconifyChanges(height: "24"), "width=\"24\" height=\"24\""), (IconifyChanges(height: "auto"), "height=\"16\""),
      (IconifyChanges(color: "#f00"), "fill=\"#f00\""),
      (IconifyChanges(flip: "horizontal"), "translate(16 0) scale(-1 1)"),
      (IconifyChanges(flip: "vertical"), "translate(0 16) scale(1 -1)"),
      (IconifyChanges(flip: "horizontal,vertical"), "rotate(180 8 8)"),
      (IconifyChanges(rotate: "90deg"), "rotate(90 8 8)"),
      (IconifyChanges(rotate: "3"), "rotate(-90 8 8)"), (IconifyChanges(box: true), "<rect x=\"0\""),
      (IconifyChanges(color: "url(http://example.com)"), "currentColor"),
      (IconifyChanges(color: "\"/><script>"), "currentColor"),
      (IconifyChanges(width: "1\" onload=\"x"), "width=\"1em\""), (IconifyChanges(rotate: "1e999"), "viewBox"),
    ])
  func changes(changes: IconifyChanges, part: String) throws {
    #expect(try #require(small.svg("back", changes)).contains(part))
  }

  @Test func `Icons are searched by titles, and sets by prefix`() throws {
    let search = PurposeSearch(try IconifyInput.small([:]).source)
    for query in ["Delete", "حذف"] {
      let found = search.find(try SearchQuery(query)) {}
      #expect(small.search(query, found: found).contains("\"icons\":[\"small:delete\"]"))
      #expect(small.search(query, found: found, prefixes: ["mdi"]).contains("\"total\":0"))
    }
    #expect(small.collections(prefixes: ["mdi"]) == "{}\n")
    #expect(small.collections(prefixes: ["sm-"]) == "{}\n")
    #expect(small.collections(prefixes: ["small"]) == small.collections())
  }

  @Test(arguments: [
    ("Standard", "standard"), ("My App's <Icons>", "my-app-s-icons"), ("TwoWords", "two-words"), ("目录", "catalog"),
  ])
  func `The prefix is in kebab case`(name: String, prefix: String) {
    #expect(SiteName(name).slug == prefix)
  }

  @Test func `The same input gives the same bytes`() throws {
    let (input, _) = try IconifyInput.standard.get()
    #expect(try input.iconify == input.iconify)
  }

  @Test func `The drawings have the paths of their sources`() throws {
    let (input, _) = try IconifyInput.standard.get()
    for (name, drawing) in input.artwork.drawings {
      let source = try String(contentsOfFile: "/usr/share/bootstrap-icons/svg/\(name).svg", encoding: .utf8)
      #expect(paths(drawing.body) == paths(source), "\(name)")
    }
  }

  private func paths(_ text: String) -> [Substring] { text.matches(of: #/ d="([^"]*)"/#).map(\.output.1) }

  @Test func `The set conforms to IconifyJSON`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.schema.utf8, to: "schema.json")
    try folder.write(Iconify(try IconifyInput.standard.get().input).all.utf8, to: "standard.json")
    try folder.write(Iconify(try IconifyInput.small([:])).all.utf8, to: "small.json")
    let schema = "\(folder.path)/schema.json"
    let files = ["standard.json", "small.json"].map { (schema: Optional(schema), file: "\(folder.path)/\($0)") }
    #expect(try SchemaValidator().problems(of: files) == [[], []])
  }

  /// https://iconify.design/docs/types/iconify-json.html and iconify-info.html
  private static let schema = """
    {
      "type": "object", "required": ["prefix", "icons"], "additionalProperties": false,
      "properties": {
        "prefix": { "$ref": "#/$defs/name" },
        "icons": { "type": "object", "propertyNames": { "$ref": "#/$defs/name" }, "additionalProperties": {
          "type": "object", "required": ["body"], "additionalProperties": false, "properties": {
            "body": { "type": "string", "minLength": 1 }, "width": { "type": "number", "exclusiveMinimum": 0 },
            "height": { "type": "number", "exclusiveMinimum": 0 }, "hFlip": { "type": "boolean" } } } },
        "aliases": { "type": "object", "propertyNames": { "$ref": "#/$defs/name" }, "additionalProperties": {
          "type": "object", "required": ["parent"], "additionalProperties": false, "properties": {
            "parent": { "$ref": "#/$defs/name" }, "hFlip": { "type": "boolean" } } } },
        "suffixes": { "type": "object", "additionalProperties": { "type": "string" } },
        "info": { "type": "object", "required": ["name", "author", "license"], "additionalProperties": false,
          "properties": {
            "name": { "type": "string" }, "total": { "type": "integer" }, "version": { "type": "string" },
            "author": { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } },
            "license": { "type": "object", "required": ["title"], "properties": { "title": { "type": "string" } } },
            "samples": { "type": "array", "items": { "type": "string" } }, "palette": { "type": "boolean" } } }
      },
      "$defs": { "name": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" } }
    }
    """
}
