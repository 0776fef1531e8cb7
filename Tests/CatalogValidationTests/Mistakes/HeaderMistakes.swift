@testable import CatalogValidation

/// Mistakes in headers: their kinds, leading items, confirmations, and ways to leave.
extension ScreenMistakeTests {
  static let headerMistakes = kinds + counts + confirmations + leavings + items

  private static let kinds = [
    Row("unexplained-header", places, kind: #""form": { "extends": "dialog", "confirmation": ↓false }"#),
    Row("unexplained-header", places, kind: #""form": { "extends": "dialog", "input": ↓false }"#),
    Row("unexplained-header", places, kind: #""gallery": { "extends": "viewer", "maximumTrailing": ↓3 }"#),
    Row("unexplained-header", places, kind: #""form": { "extends": "dialog", "leading": ↓["policy", "hidden"] }"#),
    Row("unexplained-header", places, kind: #""start": { "extends": "root", "leave": ↓"pop" }"#),
  ]

  private static let counts = [
    Row(
      "too-many-actions",
      #""rides": { "header": "viewer", "title": "rides", "route": "/rides", "trailing": ["add", "edit", ↓"share"] }"#),
    Row(
      "too-many-actions",
      #"""
      "rides": {
          "header": "viewer", "title": "rides", "route": "/rides",
          "trailing": ["add", { "purpose": "edit", "action": "edit-ride" }, ↓"share", "search"]
        }
      """#),
    Row(
      "too-many-actions",
      #""rides": { "header": "quiet", "title": "rides", "route": "/rides", "trailing": [↓"share"] }"#,
      kind: #""quiet": { "extends": "page", "maximumTrailing": 0 }"#),
    Row(
      "too-many-actions",
      #""rides": { "header": "photo", "title": "rides", "route": "/rides", "trailing": ["edit", ↓"share"] }"#,
      kind: #""photo": { "extends": "viewer", "maximumTrailing": 1 }"#),
    Row(
      "too-many-actions",
      #"""
      "rides": {
          "header": "form", "title": "rides", "route": "/rides", "confirm": "save", "trailing": ["add", ↓"search"]
        }
      """#, kind: #""form": { "extends": "dialog", "maximumTrailing": 1 }"#),
  ]

  // MARK: Confirmations

  /// A dialog with additional fields.
  private static func dialog(
    _ rule: String, _ fields: String, header: String = "dialog", mark: String = "", kind: String? = nil,
    dismissal: String = "cancel"
  ) -> Row {
    Row(
      rule, #"\#(mark)"rides": { "header": "\#(header)", "title": "rides", "route": "/rides"\#(fields) }"#, kind: kind,
      dismissal: dismissal)
  }

  private static let form = #""form": { "extends": "dialog", "description": "A form." }"#

  private static let confirmations = missing + misplaced + vague + destructive + double

  private static let missing = [
    dialog("missing-confirmation", "", mark: "↓"),
    dialog("missing-confirmation", #", "input": false"#, mark: "↓"),
    dialog("missing-confirmation", #", "discard": "discard", "presentation": "sheet""#, mark: "↓"),
    dialog("missing-confirmation", "", header: "form", mark: "↓", kind: form),
    dialog("missing-confirmation", #", "trailing": ["save"]"#, mark: "↓"),
  ]

  private static let misplaced = [
    dialog("misplaced-confirmation", #", "confirm": ↓"save""#, header: "page"),
    dialog("misplaced-confirmation", #", "confirm": ↓"done""#, header: "viewer"),
    dialog("misplaced-confirmation", #", "confirm": ↓"save""#, header: "root"),
    Row("misplaced-confirmation", #""rides": { "title": "rides", "route": "/rides", "confirm": ↓"done" }"#),
    dialog(
      "misplaced-confirmation", #", "confirm": ↓"save""#, header: "detail", kind: #""detail": { "extends": "page" }"#),
  ]

  private static let vague = [
    dialog("vague-confirmation", #", "confirm": ↓"ok""#),
    dialog("vague-confirmation", #", "confirm": ↓"yes""#),
    dialog("vague-confirmation", #", "discard": "discard", "confirm": ↓"ok""#),
    dialog("vague-confirmation", #", "confirm": ↓"yes", "input": false"#),
    dialog("vague-confirmation", #", "confirm": ↓"ok""#, header: "form", kind: form),
  ]

  private static let destructive = [
    dialog("destructive-confirmation", #", "confirm": ↓"delete""#),
    dialog("destructive-confirmation", #", "confirm": ↓"discard""#),
    dialog("destructive-confirmation", #", "confirm": ↓"delete", "input": false"#),
    dialog("destructive-confirmation", #", ↓"confirm": { "purpose": "delete", "action": "delete-ride" }"#),
    dialog("destructive-confirmation", #", "confirm": ↓"delete""#, header: "form", kind: form),
  ]

  private static let double = [
    dialog("done-and-save", #", "confirm": "save", "trailing": [↓"done"]"#),
    dialog("done-and-save", #", "confirm": "done", "trailing": ["share", ↓"save"]"#),
    dialog("done-and-save", #", "trailing": ["save", ↓"done"]"#, header: "page"),
    dialog(
      "done-and-save", #", "trailing": ["done", ↓{ "purpose": "save", "action": "save-ride" }]"#, header: "viewer"),
    dialog("done-and-save", #", "confirm": "save", "trailing": ["add", "edit", ↓"done"]"#, header: "form", kind: form),
  ]

  // MARK: Leaving

  private static let leavings = roots + leadings + backs + policies + crosses + cancels

  private static let roots = [
    dialog("root-dismissal", #", "leading": ↓"close""#, header: "root"),
    dialog("root-dismissal", #", "leading": ↓"cancel""#, header: "root"),
    dialog("root-dismissal", #", ↓"leading": { "purpose": "back", "action": "leave" }"#, header: "root"),
    Row(
      "root-dismissal", #""rides": { "header": "root", "title": "rides", "parent": ↓"places" }, \#(places)"#),
    Row(
      "root-dismissal", #""rides": { "header": "start", "title": "rides", "parent": ↓"places" }, \#(places)"#,
      kind: #""start": { "extends": "root", "title": "inline" }"#),
  ]

  private static let leadings = [
    dialog("disallowed-leading", #", "leading": ↓"cancel""#, header: "page"),
    dialog("disallowed-leading", #", "leading": ↓"share""#, header: "page"),
    dialog("disallowed-leading", #", "leading": ↓"back""#, header: "viewer"),
    dialog("disallowed-leading", #", "leading": ↓"hidden", "confirm": "save""#),
    dialog("disallowed-leading", #", "leading": ↓"back", "confirm": "save""#),
    dialog("disallowed-leading", #", ↓"leading": { "purpose": "edit", "action": "edit-rides" }"#, header: "root"),
  ]

  private static let backs = [
    dialog("backward-leading", #", "leading": ↓"previous""#, header: "page"),
    dialog(
      "backward-leading", #", "leading": { "purpose": ↓"previous", "action": "leave" }"#, header: "page"),
    dialog(
      "backward-leading", #", "leading": { "purpose": ↓"previous", "enabled": false }, "trailing": ["share"]"#,
      header: "page"),
    dialog("backward-leading", #", "leading": ↓"previous", "presentation": "full-screen""#, header: "page"),
    dialog(
      "backward-leading", #", "leading": ↓"previous""#, header: "detail", kind: #""detail": { "extends": "page" }"#),
  ]

  private static let policies = [
    dialog("dismissal-policy", #", "confirm": "save", "discard": "discard", "leading": ↓"close""#),
    dialog(
      "dismissal-policy",
      #", "confirm": "save", "discard": "discard", "leading": { "purpose": ↓"close", "action": "leave" }"#),
    dialog("dismissal-policy", #", "confirm": "save", "leading": ↓"cancel""#, dismissal: "cross"),
    dialog(
      "dismissal-policy",
      #", "confirm": "save", "input": false, "leading": { "purpose": ↓"cancel", "enabled": false }"#,
      dismissal: "cross"),
    dialog(
      "dismissal-policy", #", "confirm": "save", "discard": "discard", "leading": ↓"close""#, header: "form",
      kind: form),
  ]

  private static let crosses = [
    dialog("lost-input", #", "input": true"#, header: "viewer", mark: "↓"),
    dialog("lost-input", #", "input": true, "leading": ↓"close""#, header: "page"),
    dialog("lost-input", #", "confirm": "save""#, mark: "↓", dismissal: "cross"),
    dialog("lost-input", #", "confirm": "save", "leading": ↓"close""#, dismissal: "cross"),
    dialog("lost-input", #", "confirm": "done""#, header: "form", mark: "↓", kind: form, dismissal: "cross"),
  ]

  private static let picker = """
    "picker": { "extends": "dialog", "confirmation": false, "input": false, "reason": "A choice is made by touching it." }
    """

  private static let cancels = [
    dialog("cancel-without-action", "", header: "picker", mark: "↓", kind: picker),
    dialog("cancel-without-action", #", "leading": ↓"cancel""#, header: "picker", kind: picker),
    dialog(
      "cancel-without-action", #", ↓"leading": { "purpose": "cancel", "action": "leave" }"#, header: "picker",
      kind: picker),
    dialog("cancel-without-action", #", "trailing": ["done"]"#, header: "picker", mark: "↓", kind: picker),
    dialog(
      "cancel-without-action", #", "leading": ↓"cancel""#, header: "notice",
      kind: """
        "notice": { "description": "News.", "title": "inline", "leading": ["policy", "close"], "leave": "dismiss" }
        """),
  ]

  // MARK: Items

  private static let items = [
    dialog("item-message", #", "trailing": [{ "purpose": "share", "message": ↓"label" }]"#, header: "page"),
    dialog("item-message", #", "trailing": ["share", { "purpose": "add", "message": ↓"counted" }]"#, header: "page"),
    dialog("item-message", #", "trailing": [{ "purpose": "add", "message": ↓"Title" }]"#, header: "page"),
    dialog("item-message", #", "confirm": { "purpose": "save", "message": ↓"short" }"#),
    dialog("item-message", #", "leading": { "purpose": "close", "message": ↓"titel" }"#, header: "page"),
  ]
}
