internal import CatalogModel

/// Reports `modal-without-exit`: the bar of a modal has a way to leave it.
package enum ModalWithoutExitRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "modal-without-exit",
    severity: .warning,
    summary: "The bar of a page or root that is presented as a modal has an item that leaves it.",
    rationale: """
      A modal starts a new stack, so the system's back button has nothing to go back to, and UIKit does not show it \
      (UINavigationController); a root has no button at all. Every modal needs an obvious way out, also where a swipe \
      closes it (HIG, Modality; WWDC22, session 10001, "Explore navigation design for iOS"). A leading item of the app, a \
      confirmation, and a trailing Close, Cancel or Done count. A page that is pushed inside a modal has its back button.
      """,
    breaking: [
      .screens(#""people": { "title": "people", "route": "/people", "presentation": ↓"sheet" }"#),
      .screens(
        #""people": { "title": "people", "route": "/people", "leading": "hidden", "presentation": ↓"full-screen" }"#),
      .screens(#""people": { "header": "root", "title": "people", "route": "/people", "presentation": ↓"sheet" }"#),
    ],
    passing: [
      .screens(
        #""people": { "title": "people", "route": "/people", "leading": "close", "presentation": "sheet" }"#),
      .screens(#""people": { "header": "viewer", "title": "people", "route": "/people", "presentation": "sheet" }"#),
      .screens(
        """
        "people": { "header": "viewer", "title": "people", "route": "/people", "presentation": "sheet" },
          "person": { "title": "{person}", "parent": "people", "route": "/people/{person}" }
        """),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where screen.screen.presentation.isModal {
      // Other rules ask for the dismissal of dialogs and viewers.
      guard let kind = screen.kind, kind.leave != .dismiss, !hasExit(screen, in: catalog) else { continue }
      let isSystem = screen.leading != nil
      let close = kind.leading.contains(.close) ? "write 'leading': 'close', " : ""
      collector.report(
        self,
        "'\(screen.id)' is presented as a modal, and "
          + (isSystem ? "its back button has nothing to go back to; " : "no item of its bar leaves it; ")
          + "\(close)use the header 'dialog' or 'viewer', or push the screen",
        of: screen, at: "presentation", in: catalog)
    }
  }

  private static func hasExit(_ screen: CheckedScreen, in catalog: CheckedCatalog) -> Bool {
    screen.leadingOfApp != nil || screen.screen.confirm != nil
      || screen.screen.trailing.contains { item in
        catalog.purpose(item.purpose).map { [.dismiss, .cancel, .confirm].contains($0.role) } ?? false
      }
  }
}
