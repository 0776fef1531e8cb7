package import CatalogFiles

/// Reports `unused-file`: no file of a catalogue is passed over.
package enum UnusedFileRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.unusedFile

  package static let description = RuleDescription(
    identifier: "unused-file",
    severity: .warning,
    summary:
      "No file looks like a part of the catalogue that is never read: an icon set that is not named, a misspelt name.",
    rationale: """
      Somebody who finds `icon-sets/tabler.json` or `titles/de.JSON` changes it in vain. `undeclared-locale` reports \
      files of locales that catalog.json does not declare. Notes and scripts beside the catalogue's files are not \
      reported.
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
