internal import CatalogModel

/// Reports `disallowed-leading`: the header's kind allows the leading item.
package enum DisallowedLeadingRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "disallowed-leading",
    severity: .error,
    summary: "What is at the leading side of a screen's bar is what its header's kind allows there.",
    rationale: """
      People find the way out where it always is. A page that is cancelled, or a viewer that goes back, looks like another \
      kind of screen and is left in another way.
      """,
    breaking: [
      .screens(#""places": { "title": "places", "route": "/places", "leading": ↓"cancel" }"#),
      .screens(#""places": { "title": "places", "route": "/places", "leading": ↓"search" }"#),
      .screens(#""places": { "header": "viewer", "title": "places", "route": "/places", "leading": ↓"hidden" }"#),
    ],
    passing: [
      .screens(
        #""places": { "title": "places", "route": "/places", "leading": { "purpose": "close", "action": "leave" } }"#),
      .screens(#""places": { "title": "places", "route": "/places", "leading": "hidden" }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard let kind = screen.kind, let leading = screen.screen.leading else { continue }
      switch leading {
      case .hidden:
        guard !kind.leading.contains(.hidden) else { continue }
        report("'hidden'", of: screen, kind, purpose: nil, catalog: catalog, collector: &collector)
      case .item(let item):
        guard let purpose = catalog.purpose(item.purpose) else { continue }
        let found = HeaderKindDefinition.Leading(purpose)
        // Another rule checks how a root is left.
        guard !isAllowed(found, by: kind), found == nil || kind.leave != .stays else { continue }
        report("'\(item.purpose)'", of: screen, kind, purpose: item.purpose, catalog: catalog, collector: &collector)
      }
    }
  }

  /// The policy allows Cancel and a cross; another rule checks which of the two it requires.
  private static func isAllowed(_ leading: HeaderKindDefinition.Leading?, by kind: HeaderKindDefinition) -> Bool {
    guard let leading else { return false }
    return kind.leading.contains(leading) || leading == .close && kind.leading.contains(.policy)
  }

  private static func report(
    _ what: String, of screen: CheckedScreen, _ kind: HeaderKindDefinition, purpose: String?,
    catalog: CheckedCatalog, collector: inout FindingCollector
  ) {
    let allowed = kind.leading.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    collector.report(
      self,
      "\(what) is at the leading side of '\(screen.id)', and header '\(kind.kind)' allows "
        + "\(allowed.isEmpty ? "nothing" : allowed) there; "
        + (purpose == nil ? "remove 'leading'" : "move it to 'trailing', or use another header"),
      of: screen, at: "leading", purpose: purpose, in: catalog)
  }
}
