internal import AppReading
internal import CatalogValidation
internal import SourceText
internal import CatalogModel

/// Pushed screens with something else in place of the back button.
enum LeadingItemNotBackRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.leadingItemNotBack.rawValue, severity: .warning,
    summary: "The leading item of a pushed screen goes back.",
    rationale:
      "On every platform the leading side of a pushed screen goes back. Another button there hides the way back, and in UIKit it "
      + "takes the swipe from the edge away, too.",
    breaking: [.swift(example(title: "Edit", action: "edit()"))],
    passing: [.swift(example(title: "Back", action: "dismiss()"))])

  private static let leaving: Set<String> = [
    "back", "close", "cancel", "done", "menu", "sidebar", "up", "home",
    // Leading items of selection mode, which Cancel ends.
    "select-all", "deselect-all", "select-none",
  ]

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    let pages = Set(
      app.screens.filter { screen in
        screen.kind == .page && !screen.shownBy.isEmpty && screen.shownBy.allSatisfy { $0.showing == .push }
      }.map { "\($0.file.path)\n\($0.name)" })
    for named in app.pressed where named.site.container == .navigationBar && named.site.placement == .leading {
      guard let purpose = named.purpose, named.certainty >= .likely, !leaving.contains(purpose),
        pages.contains("\(named.site.file.path)\n\(named.site.owner ?? "")")
      else { continue }
      collector.report(self, "'\(purpose)' is where a pushed screen goes back", at: named)
    }
  }

  private static func example(title: String, action: String) -> String {
    """
    struct PlacesView: View {
      var body: some View { NavigationLink("…") { PlaceView() } }
    }
    struct PlaceView: View {
      var body: some View {
        Text("…").toolbar {
          ToolbarItem(placement: .topBarLeading) { \(title == "Edit" ? "↓" : "")Button("\(title)") { \(action) } }
        }
      }
    }
    """
  }
}
