internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `missing-icon`: every purpose has an icon in each icon set of the catalogue.
package enum MissingIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "missing-icon",
    severity: .error,
    summary: "Every purpose that a button shows has an icon in each icon set of the catalogue.",
    rationale: """
      An app that uses this icon set would show an empty button. Only a purpose of the role 'navigate' that is the title of \
      screens, and that no bar, no tab and no row shows, needs none. A row shows it where the screen names its 'indicator'.
      """,
    breaking: [
      [
        "purposes.json": """
        { "back": { "role": "navigate", "description": "…", ↓"icons": {}, "messages": { "title": {} } } }
        """
      ],
      overlay(purposes: #"{ "back": { "icons": { "brand": "back" } } }"#, mark: "↓"),
    ],
    passing: [
      overlay(purposes: #"{ "back": { "icons": { "brand": "back" } }, "delete": { "icons": { "brand": "bin" } } }"#),
      [
        "headers.json": RuleExample.headers,
        "purposes.json": """
        { "people": { "role": "navigate", "description": "…", "icons": {}, "messages": { "title": {} } } }
        """,
        "screens.json": #"{ "people": { "title": "people", "route": "/people" } }"#,
        "titles/en.json": #"{ "people": "People" }"#,
        "titles/pl.json": #"{ "people": "Osoby" }"#,
      ],
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
    let titles = titles(in: catalog)
    for (index, purpose) in source.purposes.enumerated() where !titles.contains(index) {
      for set in source.manifest.iconSets where purpose.icons[set] == nil {
        collector.report(
          self,
          "no icon of '\(set)' for '\(purpose.identifier)'; \(advice(for: purpose.identifier, in: set, of: source))",
          at: source.place(ofIcon: set, of: purpose.identifier, askedBy: .iconSets(listing)),
          about: Subject(purpose: purpose.identifier, iconSet: set))
      }
    }
  }

  /// The purposes that are only titles of screens, by their indices.
  private static func titles(in catalog: CheckedCatalog) -> Set<Int> {
    let screens = catalog.screens
    guard !screens.titles.isEmpty else { return [] }
    let shown = screens.shownPurposes
    return Set(
      screens.titles.lazy.map(\.purpose).filter { index in
        let purpose = catalog.source.purposes[index]
        return purpose.role == .navigate && !shown.contains(purpose.identifier)
      })
  }

  /// The remedy. A purpose that only the extended catalogue defines has no entry to complete.
  private static func advice(for purpose: String, in set: IconSetIdentifier, of source: CatalogSource) -> String {
    guard source.layers[0].purposes?.root[purpose] == nil else { return "add one to its 'icons'" }
    return "it is inherited: add \"\(purpose)\": { \"icons\": { \"\(set)\": … } } to purposes.json"
  }
}
