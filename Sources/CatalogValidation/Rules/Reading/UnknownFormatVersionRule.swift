package import CatalogFiles

/// Reports `unknown-format-version`: a catalogue is of a format that this program reads.
package enum UnknownFormatVersionRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.unknownFormatVersion

  package static let description = RuleDescription(
    identifier: "unknown-format-version",
    severity: .error,
    summary: "A catalogue is of a format version that this program reads.",
    rationale:
      "A newer format may give the same fields another meaning, so the findings of an older program would be wrong.",
    breaking: [
      [
        "catalog.json":
          #"{ "formatVersion": ↓2, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"] }"#
      ]
    ],
    passing: [
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"] }"#
      ]
    ]
  )
}
