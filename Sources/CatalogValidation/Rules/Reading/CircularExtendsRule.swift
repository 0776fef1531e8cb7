package import CatalogFiles

/// Reports `circular-extends`: a catalogue does not extend itself, directly or through others.
package enum CircularExtendsRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.circularExtends

  package static let description = RuleDescription(
    identifier: "circular-extends",
    severity: .error,
    summary: "A catalogue does not extend itself, directly or through others.",
    rationale: """
      Which of the catalogues lies on top of which has no answer in a circle.
      """,
    breaking: [
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Example", "extends": ↓".", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"] }"#
      ]
    ],
    passing: []
  )
}
