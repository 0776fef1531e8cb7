internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `double-mirror`: the catalogue does not mirror an icon that its set or platform already mirrors.
package enum DoubleMirrorRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "double-mirror",
    severity: .error,
    summary: "An icon that its set already mirrors is not mirrored again by a pair or a locale.",
    rationale: """
      Mirrored twice is not mirrored. A set that draws "forward" along the reading direction already draws it pointing \
      left in Arabic. As the right-to-left half of a pair for "back", it points the wrong way.
      """,
    breaking: [
      .icon(#"↓{ "leftToRight": "arrow-back", "rightToLeft": "arrow-forward" }"#),
      .icon(#"↓{ "leftToRight": "chevron-left", "rightToLeft": "chevron-forward" }"#),
      .icon(#"↓{ "name": "arrow-back", "locales": { "ar": "arrow-forward" } }"#),
    ],
    passing: [
      .icon(#""arrow-back""#),
      .icon(#"{ "leftToRight": "arrow-left", "rightToLeft": "arrow-right" }"#),
      .icon(#"{ "name": "arrow-back", "locales": { "ar": "chevron-backward" } }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let rightToLeft = catalog.declaredFacts.filter { $0.direction == .rightToLeft }.map(\.tag)
    for use in catalog.iconUses {
      switch use.reference {
      case .byDirection(let left, let right) where left != right:
        if turns(right, in: use.set) {
          collector.report(self, message(right, insteadOf: left, use), of: use, in: catalog)
        }
      case .byLocale(let name, let locales):
        let mirrors = turns(name, in: use.set) ? MirroredName.candidates(for: name, in: use.set) : []
        for (locale, other) in locales.sorted(by: { $0.key < $1.key })
        where rightToLeft.contains(locale) && mirrors.contains(other) && turns(other, in: use.set) {
          collector.report(self, message(other, insteadOf: name, use), of: use, in: catalog)
        }
      case .name, .byRelease, .byDirection: break
      }
    }
  }

  /// True if the set or platform mirrors an icon.
  static func turns(_ name: String, in set: IconSet) -> Bool {
    switch set.behaviour(of: name) {
    case .mirrors, .semantic: true
    case .fixed, .localized: false
    }
  }

  private static func message(_ name: String, insteadOf other: String, _ use: IconUse) -> String {
    let advice = turns(other, in: use.set) ? "write '\(other)' alone" : "use icons that always point one way"
    return
      "'\(name)' of '\(use.set.identifier)' is already mirrored right-to-left, so it points the same way as left-to-right; \(advice)"
  }
}
