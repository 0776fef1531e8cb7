package import CatalogFiles

/// The rules that are checked while files are read: one for each kind of problem, with the same identifier.
extension CatalogProblem.Kind {
  package var rule: RuleDescription {
    switch self {
    case .jsonSyntax:
      RuleDescription(
        self, severity: .error, reach: [.file, .settings],
        summary: "A file is strict JSON in UTF-8 (RFC 8259).",
        rationale: """
          Editors and other tools disagree on comments, trailing commas and byte-order marks. Every reader reads \
          strict JSON in the same way.
          """,
        breaking: [
          ["titles/en.json": #"{ "back": "Back"↓ "delete": "Delete" }"#],
          ["titles/en.json": #"{ "back": "Back", "delete": "Delete"↓, }"#],
        ],
        passing: [
          ["titles/en.json": #"{ "back": "\u0042ack", "delete": "Delete" }"#]
        ]
      )
    case .duplicateKey:
      RuleDescription(
        self, severity: .error, reach: [.file, .definition, .settings],
        summary: "No object has a duplicate key, and no list a duplicate name.",
        rationale: """
          RFC 8259 §4 does not define which of two values counts: one tool shows the first, another the second, and a \
          translator fixes the wrong one.
          """,
        breaking: [
          ["titles/pl.json": #"{ "back": "Wstecz", ↓"back": "Wróć", "delete": "Usuń" }"#]
        ],
        passing: []
      )
    case .unknownField:
      RuleDescription(
        self, severity: .error, isFixable: true, reach: [.file, .definition, .wholeFile, .settings],
        summary: "Every field belongs to the format, and every message of a text is declared by its purpose.",
        rationale: "Most readers ignore a misspelt field, so its value never takes effect.",
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
    case .missingField:
      RuleDescription(
        self, severity: .error, reach: [.definition, .settings],
        summary: "Every required field is present.",
        rationale: "A purpose without a role or a description can only be translated, drawn and placed by its author.",
        breaking: [
          [
            "catalog.json":
              #"↓{ "formatVersion": 1, "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"] }"#
          ]
        ],
        passing: []
      )
    case .wrongType:
      RuleDescription(
        self, severity: .error, isFixable: true, reach: [.file, .definition, .wholeFile, .settings],
        summary: "Every value has the type of its field, and is one of the allowed words.",
        rationale: """
          A number in quotation marks or an unknown role would be ignored, and the catalogue would differ from what \
          its author meant.
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
    case .unknownPurpose:
      RuleDescription(
        self, severity: .error, isFixable: true, reach: [.definition, .otherLocales, .settings],
        summary: "Every purpose that a file names is defined in purposes.json.",
        rationale: "The texts of a renamed or misspelt purpose are never shown, and the purpose itself has no texts.",
        breaking: [
          ["titles/pl.json": #"{ "back": "Wstecz", ↓"delate": "Usuń", "delete": "Usuń" }"#],
          ["titles/pl.json": #"{ ↓"bakc": "Wstecz", "delete": "Usuń" }"#],
        ],
        passing: []
      )
    case .unknownScreen:
      RuleDescription(
        self, severity: .error,
        summary: "Every screen that screens.json names is in it.",
        rationale:
          "A screen whose parent was renamed has nothing to go back to, and its deep link opens without a stack.",
        breaking: [
          [
            "screens.json":
              #"{ "place": { "header": "page", "title": "", "parent": ↓"plaecs" }, "places": { "header": "page", "title": "" } }"#,
            "headers.json": RuleExample.headers,
          ]
        ],
        passing: []
      )
    case .unknownHeader:
      RuleDescription(
        self, severity: .error,
        summary: "Every kind of header that a file names is declared in headers.json.",
        rationale: "Without its kind it is not known what a screen's bar may have, or how the screen is left.",
        breaking: [
          [
            "screens.json": #"{ "places": { "header": ↓"sheet", "title": "" } }"#,
            "headers.json": RuleExample.headers,
          ]
        ],
        passing: []
      )
    case .undeclaredLocale:
      RuleDescription(
        self, severity: .error, reach: .file,
        summary: "Every locale with texts, and the source locale, is declared in catalog.json.",
        rationale: "A file of an undeclared locale is never read, so its translator's work would be lost silently.",
        breaking: [
          [
            "catalog.json":
              #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ↓["en", "pl"], "iconSets": ["set"] }"#,
            "titles/de.json": #"{ "back": "Zurück" }"#,
          ]
        ],
        passing: []
      )
    case .unknownWording:
      RuleDescription(
        self, severity: .error,
        summary:
          "Each wording of a file is declared in catalog.json, and each platform of a wording is described in platforms.json.",
        rationale: """
          A misspelt file such as titles/de.aple.json is never read: the texts of the wording 'apple' are in \
          titles/de.apple.json.
          """,
        breaking: [
          [
            "catalog.json":
              #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"], "wordings": ↓{ "apple": { "description": "…" } } }"#,
            "titles/pl.aple.json": #"{ "back": "Cofnij" }"#,
          ]
        ],
        passing: [
          [
            "catalog.json":
              #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"], "wordings": { "apple": { "description": "…" } } }"#,
            "titles/pl.apple.json": #"{ "back": "Cofnij" }"#,
          ]
        ]
      )
    case .unreadableFile:
      RuleDescription(
        self, severity: .error, reach: .file,
        summary: "Every file that the catalogue needs exists, can be read and is not too large.",
        rationale: "A file that cannot be read cannot be checked.",
        breaking: [
          [
            "catalog.json":
              #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set", ↓"other"] }"#
          ]
        ],
        passing: []
      )
    case .circularExtends:
      RuleDescription(
        self, severity: .error,
        summary: "A catalogue does not extend itself, directly or through others.",
        rationale: "In a cycle it is not defined which catalogue overrides which.",
        breaking: [
          [
            "catalog.json":
              #"{ "formatVersion": 1, "name": "Example", "extends": ↓".", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"] }"#
          ]
        ],
        passing: []
      )
    case .unknownFormatVersion:
      RuleDescription(
        self, severity: .error, reach: [.file, .settings],
        summary: "The catalogue's format version is one that this program reads.",
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
    case .pathOutsideCatalog:
      RuleDescription(
        self, severity: .error,
        summary:
          "Everything that a catalogue is made of is in its folder or in one that it extends by a relative path.",
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
    case .unusedFile:
      RuleDescription(
        self, severity: .warning,
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
  }
}

extension RuleDescription {
  fileprivate init(
    _ kind: CatalogProblem.Kind, severity: Severity, isFixable: Bool = false, reach: Reach = [], summary: String,
    rationale: String,
    breaking: @autoclosure @escaping @Sendable () -> [RuleExample],
    passing: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      identifier: kind.rawValue, severity: severity, isFixable: isFixable, reach: reach,
      summary: summary, rationale: rationale,
      breaking: breaking(), passing: passing())
  }
}
