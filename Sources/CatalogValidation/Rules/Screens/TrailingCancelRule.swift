internal import CatalogFiles
internal import CatalogModel

/// Reports `trailing-cancel`: Cancel is not among the actions of a bar.
package enum TrailingCancelRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "trailing-cancel",
    severity: .error,
    summary: "Cancel is not among the trailing items of a screen that can be left.",
    rationale: """
      Cancel is the dismissal of a dialog. Among the actions of a page it is a second way out beside Back, and among \
      those of a dialog a second one beside its dismissal. A root is never left, so its Cancel ends a mode, such as a \
      selection (WWDC22, session 10001, "Explore navigation design for iOS"; HIG, Toolbars).
      """,
    breaking: [
      .screens(#""places": { "title": "places", "route": "/places", "trailing": [↓"cancel"] }"#),
      .screens(
        #""places": { "title": "places", "route": "/places", "trailing": [{ "purpose": "edit", "menu": ↓["share", "cancel"] }] }"#
      ),
    ],
    passing: [
      .screens(#""places": { "title": "places", "route": "/places", "trailing": ["share"] }"#),
      .screens(#""places": { "header": "root", "title": "places", "tab": "places", "trailing": ["cancel"] }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      let places = catalog.source.places(ofElementsIn: "trailing", field: "menu", ofScreen: screen.id)
      for (item, place) in zip(screen.screen.trailing, places)
      where item.menu.contains(where: { $0.purpose == "cancel" }) {
        collector.report(
          self, "'cancel' is in a menu of '\(screen.id)'; remove it, since people leave a menu by pressing elsewhere",
          at: place, about: Subject(purpose: "cancel", screen: screen.id))
      }
    }
    for screen in catalog.screens.all where screen.kind.map({ $0.leave != .stays }) == true {
      // A second Cancel, beside that of a dialog, is reported as a repeated item.
      guard screen.leadingOfApp?.purpose != "cancel", screen.screen.confirm?.purpose != "cancel",
        let index = screen.screen.trailing.firstIndex(where: { $0.purpose == "cancel" })
      else { continue }
      let places = catalog.source.places(ofElementsIn: "trailing", ofScreen: screen.id)
      guard places.indices.contains(index) else { continue }
      collector.report(
        self,
        "'cancel' is a trailing item of '\(screen.id)'; remove it, "
          + (screen.isDialog ? "since the dialog has a dismissal" : "or use the header 'dialog', which has it"),
        at: places[index], about: Subject(purpose: "cancel", screen: screen.id))
    }
  }
}
