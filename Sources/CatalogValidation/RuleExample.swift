/// A part of a catalogue that shows what a rule finds: documentation and test at once.
///
/// The files given replace those of a small catalogue without findings, ``base`` unless another is given. The mark `↓` stands right before each
/// place that the rule must report; it is taken out before the files are read.
package struct RuleExample: Sendable, ExpressibleByDictionaryLiteral {
  /// The text of each file by its path in the catalogue.
  package let files: [String: String]
  /// The files that are not shown, since they are right.
  package private(set) var surroundings = Self.base
  /// Whether it shows how files are laid out; in other examples that is of no account.
  package private(set) var isAboutForm = false

  package init(dictionaryLiteral files: (String, String)...) {
    self.files = Dictionary(files) { _, last in last }
  }

  /// - Parameters:
  ///   - files: what the example shows.
  ///   - surroundings: the other files of the catalogue.
  package init(_ files: [String: String], in surroundings: [String: String] = Self.base) {
    self.files = files
    self.surroundings = surroundings
  }

  /// A catalogue with files that are laid out in one way or another.
  package static func form(_ files: [String: String]) -> RuleExample {
    // The files of the base end without a final newline.
    var example = RuleExample(files, in: base.mapValues { $0 + "\n" })
    example.isAboutForm = true
    return example
  }

  /// A catalogue whose `delete` has this `counted` message.
  package static func counted(_ text: String, in locale: String = "en") -> RuleExample {
    RuleExample([
      "titles/\(locale).json": #"{ "back": "Back", "delete": { "title": "Delete", "counted": "\#(text)" } }"#
    ])
  }

  /// A catalogue whose `back` has this title.
  package static func title(_ text: String, in locale: String = "en") -> RuleExample {
    RuleExample(["titles/\(locale).json": #"{ "back": "\#(text)", "delete": "Delete" }"#])
  }

  /// A catalogue whose catalog.json has these `rules`.
  package static func rules(_ value: String) -> RuleExample { RuleExample(["catalog.json": manifest(rules: value)]) }

  /// The manifest of ``base`` with `rules`.
  package static func manifest(rules: String) -> String {
    """
    {
      "formatVersion": 1,
      "name": "Example",
      "sourceLocale": "en",
      "locales": ["en", "pl"],
      "iconSets": ["set"],
      "limits": { "title": 15 },
      "rules": \(rules)
    }
    """
  }

  /// A catalogue whose `back` begins with a space in English, and a baseline of one entry.
  package static func baseline(_ entry: String) -> RuleExample {
    RuleExample([
      baselinePath: #"{ "formatVersion": 1, "entries": [\#(entry)] }"#,
      "titles/en.json": #"{ "back": " Back", "delete": "Delete" }"#,
    ])
  }

  /// The file that the check of an example takes for its baseline, where the example has it.
  package static let baselinePath = "baseline.json"

  /// The mark before a place that must be reported.
  package static let mark: Character = "↓"
}
