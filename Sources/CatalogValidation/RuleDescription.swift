/// What people read of a rule: in the terminal, in reports and in the documentation.
package struct RuleDescription: Sendable {
  /// In kebab-case; stable, since configurations and baselines name it.
  package let identifier: String
  package let severity: Severity
  /// What it asks for, in one sentence.
  package let summary: String
  /// Why that matters to somebody who uses the catalogue.
  package let rationale: String
  /// Catalogues that break it, each with the places marked.
  package let breaking: [RuleExample]
  /// Catalogues that it must stay silent on.
  package let passing: [RuleExample]

  package init(
    identifier: String, severity: Severity, summary: String, rationale: String,
    breaking: [RuleExample], passing: [RuleExample]
  ) {
    self.identifier = identifier
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.breaking = breaking
    self.passing = passing
  }
}

/// A part of a catalogue that shows what a rule finds: documentation and test at once.
///
/// The files given replace those of ``base``, a small catalogue without findings. The mark `↓` stands right before each place
/// that the rule must report; it is taken out before the files are read.
package struct RuleExample: Sendable, ExpressibleByDictionaryLiteral {
  /// The text of each file by its path in the catalogue.
  package let files: [String: String]

  package init(dictionaryLiteral files: (String, String)...) {
    self.files = Dictionary(files) { $1 }
  }

  /// The mark before a place that must be reported.
  package static let mark: Character = "↓"

  /// A catalogue without findings: two purposes, English and Polish, one icon set.
  package static let base: [String: String] = [
    "catalog.json": """
      {
        "formatVersion": 1,
        "name": "Example",
        "sourceLocale": "en",
        "locales": ["en", "pl"],
        "iconSets": ["set"],
        "limits": { "title": 15 }
      }
      """,
    "purposes.json": """
      {
        "back": {
          "role": "navigate",
          "direction": "backward",
          "description": "Returns to the previous screen.",
          "icons": { "set": "arrow-back" },
          "messages": { "title": {} }
        },
        "delete": {
          "role": "destroy",
          "description": "Destroys the selected items.",
          "icons": { "set": "trash" },
          "messages": {
            "title": {},
            "counted": { "arguments": { "count": { "type": "integer", "maximum": 9999 } }, "limit": 30 }
          }
        }
      }
      """,
    "icon-sets/set.json": """
      {
        "name": "Set",
        "version": "1",
        "license": "MIT",
        "source": "made for these examples",
        "rightToLeft": { "arrow-back": "mirrors" },
        "names": ["arrow-back", "arrow-left", "trash"]
      }
      """,
    "titles/en.json": """
      {
        "back": "Back",
        "delete": {
          "title": "Delete",
          "counted": "{count, plural, one {Delete # item} other {Delete # items}}"
        }
      }
      """,
    "titles/pl.json": """
      {
        "back": "Wstecz",
        "delete": {
          "title": "Usuń",
          "counted": "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń # elementu}}"
        }
      }
      """,
  ]
}
