import CatalogReports
import Testing

@testable import CatalogValidation

/// The messages of the rules about screens: the problem and the remedy.
@Suite struct ScreenWordingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let screens: String
    let message: String
    var kind: String?
    var dismissal = "cancel"
    var testDescription: String { message }

    init(_ screens: String, _ message: String, kind: String? = nil, dismissal: String = "cancel") {
      (self.screens, self.message, self.kind, self.dismissal) = (screens, message, kind, dismissal)
    }
  }

  @Test(arguments: ways + bars + tabs)
  func reports(_ row: Row) throws {
    let example = RuleExample.screens(
      row.screens, with: ["headers.json": RuleExample.headers(adding: row.kind, dismissal: row.dismissal)])
    #expect(try example.findings().map(\.message) == [row.message])
  }

  private static let ways = [
    Row(
      #""a": { "title": "", "parent": "b" }, "b": { "title": "", "parent": "c" }, "c": { "title": "", "parent": "a" }"#,
      "the parents of 'a' lead back to it: a → b → c → a; remove the 'parent' of one"),
    Row(
      (0..<9).map { #""s\#($0)": { "title": "", "parent": "s\#(($0 + 1) % 9)" }"# }.joined(separator: ", "),
      "the parents of 's0' lead back to it: s0 → s1 → s2 → s3 → … → s8 → s0; remove the 'parent' of one"),
    Row(
      #""a": { "title": "" }, "b": { "title": "", "route": "/b" }"#,
      "nothing leads to 'a'; add 'parent', 'route' or 'tab', or remove the screen"),
    Row(
      #""a": { "title": "", "route": "/a" }, "b": { "title": "", "route": "/a" }"#,
      "'/a' is also the route of 'a'; change a literal part of one of the two"),
    Row(
      #""a": { "title": "", "route": "/{a}" }, "b": { "title": "", "route": "/{b}" }"#,
      "'/{b}' matches the same paths as '/{a}', the route of 'a'; change a literal part of one of the two"),
    Row(
      #""a": { "title": "{ctiy}", "route": "/{city}" }"#,
      "route '/{city}' has no parameter 'ctiy' for the title; did you mean '{city}'?"),
    Row(
      #""a": { "title": "{city}", "route": "/a" }"#,
      "route '/a' has no parameter 'city' for the title; add '{city}' to the route, or use another title"),
    Row(
      #""a": { "title": "", "route": "/a/{city}" }, "b": { "title": "", "parent": "a", "route": "/b" }"#,
      "route '/b' has no parameter 'city', and the route of the parent 'a' needs it; add '{city}' to the route, or "
        + "change 'parent'"),
    Row(
      #""a": { "title": "", "route": "/a/{city}" }, "b": { "title": "", "parent": "a", "route": "/b/{city?}" }"#,
      "'city' may be absent or empty in '/b/{city?}', and the route of the parent 'a' needs it; add '{city}' to the "
        + "route, or change 'parent'"),
    Row(
      #""a": { "title": "", "route": "/a", "indicator": "none" }"#,
      "'a' is pushed, and no chevron announces it; leave 'indicator' out, or present it as a modal"),
    Row(
      #""a": { "header": "viewer", "title": "", "route": "/a", "presentation": "sheet", "indicator": "chevron" }"#,
      "a chevron announces 'a', which is not pushed; remove 'indicator', or push the screen"),
    Row(
      #"""
      "a": { "header": "viewer", "title": "", "presentation": "sheet", "route": "/a" },
        "b": { "header": "viewer", "title": "", "presentation": "sheet", "parent": "a" },
        "c": { "header": "viewer", "title": "", "presentation": "sheet", "parent": "b" }
      """#,
      "'c' is modal 3 of those that are open at once; push it, or close another one first"),
    Row(
      #""a": { "title": "", "presentation": "sheet", "route": "/a" }"#,
      "'a' is presented as a modal, and its back button has nothing to go back to; write 'leading': 'close', use the "
        + "header 'dialog' or 'viewer', or push the screen"),
    Row(
      #""a": { "header": "root", "title": "", "presentation": "sheet", "route": "/a" }"#,
      "'a' is presented as a modal, and no item of its bar leaves it; use the header 'dialog' or 'viewer', or push the "
        + "screen"),
    Row(
      #""a": { "header": "viewer", "title": "", "parent": "b" }, "b": { "title": "", "route": "/b" }"#,
      "'a' is pushed, and header 'viewer' is left by dismissing, so it has Back and 'close'; write 'presentation': 'sheet' "
        + "or 'full-screen', or use the header 'page'"),
    Row(
      #""a": { "title": "", "leading": "hidden", "parent": "b" }, "b": { "title": "", "route": "/b" }"#,
      "'a' hides its back button, and nothing leads on; add a trailing action, or a screen with this 'parent', or show "
        + "the back button"),
    Row(
      #""a": { "title": "", "parent": "b", "tab": "c" }, \#(tab("b")), \#(tab("c"))"#,
      "'a' selects the tab 'c', and 'b' beneath it is in the tab 'b', so Back does not lead there; remove 'tab', or "
        + "change 'parent'"),
  ]

  private static func dialog(_ fields: String) -> String {
    #""a": { "header": "dialog", "title": "", "route": "/a"\#(fields) }"#
  }

  private static let bars = [
    Row(
      dialog(""),
      "'a' has no confirmation, and header 'dialog' needs one; add 'confirm' with the purpose of its preferred action"),
    Row(
      #""a": { "title": "", "route": "/a", "confirm": "save" }"#,
      "'a' has a confirmation, and header 'page' is not a dialog; move 'save' to 'trailing', or use the header 'dialog'"
    ),
    Row(
      #""a": { "header": "root", "title": "", "route": "/a", "leading": "close" }"#,
      "'a' is a root, and 'close' would leave it; remove 'leading', or use a header that can be left"),
    Row(
      #""a": { "title": "", "route": "/a" }, "b": { "header": "root", "title": "", "parent": "a" }"#,
      "'b' is a root and has the parent 'a'; remove 'parent', or use the header 'page'"),
    Row(
      #""a": { "header": "viewer", "title": "", "route": "/a", "leading": "hidden" }"#,
      "'hidden' is at the leading side of 'a', and header 'viewer' allows 'close' there; remove 'leading'"),
    Row(
      #""a": { "header": "root", "title": "", "route": "/a", "leading": "edit" }"#,
      "'edit' is at the leading side of 'a', and header 'root' allows nothing there; move it to 'trailing', or use another header"
    ),
    Row(
      #""a": { "title": "", "route": "/a", "leading": "previous" }"#,
      "'previous' goes back and is at the leading side of 'a'; use 'back'"),
    Row(
      dialog(#", "confirm": "save", "discard": "discard", "leading": "close""#),
      "'a' is dismissed by a cross, and 'dismissal' in headers.json is 'cancel'; write 'cancel', or leave 'leading' out"
    ),
    Row(
      dialog(#", "confirm": "save", "leading": "cancel""#),
      "'a' is dismissed by Cancel, and 'dismissal' in headers.json is 'cross'; write 'close', or leave 'leading' out",
      dismissal: "cross"),
    Row(
      dialog(#", "confirm": "save""#),
      "'a' has input, and 'close' does not ask before it is lost; add 'discard' with the purpose that confirms it",
      dismissal: "cross"),
    Row(
      #""a": { "header": "b", "title": "", "route": "/a" }"#,
      "'a' has 'cancel' and no preferred action; add 'confirm', or close the screen in another way",
      kind: #""b": { "description": "…", "title": "inline", "leading": ["policy"], "leave": "dismiss" }"#),
    Row(
      #""a": { "title": "", "route": "/a" }"#,
      "header 'b' allows more than 'dialog' in 'confirmation', 'input'; say why in 'reason', or allow less",
      kind: #""b": { "extends": "dialog", "confirmation": false, "input": false }"#),
    Row(
      dialog(#", "confirm": "ok""#),
      "'ok' does not say what confirming 'a' does; use a purpose with a verb, such as 'save' or 'send'"),
    Row(
      dialog(#", "confirm": "delete""#),
      "'delete' destroys, and is the preferred action of 'a'; move it to 'trailing', and confirm with something else"),
    Row(
      dialog(#", "confirm": "cancel""#),
      "'cancel' leaves 'a' and is its confirmation; confirm with a purpose that finishes the task, such as 'save' or "
        + "'done'"),
    Row(
      dialog(#", "confirm": "save", "discard": "home""#),
      "'home' has the role 'navigate', so it does not say that the input of 'a' is lost; use a purpose with the role "
        + "'destroy', such as 'discard'"),
    Row(
      dialog(#", "confirm": "save", "presentation": "sheet""#),
      "'a' is a sheet with input, and a swipe down does not ask before it is lost; add 'discard' with the purpose that "
        + "confirms it"),
    Row(
      dialog(#", "confirm": "save", "presentation": { "style": "custom", "name": "card" }"#),
      "'a' is presented as 'card' with input, and a swipe or the system's back does not ask before it is lost; add "
        + "'discard' with the purpose that confirms it"),
    Row(
      #"""
      "a": { "header": "viewer", "title": "", "route": "/a", "presentation": "sheet" },
        "b": { "title": "", "parent": "a", "input": true }
      """#,
      "'b' has input inside the modal 'a', and a swipe down does not ask before it is lost; add 'discard' with the "
        + "purpose that confirms it"),
    Row(
      dialog(#", "confirm": "save", "trailing": ["save"]"#),
      "the bar of 'a' shows 'save' twice; keep one, or name another purpose"),
    Row(
      #"""
      "a": {
          "title": "", "route": "/a",
          "trailing": [{ "purpose": "add", "identifier": "b" }, { "purpose": "edit", "identifier": "b" }]
        }
      """#,
      "two items of 'a' have the identifier 'b'; change one"),
    Row(
      #""a": { "title": "", "route": "/a", "trailing": ["cancel"] }"#,
      "'cancel' is a trailing item of 'a'; remove it, or use the header 'dialog', which has it"),
    Row(
      dialog(#", "confirm": "save", "trailing": ["done"]"#),
      "the bar of 'a' has both 'done' and 'save'; keep the one that says what happens"),
    Row(
      #""a": { "header": "viewer", "title": "", "route": "/a", "trailing": ["add", "edit", "share"] }"#,
      "'a' has 3 trailing items, and header 'viewer' allows 2; remove 1, or use another header"),
    Row(
      #""a": { "title": "", "route": "/a", "trailing": [{ "purpose": "add", "message": "conted" }] }"#,
      "'add' has no message 'conted'; did you mean 'counted'?"),
    Row(
      #""a": { "title": "", "route": "/a", "trailing": [{ "purpose": "add", "message": "counted" }] }"#,
      "'counted' of 'add' takes the argument 'count', which a bar does not have; use a message without arguments"),
  ]

  private static func tab(_ name: String, _ fields: String = "") -> String {
    #""\#(name)": { "header": "root", "title": "", "tab": "\#(name)"\#(fields) }"#
  }

  private static let tabs = [
    Row(
      tab("a") + #", "b": { "title": "", "parent": "a", "segments": ["add", "edit"] }"#,
      "'b' has a segmented control, and is above 'a'; move the control to the content, or to the first screen of the stack"
    ),
    Row(
      tab("a", #", "trailing": ["add"]"#) + ", " + tab("b", #", "trailing": ["add"]"#),
      "'add' is also an action of 'a', the first screen of the tab 'a'; keep it in one tab"),
    Row(tab("home"), "the tab of 'home' is a Home for everything; name it for what it has"),
    Row(
      ["a", "b", "c", "d", "e", "f", "g"].map { tab($0) }.joined(separator: ", "),
      "the app has 7 tabs, and there is room for 5; put the content of some into others"),
    Row(
      tab("a", #", "tabOrder": 1"#) + ", " + tab("b", #", "tabOrder": 1"#),
      "the tab of 'a' is also number 1; change one of the two"),
    Row(
      tab("a", #", "tabOrder": 1"#) + ", " + tab("b"),
      "the tab of 'b' has no number, and others have one; add 'tabOrder'"),
  ]

  @Test(arguments: [
    (
      "All of your rides so far",
      "the title of the screen 'rides' is 24 characters long, and a bar has room for about 15; shorten it, or add a 'short'"
    ), ("Rides", "the title of the screen 'rides' is the name of the app; say what the screen has"),
  ])
  func reportsTitles(title: String, message: String) throws {
    #expect(try RuleExample.screenTitle(title).findings().map(\.message) == [message])
  }

  /// Messages that name platforms.
  @Test func namesPlatforms() throws {
    let examples = [HiddenActionsRule.description, LargeTitleTooWideRule.description].flatMap(\.breaking)
    #expect(
      try examples.flatMap { try $0.findings() }.map(\.message) == [
        "of the 2 trailing items of 'rides', these are not shown on platforms without a menu: 1 on Watch; move them to the "
          + "content, or leave the platform out of 'minimumSystems'",
        "'rides' has 6 trailing items, and the widest bars show 5; move 1 to the content or to a menu of the app",
        "the large title of the screen 'rides' is wider than the narrowest bar of Phone (337 of 288 pt); shorten it, or "
          + "use a header with an inline title",
      ])
    let modal =
      #""a": { "header": "dialog", "title": "", "confirm": "save", "route": "/a", "presentation": "full-screen" }"#
    let phone = """
      {
        "phone": {
          "name": "Phone", "iconSet": "set", "unit": "pt",
          "facts": { "backSwipe": { "value": "either-edge", "source": "made up", "confidence": "memory" } }
        }
      }
      """
    #expect(
      try RuleExample.screens(modal, with: ["platforms.json": phone]).findings().map(\.message) == [
        "'a' is a modal with input, and the back gesture of Phone does not ask before it is lost; add 'discard' with the "
          + "purpose that confirms it"
      ])
  }
}
