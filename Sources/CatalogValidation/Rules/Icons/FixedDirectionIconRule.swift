internal import SourceText
internal import CatalogFiles
internal import CatalogModel

/// Reports `fixed-direction-icon`: a directional purpose does not use a glyph that always points one way.
package enum FixedDirectionIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "fixed-direction-icon",
    severity: .error,
    summary: "A directional purpose does not use a glyph that always points one way.",
    rationale: """
      In a right-to-left locale, back leads to the right. An arrow that always points left sends people the wrong way.
      """,
    breaking: [
      [
        "purposes.json": """
        {
          "back": {
            "role": "navigate",
            "direction": "backward",
            "description": "…",
            "icons": { "set": ↓"arrow-left" },
            "messages": { "title": {} }
          }
        }
        """
      ]
    ],
    passing: [
      .icon(#"{ "leftToRight": "arrow-left", "rightToLeft": "arrow-right" }"#),
      [
        "purposes.json": """
        { "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } } }
        """
      ],
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    for purpose in source.purposes where purpose.direction != nil {
      for set in source.iconSets {
        guard let reference = purpose.icons[set.identifier] else { continue }
        for name in fixedNames(of: reference, in: set) {
          collector.report(
            self, message(name, set: set, purpose: purpose.identifier, in: source),
            at: source.place(ofPurpose: purpose.identifier, "icons", set.identifier.rawValue),
            about: Subject(purpose: purpose.identifier, iconSet: set.identifier))
        }
      }
    }
  }

  /// The identifiers that point the same way in both base directions. A pair does only if both icons are the same.
  private static func fixedNames(of reference: IconReference, in set: IconSet) -> [String] {
    switch reference {
    case .byDirection(let leftToRight, let rightToLeft):
      leftToRight == rightToLeft && set.behaviour(of: leftToRight).alwaysPointsOneWay ? [leftToRight] : []
    case .name, .byLocale, .byRelease:
      reference.names.filter { set.contains($0) && set.behaviour(of: $0).alwaysPointsOneWay }
    }
  }

  private static func message(_ name: String, set: IconSet, purpose: String, in source: CatalogSource) -> String {
    // The team's own inventory says how its icons behave.
    let file = "icon-sets/\(set.identifier).json"
    let own =
      source.isInherited(set.file.path) ? "" : "; if apps mirror it, state so under 'rightToLeft' of \(file)"
    return """
      '\(purpose)' points along the reading direction, but '\(name)' of '\(set.identifier)' always points one way; \
      use an icon that mirrors or a pair 'leftToRight' and 'rightToLeft'\(own)
      """
  }
}
