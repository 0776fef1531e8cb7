@testable import CatalogValidation

/// Screens whose header, presentation and tab do not agree.
extension ScreenMistakeTests {
  static let placeMistakes = exits + dialogs + deadEnds + parentTabs + unknownTabs

  /// A screen with these fields, and other screens, of which one is the base of a tab.
  private static func row(
    _ rule: String, _ fields: String, kind: String? = nil, mark: String = "", beside: String? = nil
  ) -> Row {
    let screens = [#"\#(mark)"ride": { "title": "", \#(fields) }"#, beside, places].compactMap(\.self)
    return Row(rule, screens.joined(separator: ",\n  "), kind: kind)
  }

  private static let detail = #""detail": { "extends": "page" }"#
  private static let quiet = #""quiet": { "extends": "page", "leading": ["hidden"] }"#
  private static let photo = #""photo": { "extends": "viewer", "maximumTrailing": 1 }"#

  private static let exits = [
    row("modal-without-exit", #""parent": "places", "presentation": ↓"sheet""#),
    row("modal-without-exit", #""parent": "places", "leading": "hidden", "presentation": ↓"full-screen""#),
    row("modal-without-exit", #""header": "root", "route": "/ride", "presentation": ↓"sheet""#),
    row(
      "modal-without-exit",
      #""parent": "places", "trailing": ["share"], ↓"presentation": { "style": "custom", "name": "card" }"#),
    row("modal-without-exit", #""header": "detail", "parent": "places", "presentation": ↓"sheet""#, kind: detail),
    row("modal-without-exit", #""header": "quiet", "parent": "places", "presentation": ↓"sheet""#, kind: quiet),
  ]

  private static let sheet = #""sheet": { "header": "viewer", "title": "", "route": "/s", "presentation": "sheet" }"#

  private static let dialogs = [
    row("pushed-dialog", #""header": ↓"dialog", "parent": "places", "confirm": "save""#),
    row("pushed-dialog", #""header": ↓"viewer", "parent": "places", "presentation": "push""#),
    row("pushed-dialog", #""header": ↓"photo", "parent": "places""#, kind: photo),
    row("pushed-dialog", #""header": ↓"viewer", "route": "/ride""#),
    row(
      "pushed-dialog", #""header": ↓"dialog", "parent": "sheet", "confirm": "done", "input": false"#, beside: sheet),
  ]

  private static let deadEnds = [
    row("dead-end", #""parent": "places", "leading": ↓"hidden""#),
    row("dead-end", #""route": "/rides", "leading": ↓"hidden""#),
    row("dead-end", #""header": "quiet", "parent": "places""#, kind: quiet, mark: "↓"),
    row("dead-end", #""parent": "sheet", "leading": ↓"hidden""#, beside: sheet),
    row("dead-end", #""parent": "places", "leading": ↓"hidden", "tab": "places""#),
  ]

  private static let people = #""people": { "header": "root", "title": "people", "tab": "people" }"#

  private static func tabs(_ screens: String...) -> Row {
    Row("parent-tab", (screens + [people, places]).joined(separator: ",\n  "))
  }

  /// A misspelt tab, one that is nearly right, the name of a screen, one of a tab that is gone, and one in a sheet.
  private static let unknownTabs = [
    #""ride": { "title": "", "parent": "places", "tab": ↓"place" }"#,
    #""ride": { "title": "", "parent": "places", "tab": ↓"peeple" }"#,
    #""ride": { "title": "", "parent": "places", "tab": ↓"ride" }"#,
    #""ride": { "title": "", "parent": "people", "tab": ↓"rides" }"#,
    #""ride": { "header": "viewer", "title": "", "parent": "places", "presentation": "sheet", "tab": ↓"sheets" }"#,
  ].map { Row("unknown-tab", [$0, people, places].joined(separator: ",\n  ")) }

  private static let parentTabs = [
    tabs(#""ride": { "title": "", "parent": "places", "tab": ↓"people" }"#),
    tabs(
      #""city": { "title": "", "parent": "places" }"#, #""ride": { "title": "", "parent": "city", "tab": ↓"people" }"#),
    tabs(
      #"""
      "ride": { "header": "viewer", "title": "", "parent": "places", "presentation": "sheet", "tab": ↓"people" }
      """#),
    tabs(
      #""city": { "title": "", "parent": "start", "tab": "places" }"#,
      #""ride": { "title": "", "parent": "city", "tab": ↓"people" }"#, #""start": { "title": "", "route": "/start" }"#),
    // One wrong tab is one finding, even if the screen above has the right one.
    tabs(
      #""city": { "title": "", "parent": "places", "tab": ↓"people" }"#,
      #""ride": { "title": "", "parent": "city", "tab": "places" }"#),
  ]
}
