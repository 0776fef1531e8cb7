@testable import CatalogValidation

/// Mistakes in items of bars and in routes: what cannot be, such as Cancel as a confirmation.
extension ScreenMistakeTests {
  static let barItemMistakes =
    dismissing + harmless + searches + repeated + trailingCancels + parentParameters + sheets + toggles

  private static func dialog(
    _ rule: String, _ fields: String, header: String = "dialog", kind: String? = nil, dismissal: String = "cancel"
  ) -> Row {
    Row(
      rule, #""rides": { "header": "\#(header)", "title": "rides", "route": "/rides"\#(fields) }"#, kind: kind,
      dismissal: dismissal)
  }

  private static let form = #""form": { "extends": "dialog", "description": "A form." }"#

  private static let dismissing = [
    dialog("dismissing-confirmation", #", "confirm": ↓"cancel""#),
    dialog("dismissing-confirmation", #", "confirm": ↓"back""#),
    dialog("dismissing-confirmation", #", "confirm": ↓"close""#),
    dialog("dismissing-confirmation", #", "confirm": ↓"previous""#, header: "form", kind: form),
    dialog("dismissing-confirmation", #", ↓"confirm": { "purpose": "close", "action": "leave" }, "input": false"#),
  ]

  private static let harmless = [
    dialog("harmless-discard", #", "confirm": "save", "discard": ↓"save""#),
    dialog("harmless-discard", #", "confirm": "save", "discard": ↓"home""#),
    dialog("harmless-discard", #", "confirm": "done", "discard": ↓"cancel""#),
    dialog("harmless-discard", #", "confirm": "save", "discard": ↓"close""#, dismissal: "cross"),
    dialog("harmless-discard", #", "confirm": "save", "discard": ↓"edit", "presentation": "sheet""#),
  ]

  private static let searches = ["save", "done", "close", "cancel", "ok"].map {
    dialog("search-purpose", #", "search": ↓"\#($0)""#, header: "page")
  }

  private static let toggles = [
    dialog(
      "toggle-without-opposite", #", "trailing": [{ "purpose": "share", "on": ↓true }]"#, header: "page"),
    dialog(
      "toggle-without-opposite", #", "trailing": ["edit", { "purpose": "search", "on": ↓false }]"#, header: "page"),
    dialog("toggle-without-opposite", #", "confirm": { "purpose": "save", "on": ↓true }"#),
    dialog(
      "toggle-without-opposite", #", "leading": { "purpose": "close", "action": "leave", "on": ↓true }"#, header: "page"
    ),
    dialog(
      "toggle-without-opposite", #", "trailing": [{ "purpose": "edit", "on": ↓true, "identifier": "a" }]"#,
      header: "viewer"),
  ]

  private static let repeated = [
    dialog("repeated-item", #", "trailing": ["share", ↓"share"]"#, header: "page"),
    dialog("repeated-item", #", "confirm": "save", "trailing": ["share", ↓"save"]"#),
    dialog("repeated-item", #", "confirm": "save", "trailing": [↓"cancel"]"#),
    dialog("repeated-item", #", "trailing": ["share", ↓"close"]"#, header: "viewer"),
    dialog("repeated-item", #", "trailing": ["share", ↓{ "purpose": "share", "message": "title" }]"#, header: "page"),
    dialog(
      "repeated-item",
      #", "trailing": [{ "purpose": "share", "identifier": "a" }, { "purpose": "edit", "identifier": ↓"a" }]"#,
      header: "page"),
    dialog(
      "repeated-item",
      #", "leading": { "purpose": "cancel", "identifier": "a" }, "confirm": { "purpose": "save", "identifier": ↓"a" }"#),
  ]

  private static let trailingCancels = [
    dialog("trailing-cancel", #", "trailing": [↓"cancel"]"#, header: "page"),
    dialog("trailing-cancel", #", "trailing": ["share", ↓"cancel"]"#, header: "page"),
    dialog("trailing-cancel", #", "trailing": [↓{ "purpose": "cancel", "action": "leave" }]"#, header: "viewer"),
    dialog(
      "trailing-cancel", #", "confirm": "save", "discard": "discard", "trailing": [↓"cancel"]"#, dismissal: "cross"),
    dialog(
      "trailing-cancel", #", "leading": "close", "trailing": [↓"cancel"]"#, header: "detail",
      kind: #""detail": { "extends": "page" }"#),
  ]

  /// A screen above another one, each with its route.
  private static func above(_ parent: String, _ route: String, with fields: String = "") -> Row {
    Row(
      "parent-parameter",
      """
      "people": { "title": "", "route": "\(parent)" },
        "rides": { "title": "rides", "parent": "people", "route": ↓"\(route)"\(fields) }
      """)
  }

  private static let parentParameters = [
    above("/people/{person}", "/rides/{ride}"), above("/people/{person}", "/people/{persn}/rides"),
    above("/people/{person}", "/rides/{person?}"), above("/people/{person}", "/rides/{person*}"),
    above("/people?{day}", "/rides", with: #", "leading": "close", "presentation": "full-screen""#),
    above("/people?{day}", "/rides?{day?}"),
    Row(
      "parent-parameter",
      """
      "people": { "title": "", "route": "/people/{person}" }, "places": { "title": "places", "parent": "people" },
        "rides": { "title": "rides", "parent": "places", "route": ↓"/rides" }
      """),
  ]

  private static let sheets = [
    dialog("lost-input", #", "confirm": "save", "presentation": ↓"sheet""#),
    dialog("lost-input", #", "confirm": "done", "leading": "cancel", "presentation": ↓"sheet""#),
    dialog("lost-input", #", "confirm": "save", ↓"presentation": { "style": "sheet", "detents": ["medium"] }"#),
    dialog("lost-input", #", "input": true, "trailing": ["done"], "presentation": ↓"sheet""#, header: "page"),
    dialog("lost-input", #", "confirm": "save", ↓"presentation": { "style": "custom", "name": "card" }"#),
    Row(
      "lost-input",
      #"""
      "people": { "header": "viewer", "title": "people", "route": "/people", "presentation": "sheet" },
        "person": { "title": "{person}", "parent": "people" },
        "ride": { "title": "{ride}", "parent": "person", "input": ↓true }
      """#),
    dialog("lost-input", #", "confirm": "save", "presentation": ↓"sheet""#, header: "form", kind: form),
  ]
}
