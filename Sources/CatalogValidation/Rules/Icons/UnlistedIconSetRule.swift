internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `unlisted-icon-set`: every platform draws icons of a set that the catalogue lists.
package enum UnlistedIconSetRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unlisted-icon-set",
    severity: .warning,
    summary: "The icon set of each platform in platforms.json is one that catalog.json lists.",
    rationale: """
      A platform whose icon set is not among the catalogue's `iconSets` has no icons: its bars show words, or names of \
      purposes, and pages and generated code lack its symbols. Only platforms that `minimumSystems` supports are \
      checked, or all if it names none; inherited ones only if the catalogue has screens.
      """,
    breaking: [
      platforms(#""iconSet": ↓"old-icons""#),
      platforms(#""iconSet": ↓"Set""#),
    ],
    passing: [
      platforms(#""iconSet": "set""#)
    ]
  )

  private static func platforms(_ iconSet: String) -> RuleExample {
    ["platforms.json": #"{ "phone": { "name": "Phone", \#(iconSet), "unit": "pt" } }"#]
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    // The sets of a missing base are unknown. Without any set, bars show texts by design.
    guard source.problemOfBase == nil, !source.manifest.iconSets.isEmpty else { return }
    for profile in source.supportedPlatforms where !source.manifest.iconSets.contains(profile.iconSet) {
      let named = source.place(ofIconSetOf: profile.platform)
      let isOwn = named.file.path == source.layers[0].platforms?.source.path
      // A catalogue without screens draws no bars.
      guard isOwn || !source.screens.isEmpty else { continue }
      collector.report(
        self,
        "platform '\(profile.platform)' draws icons of '\(profile.iconSet)', which catalog.json does not list; add it to "
          + "'iconSets', name another set for the platform in platforms.json, or leave the platform out of 'platforms'",
        at: isOwn ? named : source.placeOfIconSets(),
        about: Subject(iconSet: profile.iconSet, platform: profile.platform))
    }
  }
}
