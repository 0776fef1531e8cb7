internal import CatalogFiles
internal import CatalogModel

/// Reports `unexplained-header`: a kind of header that allows more than its base has a rationale.
package enum UnexplainedHeaderRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unexplained-header",
    severity: .error,
    summary: "A kind of headers that allows more than the kind that it extends or changes says why in 'reason'.",
    rationale: """
      Four kinds of bars keep hundreds of screens alike as long as their limits hold. Who loosens one does so for every \
      screen that has it, and the next reader needs to know what for.
      """,
    breaking: [
      .screens(
        #""places": { "header": "gallery", "title": "places", "route": "/places" }"#,
        with: [
          "headers.json": RuleExample.headers(adding: #""gallery": { "extends": "viewer", "maximumTrailing": ↓4 }"#)
        ])
    ],
    passing: [
      .screens(
        #""places": { "header": "gallery", "title": "places", "route": "/places" }"#,
        with: [
          "headers.json": RuleExample.headers(
            adding:
              #""gallery": { "extends": "viewer", "maximumTrailing": 4, "reason": "Photos are edited in place." }"#)
        ])
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for kind in catalog.source.headers.kinds where kind.reason == nil {
      guard let first = kind.loosened.first else { continue }
      let fields = kind.loosened.map { "'\($0)'" }.joined(separator: ", ")
      collector.report(
        self,
        "header '\(kind.kind)' allows more than \(kind.extends.map { "'\($0)'" } ?? "before") in \(fields); "
          + "say why in 'reason', or allow less",
        at: catalog.source.place(ofHeader: kind.kind, first))
    }
  }
}
