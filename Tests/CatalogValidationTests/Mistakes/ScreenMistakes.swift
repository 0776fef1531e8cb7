import CatalogFiles
import CatalogModel
import CatalogReports
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// Mistakes in an app's screens: the rule reports each at its place, and no other rule reports anything.
@Suite struct ScreenMistakeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: RuleExample
    let testDescription: String

    /// Screens of a catalogue with Standard's kinds of headers.
    ///
    /// - Parameters:
    ///   - screens: the members of screens.json, with marks.
    ///   - kind: an additional kind of header, with marks.
    init(_ rule: String, _ screens: String, kind: String? = nil, dismissal: String = "cancel") {
      self.init(
        rule, .screens(screens, with: ["headers.json": RuleExample.headers(adding: kind, dismissal: dismissal)]),
        "\(kind ?? "") \(dismissal) \(screens)")
    }

    init(_ rule: String, _ example: RuleExample, _ name: String) {
      self.rule = rule
      self.example = example
      testDescription = "\(rule): \(name)"
    }
  }

  @Test(arguments: mistakes)
  func isTheOnlyFinding(_ row: Row) throws {
    let found = try row.example.findings()
    #expect(
      found.map { "\($0.place) \($0.rule)" }.sorted() == row.example.places.map { "\($0) \(row.rule)" }.sorted(),
      "\(found.map(\.line))")
    #expect(!row.example.places.isEmpty, "nothing is marked")
  }

  static let mistakes = names + ways + headerMistakes + barItemMistakes + barMistakes + placeMistakes + tabs + titles

  // MARK: Routes and transitions

  static let places = #""places": { "header": "root", "title": "places", "tab": "places" }"#

  private static let names = [
    Row("unknown-screen", #""rides": { "title": "rides", "parent": ↓"plces" }, \#(places)"#),
    Row("unknown-screen", #""rides": { "title": "rides", "route": "/rides", "parent": ↓"home" }"#),
    Row("unknown-screen", #""rides": { "title": "rides", "parent": ↓"Places" }, \#(places)"#),
    Row(
      "unknown-screen",
      #""rides": { "header": "viewer", "title": "rides", "presentation": "sheet", "parent": ↓"place" }, \#(places)"#),
    Row("unknown-screen", #""rides": { "title": "rides", "parent": ↓"page" }, \#(places)"#),
    Row("unknown-header", #""rides": { "header": ↓"dialogue", "title": "rides", "route": "/rides" }"#),
    Row("unknown-header", #""rides": { "header": ↓"sheet", "title": "rides", "route": "/rides" }"#),
    Row("unknown-header", #""rides": { "header": ↓"Page", "title": "rides", "route": "/rides" }"#),
    Row("unknown-header", #""rides": { "header": ↓"viewr", "title": "rides", "route": "/rides" }"#),
    Row("unknown-header", places, kind: #""form": { "extends": ↓"dialg" }"#),
  ]

  private static let ways = circles + unreachable + routes + arguments + pushes + modals

  private static let circles = [
    Row("circular-parent", #""rides": { "title": "rides", "parent": ↓"rides" }"#),
    Row("circular-parent", #""rides": { "title": "rides", "route": "/rides/{ride}", "parent": ↓"rides" }, \#(places)"#),
    Row(
      "circular-parent",
      #"""
      "a": { "title": "", "parent": "d" }, "b": { "title": "", "parent": ↓"c" }, "c": { "title": "", "parent": "d" },
        "d": { "title": "", "parent": "b" }
      """#),
    Row(
      "circular-parent",
      #"""
      "people": { "header": "viewer", "title": "people", "parent": ↓"rides", "presentation": "sheet" },
        "rides": { "header": "viewer", "title": "rides", "parent": "people", "presentation": "sheet" }, \#(places)
      """#),
    Row(
      "circular-parent",
      #"""
      "a": { "title": "", "parent": ↓"b" }, "b": { "title": "", "parent": "a" }, "c": { "title": "", "parent": ↓"d" },
        "d": { "title": "", "parent": "c" }
      """#),
  ]

  private static let unreachable = [
    Row("unreachable-screen", #""people": { "title": "people", "route": "/people" }, ↓"rides": { "title": "rides" }"#),
    Row("unreachable-screen", #"↓"people": { "title": "people" }, ↓"rides": { "title": "rides" }"#),
    Row("unreachable-screen", #"↓"start": { "header": "root", "title": "rides" }, \#(places)"#),
    Row(
      "unreachable-screen",
      #"↓"people": { "title": "people" }, "person": { "title": "{name}", "parent": "people" }, \#(places)"#),
    Row(
      "unreachable-screen",
      #"↓"people": { "header": "dialog", "title": "people", "confirm": "save", "presentation": "full-screen" }, \#(places)"#
    ),
  ]

  private static func routed(_ first: String, _ second: String) -> Row {
    Row(
      "duplicate-route",
      #""people": { "title": "", "route": "\#(first)" }, "rides": { "title": "", "route": ↓"\#(second)" }"#)
  }

  private static let routes = [
    routed("/rides", "/rides"), routed("/rides", "/rides/"), routed("/{person}", "/{ride}"),
    routed("/rides/{day?}", "/rides/{city?}"), routed("/files/{path*}", "/files/{rest*}"),
    routed("/caf%C3%A9", "/café"), routed("/rides?{day}", "/rides?{city}"), routed("/rides?{day?}", "/rides"),
  ]

  private static let arguments = [
    ("{name}", "/people"), ("{city}", "/places/{cty}"), ("{ride}", "/rides/{rideNumber}"),
    ("{day}", "/rides?{date?}"), ("{path}", "/files/{file*}"),
  ].map { title, route in
    Row("title-argument", #""rides": { "title": ↓"\#(title)", "route": "\#(route)" }"#)
  }

  private static let pushes = [
    Row("push-indicator", #""rides": { "title": "rides", "route": "/rides", "indicator": ↓"none" }"#),
    Row("push-indicator", #""rides": { "title": "rides", "parent": "places", "indicator": ↓"none" }, \#(places)"#),
    Row(
      "push-indicator",
      #""rides": { "header": "viewer", "title": "", "route": "/rides", "presentation": "sheet", "indicator": ↓"chevron" }"#
    ),
    Row(
      "push-indicator",
      #"""
      "rides": {
          "header": "viewer", "title": "rides", "route": "/rides", "presentation": "full-screen", "indicator": ↓"chevron"
        }
      """#),
    Row(
      "push-indicator",
      #"""
      "rides": {
          "title": "rides", "route": "/rides", "leading": "close", "presentation": { "style": "custom", "name": "card" },
          "indicator": ↓"chevron"
        }
      """#),
  ]

  /// Nested screens with these presentations; each is the parent of the next.
  private static func stack(_ presentations: String...) -> Row {
    let screens = presentations.enumerated().map { index, presentation in
      let parent = index == 0 ? "places" : "screen-\(index)"
      let header = presentation.contains("push") ? "page" : "viewer"
      return
        #""screen-\#(index + 1)": { "header": "\#(header)", "title": "", "parent": "\#(parent)", "presentation": \#(presentation) }"#
    }
    return Row("stacked-modals", ([places] + screens).joined(separator: ",\n  "))
  }

  private static let modals = [
    stack(#""sheet""#, #""sheet""#, #"↓"sheet""#), stack(#""full-screen""#, #""sheet""#, #"↓"full-screen""#),
    stack(#""sheet""#, #""push""#, #""sheet""#, #""push""#, #"↓"sheet""#),
    stack(#""sheet""#, #""sheet""#, #"↓"sheet""#, #"↓"sheet""#),
    stack(#""sheet""#, #"{ "style": "custom", "name": "card" }"#, #"↓"full-screen""#),
  ]

  // MARK: Tabs

  /// The first screen of a tab.
  private static func tab(_ name: String, _ fields: String = "", title: String = "") -> String {
    #""\#(name)": { "header": "root", "title": "\#(title)", "tab": "\#(name)"\#(fields) }"#
  }

  private static func app(_ rule: String, _ screens: String...) -> Row { Row(rule, screens.joined(separator: ",\n  ")) }

  private static let tabs = homes + crowds + orders + shared + segments

  private static let homes = [
    app("home-tab", tab("start", title: "home").replacing(#""home""#, with: #"↓"home""#)),
    app("home-tab", #""start": { "header": "root", "title": "rides", "tab": ↓"home" }"#),
    app("home-tab", #""home": { "header": "root", "title": ↓"home", "tab": "home", "tabOrder": 1 }"#),
    app("home-tab", #""app": { "header": "root", "title": ↓"home", "tab": "app", "route": "/" }"#, places),
    app("home-tab", #""app": { "header": "root", "title": "", "tab": ↓"home" }"#, places),
  ]

  private static func crowd(_ count: Int) -> Row {
    app(
      "too-many-tabs",
      (1...count).map { number in
        tab("tab-\(number)", #", "tabOrder": \#(number)"#)
          .replacing(#""tab": "#, with: number == 6 ? #""tab": ↓"# : #""tab": "#)
      }.joined(separator: ",\n  "))
  }

  private static let crowds =
    [crowd(6), crowd(7), crowd(9), crowd(12)] + [
      app(
        "too-many-tabs", ["a", "b", "c", "d", "e"].map { tab($0) }.joined(separator: ", "),
        #""f": { "title": "", "tab": ↓"f" }"#)
    ]

  private static let orders = [
    app("tab-order", tab("a", #", "tabOrder": 1"#), tab("b", #", "tabOrder": ↓1"#)),
    app("tab-order", tab("a", #", "tabOrder": 2"#), tab("b", #", "tabOrder": 1"#), tab("c", #", "tabOrder": ↓2"#)),
    app("tab-order", tab("a", #", "tabOrder": 3"#), tab("b", #", "tabOrder": ↓3"#), tab("c", #", "tabOrder": ↓3"#)),
    app("tab-order", tab("a", #", "tabOrder": 1"#), #""b": { "header": "root", "title": "", "tab": ↓"b" }"#),
    app(
      "tab-order", #""a": { "header": "root", "title": "", "tab": ↓"a" }"#, tab("b", #", "tabOrder": 1"#),
      tab("c", #", "tabOrder": 2"#)),
  ]

  private static let shared = [
    app("shared-action", tab("a", #", "trailing": ["search"]"#), tab("b", #", "trailing": [↓"search"]"#)),
    app(
      "shared-action", tab("a", #", "trailing": ["add", "share"]"#), tab("b", #", "trailing": ["edit", ↓"share"]"#)),
    app(
      "shared-action", tab("a", #", "trailing": [{ "purpose": "search", "action": "find" }]"#),
      tab("b", #", "trailing": [↓{ "purpose": "search", "action": "find" }]"#)),
    app(
      "shared-action", tab("a", #", "trailing": ["add"]"#), tab("b", #", "trailing": [↓"add"]"#),
      tab("c", #", "trailing": [↓"add"]"#)),
    app(
      "shared-action", tab("a", #", "trailing": [↓"search"], "tabOrder": 2"#),
      tab("b", #", "trailing": ["search"], "tabOrder": 1"#)),
  ]

  private static let segments = [
    app("segments-below-top", places, #""rides": { "title": "", "parent": "places", "segments": ↓["add", "edit"] }"#),
    app(
      "segments-below-top", places,
      #""rides": { "title": "rides", "parent": "places", "route": "/rides", "segments": ↓["people", "home"] }"#),
    app(
      "segments-below-top", places,
      #"""
      "rides": {
          "header": "viewer", "title": "", "parent": "places", "presentation": "sheet", "segments": ↓["people", "places"]
        }
      """#),
    app(
      "segments-below-top", places,
      #"""
      "rides": {
          "header": "dialog", "title": "", "parent": "places", "confirm": "save", "presentation": "full-screen",
          "segments": ↓["people", "places"]
        }
      """#),
    app(
      "segments-below-top", places, #""rides": { "title": "", "parent": "places" }"#,
      #""ride": { "title": "", "parent": "rides", "segments": ↓["people", "places", "home"] }"#),
  ]

  // MARK: Titles

  private static let titles =
    [
      ("de", "Alle meine Fahrten"), ("ru", "Все мои поездки на сегодня"), ("el", "Όλες οι διαδρομές μου"),
      ("ar", "جميع الرحلات التي قمت بها"), ("ja", "これまでに記録したすべてのライドの一覧"), ("ta", "இதுவரை நான் சென்ற பயணங்கள் அனைத்தும்"),
    ].map { titled("screen-title-too-long", $0, "↓\($1)") }
    + [("de", "RIDES"), ("fr", "Rides"), ("sv", "Rídes"), ("pl", "rides"), ("nl", "Rides")].map {
      titled("app-name-title", $0, "↓\($1)")
    }

  /// A screen with a title in English and in another locale.
  private static func titled(_ rule: String, _ locale: String, _ title: String) -> Row {
    let tags = ["en", locale].sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    let base = RuleExample.screenTitle("All rides")
    let example = RuleExample(
      base.files.merging([
        "catalog.json": """
        { "formatVersion": 1, "name": "Rides", "sourceLocale": "en", "locales": [\(tags)], "iconSets": [] }
        """,
        "titles/\(locale).json": #"{ "rides": "\#(title)" }"#,
      ]) { $1 }, in: base.surroundings)
    return Row(rule, example, "\(locale): \(title)")
  }
}
