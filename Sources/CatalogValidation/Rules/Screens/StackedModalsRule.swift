internal import CatalogModel

/// Reports `stacked-modals`: no modal is over two others.
package enum StackedModalsRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "stacked-modals",
    severity: .warning,
    summary: "No modal is presented over a modal that is over another one.",
    rationale: """
      A modal takes people out of what they did, and each further one takes them out of the last. After three, nobody knows \
      what closing one brings back (WWDC22, session 10001, "Explore navigation design for iOS"; HIG, Modality).
      """,
    breaking: [.screens(stack(third: "\(RuleExample.mark)\"sheet\""))],
    passing: [.screens(stack(third: #""push""#))]
  )

  private static func stack(third: String) -> String {
    """
    "people": { "header": "viewer", "title": "people", "parent": "rides", "presentation": "sheet" },
      "person": { "title": "{person}", "parent": "people", "presentation": \(third) },
      "places": { "header": "root", "title": "places", "tab": "places" },
      "rides": { "header": "viewer", "title": "rides", "parent": "places", "presentation": "sheet" }
    """
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where screen.modalCount > 2 && screen.screen.presentation.isModal {
      collector.report(
        self,
        "'\(screen.id)' is modal number \(screen.modalCount) over each other; push it, or close one before it opens",
        of: screen, at: "presentation", in: catalog)
    }
  }
}
