package import CatalogFiles

/// Reports `unknown-purpose`: every purpose that a file names is one that purposes.json defines.
package enum UnknownPurposeRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.unknownPurpose

  package static let description = RuleDescription(
    identifier: "unknown-purpose",
    severity: .error,
    summary: "Every purpose that a file names is one that purposes.json defines.",
    rationale: """
      The texts of a purpose that was renamed or misspelt are never shown, while the purpose itself \
      goes without.
      """,
    breaking: [
      ["titles/pl.json": #"{ "back": "Wstecz", ↓"delate": "Usuń", "delete": "Usuń" }"#]
    ],
    passing: []
  )
}
