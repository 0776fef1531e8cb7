package import CatalogFiles

/// Reports `unreadable-file`: every file that the catalogue needs is there, can be read and is not too large.
package enum UnreadableFileRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.unreadableFile

  package static let description = RuleDescription(
    identifier: "unreadable-file",
    severity: .error,
    summary: "Every file that the catalogue needs is there, can be read and is not too large.",
    rationale: """
      What cannot be read cannot be checked.
      """,
    breaking: [
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set", ↓"other"] }"#
      ]
    ],
    passing: []
  )
}
