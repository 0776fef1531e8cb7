package import CatalogFiles

/// Reports `wrong-type`: every value is of the type, and one of the words, that its field takes.
package enum WrongTypeRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.wrongType

  package static let description = RuleDescription(
    identifier: "wrong-type",
    severity: .error,
    summary: "Every value is of the type, and one of the words, that its field takes.",
    rationale: """
      A number in quotation marks or a role that does not exist would be dropped, and the catalogue \
      would say something else than its author meant.
      """,
    breaking: [
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", ↓"pl_PL", "pl"], "iconSets": ["set"] }"#
      ],
      ["titles/pl.json": #"{ "back": ↓null, "delete": "Usuń" }"#],
    ],
    passing: []
  )
}
