/// A part of a catalogue that shows what a rule finds, used as documentation and as a test.
///
/// The files replace those of a small catalogue without findings, by default ``base``. The mark `↓` is right before
/// each place that the rule must report; it is removed before the files are read.
package struct RuleExample: Sendable, ExpressibleByDictionaryLiteral {
  /// The text of each file by its path in the catalogue.
  package private(set) var files: [String: String]
  /// Files that only complete the example; documentation leaves them out.
  package let scaffolding: Set<String>
  /// Other files, which are correct and not shown.
  package private(set) var surroundings = Self.base
  /// True if the example is about the layout of files, which other examples ignore.
  package private(set) var isAboutForm = false

  package init(dictionaryLiteral files: (String, String)...) {
    self.init(Dictionary(files) { _, last in last })
  }

  /// - Parameters:
  ///   - files: the files that the example shows.
  ///   - scaffolding: the names of files that only complete the example.
  ///   - surroundings: the other files of the catalogue.
  package init(
    _ files: [String: String], scaffolding: Set<String> = [], in surroundings: [String: String] = Self.base
  ) {
    self.files = files
    self.scaffolding = scaffolding
    self.surroundings = surroundings
  }

  /// A catalogue for rules about the layout of files.
  package static func form(_ files: [String: String]) -> RuleExample {
    // The files of the base end without a final newline.
    var example = RuleExample(files, in: base.mapValues { $0 + "\n" })
    example.isAboutForm = true
    return example
  }

  /// The files that documentation shows, by path.
  package var shown: [(path: String, text: String)] {
    files.filter { !scaffolding.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
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

  /// A catalogue whose only purpose has a long title and a `short`.
  ///
  /// - Parameter short: nil if the locale has none.
  package static func short(_ title: String, _ short: String?, in locale: String = "en") -> RuleExample {
    let text = short.map { #"{ "title": "\#(title)", "short": "\#($0)" }"# } ?? "\"\(title)\""
    let titles = [
      "titles/en.json": #"{ "keep-page": "Keep Page" }"#, "titles/pl.json": #"{ "keep-page": "Zachowaj" }"#,
    ]
    let shown = [
      "purposes.json": """
      {
        "keep-page": {
          "role": "act", "description": "…", "icons": { "set": "trash" },
          "messages": { "title": { "limit": 25 }, "short": { "limit": 15 } }
        }
      }
      """,
      "titles/\(locale).json": "{ \"keep-page\": \(text) }",
    ]
    return RuleExample(
      titles.merging(shown) { $1 }, scaffolding: Set(titles.keys).subtracting(["titles/\(locale).json"]))
  }

  /// A catalogue whose only purpose has a message with these arguments, in English and in Polish.
  package init(arguments: String, en: String, pl: String) {
    self.init([
      "purposes.json": """
      {
        "share": {
          "role": "act", "description": "…", "icons": { "set": "trash" },
          "messages": { "title": {}, "detailed": { "arguments": { \(arguments) } } }
        }
      }
      """,
      "titles/en.json": #"{ "share": { "title": "Share", "detailed": "\#(en)" } }"#,
      "titles/pl.json": #"{ "share": { "title": "Udostępnij", "detailed": "\#(pl)" } }"#,
    ])
  }

  /// The same catalogue with another file.
  package func with(_ path: String, _ text: String) -> RuleExample {
    RuleExample(files.merging([path: text]) { $1 })
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

  /// A manifest with other locales than that of ``base``, and no limits.
  ///
  /// - Parameter locales: in JSON syntax, separated by commas.
  package static func manifest(locales: String) -> String {
    #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": [\#(locales)], "iconSets": ["set"] }"#
  }

  /// A catalogue with other locales than that of ``base``.
  package static func locales(_ list: String) -> RuleExample { ["catalog.json": manifest(locales: list)] }

  /// A catalogue whose `back` begins with a space in English, and a baseline of one entry.
  package static func baseline(_ entry: String) -> RuleExample {
    RuleExample([
      baselinePath: #"{ "formatVersion": 1, "entries": [\#(entry)] }"#,
      "titles/en.json": #"{ "back": " Back", "delete": "Delete" }"#,
    ])
  }

  /// The baseline in the check of an example, if the example has it.
  package static let baselinePath = "baseline.json"

  /// The mark before a place that must be reported.
  package static let mark: Character = "↓"
}

extension RuleExample {
  /// A catalogue in English and one more locale, whose `back` has these titles.
  ///
  /// - Parameter source: the English title.
  package static func translated(_ text: String, in locale: String, from source: String = "Back") -> RuleExample {
    RuleExample(
      [
        "catalog.json": """
        {
          "formatVersion": 1,
          "name": "Example",
          "sourceLocale": "en",
          "locales": \(locale < "en" ? #"["\#(locale)", "en"]"# : #"["en", "\#(locale)"]"#),
          "iconSets": ["set"]
        }
        """,
        "titles/en.json": #"{ "back": "\#(source)" }"#,
        "titles/\(locale).json": #"{ "back": "\#(text)" }"#,
      ], scaffolding: ["catalog.json"])
  }

  /// A catalogue in English and one more locale, with a purpose for each of these titles; the English titles are
  /// numbers.
  package static func titles(in locale: String, _ titles: [String]) -> RuleExample {
    let purposes = titles.indices.map {
      #""purpose-\#($0)": { "role": "act", "description": "Acts.", "icons": {}, "messages": { "title": {} } }"#
    }
    func file(_ titles: [String]) -> String {
      let texts = titles.enumerated().map { #""purpose-\#($0)": "\#($1)""# }
      return "{ \(texts.joined(separator: ", ")) }"
    }
    return RuleExample(
      [
        "catalog.json": """
        {
          "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "\(locale)"], "iconSets": []
        }
        """,
        "purposes.json": "{ \(purposes.joined(separator: ", ")) }",
        "titles/en.json": file(titles.indices.map { "\($0)" }),
        "titles/\(locale).json": file(titles),
      ], scaffolding: ["catalog.json", "purposes.json", "titles/en.json"])
  }

  /// A catalogue whose German file has twelve titles; the first ones equal the English ones.
  ///
  /// - Parameter isMarked: true if the first title is marked.
  package static func copied(titles count: Int, marked isMarked: Bool) -> RuleExample {
    let english = [
      "Save", "Copy", "Paste", "Delete", "Share", "Close", "Open", "Print", "Edit", "Undo", "Redo", "Find",
    ]
    let german = [
      "Sichern", "Kopieren", "Einsetzen", "Löschen", "Teilen", "Schließen", "Öffnen", "Drucken", "Bearbeiten",
      "Widerrufen", "Wiederholen", "Suchen",
    ]
    var example = titles(in: "de", (isMarked ? ["\(mark)Save"] : ["Save"]) + english[1..<count] + german[count...])
    example.files["titles/en.json"] = titles(in: "de", english).files["titles/de.json"]
    return example
  }
}
