import CatalogModel
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// A small catalogue before and after a change, and the expected report.
struct ChangedCatalogue: Sendable, CustomTestStringConvertible {
  static let base: [String: String] = [
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

  let changes: [String: [String: String]]
  let lines: [String]
  let testDescription: String

  /// - Parameter changes: by file, replacements for texts.
  init(_ changes: [String: [String: String]] = [:], _ lines: [String] = []) {
    self.changes = changes
    self.lines = lines
    testDescription = changes.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
  }

  init(_ file: String, _ text: String, becomes other: String, _ lines: [String]) {
    self.init([file: [text: other]], lines)
  }

  func difference(isTurned: Bool = false) throws -> CatalogDifference {
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
  static func reading(_ files: [String: String], revision: String? = nil) throws -> ComparedCatalog {
    // Texts in tests are laid out for readers.
    var settings = CheckSettings()
    settings.ignored = ["non-canonical"]
    return ComparedCatalog(try .reading(files), revision: revision, settings: settings)
  }
}

extension CatalogDifference {
  /// Every change, one line each.
  var lines: [String] {
    func text(_ change: Change<String>) -> String { "\(change.old ?? "none") → \(change.new ?? "none")" }
    func fields(_ fields: [FieldChange], of name: String = "") -> [String] {
      fields.map { "\(name)\($0.field): \(text($0.value))" }
    }
    var lines = newFindings.map { "new \($0.severity.rawValue) \($0.identity)" }
    lines += resolvedFindings.map { "gone \($0.severity.rawValue) \($0.identity)" }
    lines += purposes.added.map { "+ \($0.identifier)" } + purposes.removed.map { "− \($0.identifier)" }
    lines += purposes.renamed.flatMap { ["\($0.old) is \($0.new)"] + fields($0.fields, of: "\($0.new): ") }
    lines += purposes.changed.flatMap { fields($0.fields, of: "\($0.new): ") }
    lines += locales.added.map { "+ \($0)" } + locales.removed.map { "− \($0)" }
    for changes in texts { lines += changes.texts.map { "\(changes.locale): \($0.name): \(text($0.text))" } }
    for changes in icons {
      if let presence = changes.presence { lines.append("\(changes.set): \(presence.rawValue)") }
      if let version = changes.version { lines.append("\(changes.set): \(text(version))") }
      lines += changes.icons.map {
        "\(changes.set): \($0.purpose): \(text(Change(old: $0.icon.old?.text, new: $0.icon.new?.text)))"
      }
      lines += changes.rightToLeft.map { "\(changes.set): \($0.field) right-to-left: \(text($0.value))" }
    }
    return lines + fields(manifest)
  }
}
