import CatalogModel
package import CatalogValidation
internal import Testing

/// A small catalogue before and after a change, and the expected report.
package struct ChangedCatalogue: Sendable, CustomTestStringConvertible {
  package static let base: [String: String] = [
    "catalog.json": """
    {
      "formatVersion": 1,
      "name": "Shop",
      "sourceLocale": "en",
      "locales": ["de", "en"],
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
        "icons": { "set": "arrow" },
        "messages": { "title": {} }
      },
      "delete": {
        "role": "destroy",
        "description": "Deletes.",
        "icons": { "set": "bin" },
        "messages": {
          "title": {},
          "counted": { "arguments": { "count": { "type": "integer", "maximum": 9999 } }, "limit": 30 }
        },
        "appearsWith": ["save"]
      },
      "save": {
        "role": "confirm",
        "description": "Saves.",
        "icons": { "set": "disk" },
        "messages": { "title": {}, "label": {} }
      }
    }
    """,
    "icon-sets/set.json": """
    {
      "name": "Set",
      "version": "1",
      "license": "MIT",
      "source": "made up",
      "rightToLeft": { "arrow": "mirrors" },
      "names": ["arrow", "bin", "disk", "trash"]
    }
    """,
    "titles/en.json": """
    {
      "back": "Back",
      "delete": { "title": "Delete", "counted": "{count, plural, one {Delete # item} other {Delete # items}}" },
      "save": { "title": "Save it", "label": "Save" }
    }
    """,
    "titles/de.json": """
    {
      "back": "Zurück",
      "delete": { "title": "Löschen ", "counted": "{count, plural, one {# löschen} other {# löschen}}" },
      "save": { "title": "Sichern", "label": "OK" }
    }
    """,
  ]

  package let changes: [String: [String: String]]
  package let lines: [String]
  package let testDescription: String

  /// - Parameter changes: by file, replacements for texts.
  package init(_ changes: [String: [String: String]] = [:], _ lines: [String] = []) {
    self.changes = changes
    self.lines = lines
    testDescription = changes.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
  }

  package init(_ file: String, _ text: String, becomes other: String, _ lines: [String]) {
    self.init([file: [text: other]], lines)
  }

  package func difference(isTurned: Bool = false) throws -> CatalogDifference {
    var files = Self.base
    for (file, replacements) in changes {
      for (text, other) in replacements {
        let before = try #require(files[file])
        try #require(before.contains(text), "'\(text)' does not stand in \(file)")
        files[file] = before.replacing(text, with: other)
      }
    }
    let (old, new) = (try ComparedCatalog.reading(Self.base), try ComparedCatalog.reading(files))
    return CatalogDifference(from: isTurned ? new : old, to: isTurned ? old : new)
  }
}

extension ComparedCatalog {
  /// Reads and checks a catalogue from files in memory.
  package static func reading(_ files: [String: String], revision: String? = nil) throws -> ComparedCatalog {
    // Texts in tests are laid out for readers.
    var settings = CheckSettings()
    settings.ignored = ["non-canonical"]
    return ComparedCatalog(try .reading(files), revision: revision, settings: settings)
  }
}
