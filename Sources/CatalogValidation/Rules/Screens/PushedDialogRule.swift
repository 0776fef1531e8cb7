internal import CatalogModel

/// Reports `pushed-dialog`: dialogs and viewers are presented.
package enum PushedDialogRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "pushed-dialog",
    severity: .warning,
    summary: "A screen whose header is left by dismissing is presented as a modal, and not pushed.",
    rationale: """
      A push promises Back. A pushed dialog has Back beside Cancel, or a Cancel that goes back, and people do not know \
      which of the two keeps their input. Cancel, Close and a confirmation belong to modals (WWDC22, session 10001, \
      "Explore navigation design for iOS"; HIG, Modality). Kinds whose 'leave' is 'dismiss' count, also those of the \
      catalogue. The base of a stack is not pushed.
      """,
    breaking: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places" },
          "rides": { "header": ↓"dialog", "title": "rides", "parent": "places", "confirm": "save" }
        """),
      .screens(
        """
        "photo": { "header": ↓"viewer", "title": "", "parent": "places" },
          "places": { "header": "root", "title": "places", "tab": "places" }
        """),
    ],
    passing: [
      .screens(
        """
        "photo": { "header": "viewer", "title": "", "parent": "places", "presentation": "full-screen" },
          "places": { "header": "root", "title": "places", "tab": "places" }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where screen.kind?.leave == .dismiss {
      guard !screen.screen.presentation.isModal, !catalog.screens.bases.contains(screen.id) else { continue }
      collector.report(
        self,
        "'\(screen.id)' is pushed, and header '\(screen.screen.header)' is left by dismissing"
          + (screen.leading.map { ", so it has Back and '\($0.purpose)'" } ?? "")
          + "; write 'presentation': 'sheet' or 'full-screen', or use the header 'page'",
        of: screen, at: "header", in: catalog)
    }
  }
}
