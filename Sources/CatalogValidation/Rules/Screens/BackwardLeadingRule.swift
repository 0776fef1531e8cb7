internal import CatalogFiles
internal import CatalogModel

/// Reports `backward-leading`: the item that goes back is Back.
package enum BackwardLeadingRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "backward-leading",
    severity: .warning,
    isFixable: true,
    summary: "A leading item that goes back has the purpose 'back'.",
    rationale: """
      People know the standard Back button and its symbol, and expect it at the leading side. Another word or another arrow \
      there does the same and looks as if it did something else (HIG, Toolbars).
      """,
    breaking: [
      .screens(#""places": { "title": "places", "route": "/places", "leading": ↓"previous" }"#)
    ],
    passing: [
      .screens(
        #""places": { "title": "places", "route": "/places", "leading": { "purpose": "back", "action": "leave" } }"#),
      .screens(#""places": { "title": "places", "route": "/places", "trailing": ["previous"] }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard let item = screen.ownLeading, item.purpose != "back", let purpose = catalog.purpose(item.purpose),
        HeaderKindDefinition.Leading(purpose) == .back
      else { continue }
      collector.report(
        self, "'\(item.purpose)' goes back and is at the leading side of '\(screen.id)'; use 'back'",
        at: catalog.source.place(ofScreen: screen.id, "leading", "purpose"),
        about: Subject(purpose: item.purpose, screen: screen.id),
        fix: Fix(replacing: item, in: "leading", of: screen, by: "back", in: catalog))
    }
  }
}
