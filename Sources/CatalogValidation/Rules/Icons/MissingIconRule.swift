internal import CatalogFiles
internal import CatalogModel

/// Reports `missing-icon`: every purpose has an icon in each icon set of the catalogue.
package enum MissingIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "missing-icon",
    severity: .error,
    summary: "Every purpose has an icon in each icon set of the catalogue.",
    rationale: "An app that draws its buttons with that set shows an empty button.",
    breaking: [
      [
        "purposes.json": """
        { "back": { "role": "navigate", "description": "…", ↓"icons": {}, "messages": { "title": {} } } }
        """
      ]
    ],
    passing: []
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for purpose in catalog.source.purposes {
      for set in catalog.source.manifest.iconSets where purpose.icons[set] == nil {
        collector.report(
          self, "no icon of '\(set)' for '\(purpose.identifier)'; add one to its 'icons'",
          at: catalog.source.place(ofPurpose: purpose.identifier, "icons"),
          Subject(purpose: purpose.identifier, iconSet: set))
      }
    }
  }
}
