internal import CatalogModel

/// Reports `segments-below-top`: segmented controls are on the first screen of a stack.
package enum SegmentsBelowTopRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "segments-below-top",
    severity: .warning,
    summary: "Only a screen without a parent has a segmented control in its bar.",
    rationale: """
      A segmented control in a bar splits the top level of an app. Below, it takes the place of the title, and with it the \
      label of the next Back button (HIG, Segmented controls).
      """,
    breaking: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places" },
          "rides": { "title": "", "parent": "places", "segments": ↓["people", "places"] }
        """)
    ],
    passing: [
      .screens(
        #""places": { "header": "root", "title": "places", "tab": "places", "segments": ["people", "places"] }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where !screen.screen.segments.isEmpty {
      guard let parent = screen.screen.parent else { continue }
      collector.report(
        self,
        "'\(screen.id)' has a segmented control, and is above '\(parent)'; "
          + "move the control to the content, or to the first screen of the stack",
        of: screen, at: "segments", in: catalog)
    }
  }
}
