package import CatalogFiles

/// Reports `unknown-field`: every field is one that the format has, every message of a text one that its purpose
/// declares.
package enum UnknownFieldRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.unknownField

  package static let description = RuleDescription(
    identifier: "unknown-field",
    severity: .error,
    summary: "Every field is one that the format has, every message of a text one that its purpose declares.",
    rationale: "Most readers ignore a misspelt field, so that what it says never takes effect.",
    breaking: [
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Example", ↓"descripton": "…", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"] }"#
      ]
    ],
    passing: [
      [
        "catalog.json":
          #"{ "$schema": "../catalog.schema.json", "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"] }"#
      ]
    ]
  )
}
