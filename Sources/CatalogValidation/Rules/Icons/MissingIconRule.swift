internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `missing-icon`: every purpose has an icon in each icon set of the catalogue.
package enum MissingIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "missing-icon",
    severity: .error,
    summary: "Every purpose has an icon in each icon set of the catalogue.",
    rationale: "An app that uses this icon set would show an empty button.",
    breaking: [
      [
        "purposes.json": """
        { "back": { "role": "navigate", "description": "…", ↓"icons": {}, "messages": { "title": {} } } }
        """
      ],
      overlay(purposes: #"{ "back": { "icons": { "brand": "back" } } }"#, mark: "↓"),
    ],
    passing: [
      overlay(purposes: #"{ "back": { "icons": { "brand": "back" } }, "delete": { "icons": { "brand": "bin" } } }"#)
    ]
  )

  /// An overlay that adds an icon set.
  private static func overlay(purposes: String, mark: String = "") -> RuleExample {
    let rest = [
      "base/catalog.json": RuleExample.manifest(locales: #""en""#),
      "base/purposes.json": RuleExample.base["purposes.json"] ?? "",
      "base/titles/en.json": RuleExample.base["titles/en.json"] ?? "",
      "base/icon-sets/set.json": RuleExample.base["icon-sets/set.json"] ?? "",
      "icon-sets/brand.json": """
      { "name": "Brand", "version": "1", "license": "Proprietary", "source": "our designers", "names": ["back", "bin"] }
      """,
      "titles/en.json": "{}",
    ]
    let shown = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Overlay", "extends": "base", "iconSets": [\(mark)"brand"] }
      """,
      "purposes.json": purposes,
    ]
    return RuleExample(rest.merging(shown) { $1 }, scaffolding: Set(rest.keys))
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    let listing = source.iconSetListing
    for purpose in source.purposes {
      for set in source.manifest.iconSets where purpose.icons[set] == nil {
        collector.report(
          self,
          "no icon of '\(set)' for '\(purpose.identifier)'; \(advice(for: purpose.identifier, in: set, of: source))",
          at: source.place(ofIcon: set, of: purpose.identifier, askedBy: .iconSets(listing)),
          about: Subject(purpose: purpose.identifier, iconSet: set))
      }
    }
  }

  /// What to do. A purpose that only the extended catalogue defines has no entry to complete.
  private static func advice(for purpose: String, in set: IconSetIdentifier, of source: CatalogSource) -> String {
    guard source.layers[0].purposes?.root[purpose] == nil else { return "add one to its 'icons'" }
    return "it is inherited: add \"\(purpose)\": { \"icons\": { \"\(set)\": … } } to purposes.json"
  }
}
