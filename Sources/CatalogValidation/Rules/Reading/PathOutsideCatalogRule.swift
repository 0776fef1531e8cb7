package import CatalogFiles

/// Reports `path-outside-catalog`: everything that a catalogue is made of is in its folder, or in one that it extends.
package enum PathOutsideCatalogRule: ReadingRule {
  package static let kind = CatalogProblem.Kind.pathOutsideCatalog

  package static let description = RuleDescription(
    identifier: "path-outside-catalog",
    severity: .error,
    summary: "Everything that a catalogue is made of is in its folder or in one that it extends by a relative path.",
    rationale: """
      An absolute path, an icon set named `../set` or a symbolic link out of the folder works on one machine only. \
      It is missing where the folder is checked out, embedded or published. Nothing is written through such a link.
      """,
    breaking: [
      ["catalog.json": #"{ "formatVersion": 1, "name": "Example", "extends": ↓"/opt/Standard" }"#],
      ["catalog.json": #"{ "formatVersion": 1, "name": "Example", "extends": ↓"file:///opt/Standard" }"#],
      [
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set", ↓"../set"] }"#
      ],
    ],
    passing: [
      [
        "catalog.json": #"{ "formatVersion": 1, "name": "Example", "extends": "../Base" }"#,
        "../Base/catalog.json":
          #"{ "formatVersion": 1, "name": "Base", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
        "../Base/purposes.json": "{}",
      ]
    ]
  )
}
