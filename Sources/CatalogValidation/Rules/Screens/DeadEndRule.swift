internal import CatalogModel

/// Reports `dead-end`: a page with a hidden back button leads on.
package enum DeadEndRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "dead-end",
    severity: .warning,
    summary: "A page with a hidden back button has a way on.",
    rationale: """
      A hidden back button also turns off the swipe that goes back (UIKit, interactivePopGestureRecognizer), so people \
      are stuck unless something leads on. A way on is a confirmation, a trailing action, a segmented control, or a \
      screen whose 'parent' is this page. The base of a stack is not a dead end, because nothing is beneath it. A button \
      in the content is not in the catalogue: if there is one, add an exception with that reason. Apple's guidelines keep \
      the standard Back button for retracing one's steps (HIG, Toolbars).
      """,
    breaking: [
      .screens(
        """
        "people": { "title": "people", "parent": "places", "leading": ↓"hidden" },
          "places": { "header": "root", "title": "places", "tab": "places" }
        """)
    ],
    passing: [
      .screens(
        """
        "people": { "title": "people", "parent": "places", "leading": "hidden", "trailing": ["done"] },
          "places": { "header": "root", "title": "places", "tab": "places" }
        """),
      .screens(
        """
        "people": { "title": "people", "parent": "places", "leading": "hidden" },
          "person": { "title": "{person}", "parent": "people" },
          "places": { "header": "root", "title": "places", "tab": "places" }
        """),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let parents = Set(catalog.screens.all.compactMap(\.screen.parent))
    for screen in catalog.screens.all where isHidden(screen) {
      // Another rule asks for the exit of a modal.
      guard !screen.screen.presentation.isModal, !catalog.screens.bases.contains(screen.id) else { continue }
      guard screen.screen.confirm == nil, screen.screen.trailing.isEmpty, screen.screen.segments.isEmpty,
        !parents.contains(screen.id)
      else { continue }
      collector.report(
        self,
        "'\(screen.id)' hides its back button, and nothing leads on; "
          + "add a trailing action, or a screen with this 'parent', or show the back button",
        of: screen, at: "leading", in: catalog)
    }
  }

  private static func isHidden(_ screen: CheckedScreen) -> Bool {
    guard screen.kind?.leave == .pop else { return false }
    return screen.screen.leading == .hidden || screen.screen.leading == nil && screen.kind?.leading.first == .hidden
  }
}
