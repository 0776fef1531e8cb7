package import CatalogFiles

/// Reports `missing-field`: every field that the format requires is there.
package enum MissingFieldRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.missingField

  package static let description = RuleDescription(
    identifier: "missing-field",
    severity: .error,
    summary: "Every field that the format requires is there.",
    rationale: """
      A purpose without a role or a description cannot be translated, drawn or placed by somebody who \
      did not write it.
      """,
    breaking: [
      ["catalog.json": #"↓{ "formatVersion": 1, "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"] }"#]
    ],
    passing: []
  )
}
