package import CatalogFiles

/// Reports `unused-file`: no file of a catalogue is passed over.
package enum UnusedFileRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.unusedFile

  package static let description = RuleDescription(
    identifier: "unused-file",
    severity: .warning,
    summary:
      "No file stands in the catalogue as if it were read and is not: an icon set that is not named, a misspelt name.",
    rationale: """
      Whoever finds `icon-sets/tabler.json` or `titles/de.JSON` in the folder takes it for a part of the catalogue and \
      changes it in vain. Files of locales that catalog.json does not declare are the matter of `undeclared-locale`; notes \
      and scripts beside the catalogue's files are nobody's.
      """,
    breaking: [
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ↓["set"] }"#,
        "icon-sets/tabler.json": "{}",
      ],
      ["purpose.json": "↓{}"],
      ["titles/pl.JSON": "↓{}"],
      ["title/en.json": "{}", "title": "↓"],
    ],
    passing: [
      [
        "README.md": "Read me.", "titles/README.md": "Read me.",
        "baseline.json": #"{ "formatVersion": 1, "entries": [] }"#,
      ]
    ]
  )
}
