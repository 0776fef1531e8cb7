package import CatalogFiles

/// Reports `duplicate-key`: no key is listed twice in an object, and no name twice in a list.
package enum DuplicateKeyRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.duplicateKey

  package static let description = RuleDescription(
    identifier: "duplicate-key",
    severity: .error,
    summary: "No key is listed twice in an object, and no name twice in a list.",
    rationale: """
      RFC 8259 §4 leaves open which of two values counts: one tool shows the first, another the \
      second, and a translator fixes the wrong one.
      """,
    breaking: [
      ["titles/pl.json": #"{ "back": "Wstecz", ↓"back": "Wróć", "delete": "Usuń" }"#]
    ],
    passing: []
  )
}
