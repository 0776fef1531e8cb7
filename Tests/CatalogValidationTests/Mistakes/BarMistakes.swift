@testable import CatalogValidation

/// Bars that do not fit a platform's width, and adjacent words.
extension ScreenMistakeTests {
  static let barMistakes = crowded + adjacent + missing + hidden + largeTitles

  /// A platform with these facts. Without others, it shows Cancel and the confirmation as words.
  private static func platforms(_ facts: (String, String)...) -> String {
    let facts = facts.map { #""\#($0)": { "value": \#($1), "source": "made up", "confidence": "memory" }"# }
    return """
      { "phone": { "name": "Phone", "iconSet": "set", "unit": "pt", "facts": { \(facts.joined(separator: ", ")) } } }
      """
  }

  private static func row(_ rule: String, _ fields: String, platforms: String, save: String? = nil, header: String)
    -> Row
  {
    Row(rule, .bar(fields, platforms: platforms, header: header, save: save), "\(fields) \(save ?? "") \(platforms)")
  }

  private static func row(_ rule: String, screen: String, platforms: String) -> Row {
    Row(rule, .screens(screen, with: ["platforms.json": platforms]), "\(screen) \(platforms)")
  }

  private static let long = "↓Save my rides, the places and all the people of today"
  private static let six = #""trailing": ["add", "delete", "done", "edit", "search", "share"]"#

  private static let crowded = [
    row("crowded-bar", #""confirm": "save""#, platforms: platforms(), save: long, header: "dialog"),
    row(
      "crowded-bar", #""confirm": "save""#, platforms: platforms(("cancelEdge", #""trailing""#)), save: long,
      header: "dialog"),
    row(
      "crowded-bar", #""confirm": "save""#, platforms: platforms(("fontSize", "60")), save: "↓Save the ride",
      header: "dialog"),
    row(
      "crowded-bar", screen: #"↓"rides": { "title": "", "route": "/rides", \#(six) }"#,
      platforms: platforms(("overflowMenu", "false"))),
    row(
      "crowded-bar",
      screen: #"↓"rides": { "header": "viewer", "title": "", "route": "/rides", "trailing": ["share"] }"#,
      platforms: platforms(("narrowestWidth", "100"), ("close", #""symbol""#))),
  ]

  /// A catalogue with a screen and a platform with bars, without some of the purposes of bars.
  private static func bars(_ purposes: String...) -> Row {
    let members = purposes.map { purpose in
      let (name, former) = (purpose.prefix { $0 != "=" }, purpose.drop { $0 != "=" }.dropFirst())
      let mark = former.isEmpty ? "" : "↓"
      let formerly = former.isEmpty ? "" : #""formerly": ["\#(former)"], "#
      return #"\#(mark)"\#(name)": { "role": "act", "description": "…", "icons": {}, \#(formerly)"#
        + #""messages": { "title": {} } }"#
    }
    let isMarked = !purposes.contains { $0.contains("=") }
    let titles = purposes.map { #""\#($0.prefix { $0 != "=" })": "All \#($0.prefix(4))""# }
    let example = RuleExample.screens(
      #"\#(isMarked ? "↓" : "")"list": { "header": "root", "title": "\#(purposes[0])", "tab": "list" }"#,
      with: [
        "platforms.json": platforms(), "purposes.json": "{ \(members.joined(separator: ", ")) }",
        "titles/en.json": "{ \(titles.joined(separator: ", ")) }",
      ])
    return Row("missing-bar-purpose", example, purposes.joined(separator: " "))
  }

  private static let missing = [
    bars("cancel", "close", "done"), bars("back", "close", "done"), bars("back", "cancel", "done"),
    bars("cancel", "close", "done", "return=back"), bars("back", "cancel", "close", "finish=done"),
  ]

  private static let word = #"{ "purpose": "share", "message": "title" }"#

  private static let adjacent = [
    row(
      "adjacent-words", #""confirm": "save", "trailing": ↓[\#(word)]"#, platforms: platforms(), header: "dialog"),
    row(
      "adjacent-words", #""trailing": ↓[\#(word), { "purpose": "edit", "message": "title" }]"#, platforms: platforms(),
      header: "page"),
    row(
      "adjacent-words", #""trailing": ↓["edit", "share"]"#, platforms: platforms(("action", #""word""#)), header: "root"
    ),
    row(
      "adjacent-words", #""confirm": "save", "trailing": ↓["edit", \#(word)]"#,
      platforms: platforms(("cancelEdge", #""trailing""#)), header: "dialog"),
    row(
      "adjacent-words", #""trailing": ↓["search", \#(word), "close"]"#,
      platforms: platforms(("close", #""word""#)), header: "page"),
  ]

  private static let watch = platforms(("maximumTrailing", "1"), ("overflowMenu", "false"))

  private static let hidden = [
    row("hidden-actions", #""trailing": ["edit", ↓"share"]"#, platforms: watch, header: "page"),
    row("hidden-actions", #""trailing": ["edit", ↓"search", "share"]"#, platforms: watch, header: "root"),
    row("hidden-actions", #""trailing": ["edit", ↓"share"]"#, platforms: watch, header: "viewer"),
    row(
      "hidden-actions", #""confirm": "save", "trailing": ["edit", ↓"share"]"#, platforms: watch, header: "dialog"),
    row(
      "hidden-actions", #""trailing": ["add", "delete", "done", "edit", "search", ↓"share"]"#, platforms: platforms(),
      header: "page"),
    row(
      "hidden-actions", #""trailing": ["add", "delete", "done", "edit", "search", ↓"share", "people"]"#,
      platforms: platforms(), header: "root"),
  ]

  private static let largeTitles = [
    "WWW: my MW map", "Mammoth women", "Hammam summary", "WWW maps today", "My swimming map",
  ].map { Row("large-title-too-wide", .largeTitle("↓\($0)"), $0) }
}
