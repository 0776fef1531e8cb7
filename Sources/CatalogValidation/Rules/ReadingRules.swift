package import CatalogFiles

/// The rules that are checked while files are read: one for each kind of problem, with the same identifier.
extension CatalogProblem.Kind {
  package var rule: RuleDescription {
    switch self {
    case .jsonSyntax:
      RuleDescription(
        self, severity: .error,
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
    case .duplicateKey:
      RuleDescription(
        self, severity: .error,
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
    case .unknownField:
      RuleDescription(
        self, severity: .error,
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
    case .missingField:
      RuleDescription(
        self, severity: .error,
        summary: "Every field that the format requires is there.",
        rationale: """
          A purpose without a role or a description cannot be translated, drawn or placed by somebody who \
          did not write it.
          """,
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
        self, severity: .error,
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
    case .unknownPurpose:
      RuleDescription(
        self, severity: .error,
        summary: "Every purpose that a file names is one that purposes.json defines.",
        rationale: """
          The texts of a purpose that was renamed or misspelt are never shown, while the purpose itself \
          goes without.
          """,
        breaking: [
          ["titles/pl.json": #"{ "back": "Wstecz", ↓"delate": "Usuń", "delete": "Usuń" }"#]
        ],
        passing: []
      )
    case .undeclaredLocale:
      RuleDescription(
        self, severity: .error,
        summary: "Every locale that has texts, and the source locale, is declared in catalog.json.",
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
    case .unreadableFile:
      RuleDescription(
        self, severity: .error,
        summary: "Every file that the catalogue needs is there, can be read and is not too large.",
        rationale: "What cannot be read cannot be checked.",
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
        rationale: "Which of the catalogues lies on top of which has no answer in a circle.",
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
        self, severity: .error,
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
    _ kind: CatalogProblem.Kind, severity: Severity, summary: String, rationale: String,
    breaking: @autoclosure @escaping @Sendable () -> [RuleExample],
    passing: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      identifier: kind.rawValue, severity: severity, summary: summary, rationale: rationale, breaking: breaking(),
      passing: passing())
  }
}
