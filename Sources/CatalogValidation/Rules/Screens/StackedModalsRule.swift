internal import CatalogModel

/// Reports `stacked-modals`: at most two modals are open at once.
package enum StackedModalsRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "stacked-modals",
    severity: .warning,
    summary: "At most two modals are open at once.",
    rationale: """
      A modal interrupts a task, and a modal over it interrupts that one, too. After three, people do not know what closing \
      one leads back to (WWDC22, session 10001, "Explore navigation design for iOS"; HIG, Modality).
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
        "'\(screen.id)' is modal \(screen.modalCount) of those that are open at once; push it, or close another one first",
        of: screen, at: "presentation", in: catalog)
    }
  }
}
