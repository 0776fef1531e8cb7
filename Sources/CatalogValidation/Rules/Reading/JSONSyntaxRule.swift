package import CatalogFiles

/// Reports `json-syntax`: a file is strict JSON in UTF-8 (RFC 8259).
package enum JSONSyntaxRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.jsonSyntax

  package static let description = RuleDescription(
    identifier: "json-syntax",
    severity: .error,
    summary: "A file is strict JSON in UTF-8 (RFC 8259).",
    rationale: """
      Editors and other tools accept comments, trailing commas or a byte-order mark in different \
      ways; a file that every reader reads alike has none.
      """,
    breaking: [
      ["titles/en.json": #"{ "back": "Back"↓ "delete": "Delete" }"#],
      ["titles/en.json": #"{ "back": "Back", "delete": "Delete"↓, }"#],
    ],
    passing: [
      ["titles/en.json": #"{ "back": "\u0042ack", "delete": "Delete" }"#]
    ]
  )
}
