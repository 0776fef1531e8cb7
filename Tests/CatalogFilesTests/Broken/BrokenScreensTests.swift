import TestSupport
import Testing

@testable import CatalogFiles

/// Every possible mistake in headers.json and screens.json, with its place and message.
@Suite struct BrokenScreensTests {
  @Test("A wrong headers.json is reported by place", arguments: headers)
  func reportsHeaders(catalogue: BrokenCatalogue) throws { try catalogue.check() }

  @Test("A wrong screens.json is reported by place", arguments: screens)
  func reportsScreens(catalogue: BrokenCatalogue) throws { try catalogue.check() }

  /// A kind of header that the screens of the rows use.
  private static let page = #""page": { "description": "…", "title": "inline", "leading": ["system"], "leave": "pop" }"#

  private static func headers(_ kinds: String, _ report: String...) -> BrokenCatalogue {
    BrokenCatalogue(["headers.json": "{ \"kinds\": { \(kinds) } }"], report: report)
  }

  private static func screens(_ screens: String, _ report: String...) -> BrokenCatalogue {
    BrokenCatalogue(
      ["headers.json": "{ \"kinds\": { \(page) } }", "screens.json": "{ \(screens) }"], report: report)
  }

  static let headers = [
    BrokenCatalogue(
      ["headers.json": #"{ "dismissal": "crosses" }"#],
      "headers.json:1:16: wrong-type: unknown dismissal 'crosses'; did you mean 'cross'?"),
    BrokenCatalogue(
      ["headers.json": "[]"], "headers.json:1:1: wrong-type: headers.json is an array; write an object"),
    headers(
      #""Page": {}"#,
      "headers.json:1:14: wrong-type: header 'Page' is not in kebab-case; write it like 'full-page'"),
    headers(
      #""page": { "description": "…", "title": "inline", "leave": "pop" }"#,
      "headers.json:1:22: missing-field: header 'page' has no field 'leading'; add it"),
    headers(
      #""page": { "description": "…", "title": "big", "leading": ["left"], "leave": "pop", "input": 1, "#
        + #""maximumTrailing": -1 }"#,
      "headers.json:1:53: wrong-type: unknown title 'big'; use one of prominent, inline",
      "headers.json:1:72: wrong-type: unknown leading 'left'; use one of system, back, close, hidden, policy",
      "headers.json:1:106: wrong-type: 'input' of header 'page' is a number; write true or false",
      "headers.json:1:128: wrong-type: 'maximumTrailing' of header 'page' is not a whole number of at least 0; "
        + "write one"),
    headers(
      #"\#(page), "form": { "extends": "paeg" }"#,
      "headers.json:1:125: unknown-header: header 'form' extends the unknown header 'paeg'; did you mean 'page'?"),
    headers(
      #""a": { "extends": "b" }, "b": { "extends": "a" }"#,
      "headers.json:1:32: unknown-header: header 'a' extends itself in a circle; remove one 'extends'",
      "headers.json:1:57: unknown-header: header 'b' extends itself in a circle; remove one 'extends'"),
  ]

  static let screens = [
    screens(
      #""Home": { "title": "" }"#,
      "screens.json:1:3: wrong-type: screen 'Home' is not in kebab-case; write it like 'new-itinerary'"),
    screens(
      #""home": {}"#,
      "screens.json:1:3: missing-field: screen 'home' has no field 'title'; add a purpose's identifier, '{city}', or ''"
    ),
    screens(
      #""home": { "title": "", "route": "/home/{tab" }"#,
      "screens.json:1:35: wrong-type: route '/home/{tab': '{' is never closed; add '}'"),
    screens(
      #""home": { "title": "bakc" }"#,
      "screens.json:1:22: unknown-purpose: unknown purpose 'bakc'; did you mean 'back'?"),
    screens(
      #""home": { "title": "{City}" }"#,
      "screens.json:1:22: wrong-type: title '{City}' is neither a purpose nor an argument; write a purpose's "
        + "identifier, '{city}', or '' for no title"),
    screens(
      #""home": { "title": "", "header": "pge", "parent": "hme" }"#,
      "screens.json:1:36: unknown-header: unknown header 'pge'; did you mean 'page'?",
      "screens.json:1:53: unknown-screen: unknown screen 'hme'; did you mean 'home'?"),
    screens(
      #""home": { "title": "", "leading": ["back", "delete"] }"#,
      "screens.json:1:37: wrong-type: 'leading' is a list, and a bar has at most one leading item; write the item alone"
    ),
    screens(
      #""home": { "title": "", "trailing": "back" }"#,
      "screens.json:1:38: wrong-type: 'trailing' is a string; write an array"),
    screens(
      #""home": { "title": "", "trailing": [{ "purpose": "back", "icon": "x" }, { "action": "go" }, 1] }"#,
      "screens.json:1:68: unknown-field: an item has no image: its purpose has the icon; remove it, or change the "
        + "purpose's icon",
      "screens.json:1:75: missing-field: an element of 'trailing' has no field 'purpose'; add it",
      "screens.json:1:95: wrong-type: an element of 'trailing' is a number; write an object"),
    screens(
      #""home": { "title": "", "presentation": "popup" }"#,
      "screens.json:1:42: wrong-type: unknown style 'popup'; use one of push, sheet, full-screen, custom"),
    screens(
      #""home": { "title": "", "presentation": { "style": "custom", "grabber": true } }"#,
      "screens.json:1:74: unknown-field: 'grabber' says nothing about the style 'custom'; remove it",
      "screens.json:1:53: missing-field: the style 'custom' has no name; write { \"style\": \"custom\", \"name\": … }"
    ),
    screens(
      #""home": { "title": "", "presentation": { "style": "sheet", "detents": ["small", 2], "cornerRadius": -1 } }"#,
      "screens.json:1:74: wrong-type: a detent is 'medium', 'large', or a share of the height above 0 and at most 1; "
        + "write one of them",
      "screens.json:1:83: wrong-type: a detent is 'medium', 'large', or a share of the height above 0 and at most 1; "
        + "write one of them",
      "screens.json:1:103: wrong-type: 'cornerRadius' is not a number of points from 0 to 1000; write one"),
    screens(
      #""home": { "title": "", "tab": "My Tab", "tabOrder": 0, "task": "work", "indicator": "arrow" }"#,
      "screens.json:1:87: wrong-type: unknown indicator 'arrow'; use one of chevron, none",
      "screens.json:1:66: wrong-type: unknown task 'work'; use one of simple, steps, content",
      "screens.json:1:33: wrong-type: tab 'My Tab' is not in kebab-case; write it like 'my-rides'",
      "screens.json:1:55: wrong-type: 'tabOrder' of screen 'home' is not a whole number of at least 1; write one"),
    BrokenCatalogue(
      ["screens.json": #"{ "home": { "title": "" } }"#],
      "screens.json:1:3: unknown-header: unknown header 'page'; declare it in headers.json, or extend Standard, which "
        + "has root, page, dialog and viewer"),
  ]
}
