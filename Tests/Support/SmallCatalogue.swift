package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// A small catalogue without mistakes. Tests change one thing in it and check the reader's report.
package enum SmallCatalogue {
  /// With all forms of the plural in Arabic, so that checking it finds no error.
  package static var whole: [String: String] {
    let forms = ["zero", "one", "two", "few", "many", "other"].map { "\($0) {حذف {count}}" }.joined(separator: " ")
    let arabic = """
      {
        "back": "رجوع",
        "delete": {
          "title": "حذف",
          "counted": "{count, plural, \(forms)}"
        }
      }

      """
    return files.merging(["titles/ar.json": arabic]) { $1 }
  }

  package static let files: [String: String] = [
    "catalog.json": """
    {
      "formatVersion": 1,
      "name": "Small",
      "description": "For tests.",
      "extends": null,
      "sourceLocale": "en",
      "locales": ["ar", "en"],
      "iconSets": ["set"],
      "limits": { "title": 15 }
    }
    """,
    "purposes.json": """
    {
      "back": {
        "role": "navigate",
        "direction": "backward",
        "description": "Goes back.",
        "icons": { "set": { "leftToRight": "left", "rightToLeft": "right" } },
        "messages": { "title": {} },
        "appearsWith": ["delete"]
      },
      "delete": {
        "role": "destroy",
        "description": "Deletes.",
        "icons": { "set": { "name": "trash", "locales": { "ar": "bin" } } },
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
      "source": "made up",
      "rightToLeft": { "trash": { "behaviour": "mirrors", "scripts": ["Arab"] } },
      "names": ["bin", "left", "right", "trash"]
    }
    """,
    "titles/ar.json": """
    {
      "back": "رجوع",
      "delete": { "title": "حذف" }
    }
    """,
    "titles/en.json": """
    {
      "back": "Back",
      "delete": {
        "title": { "text": "Delete", "state": "final", "comment": "A verb." },
        "counted": "Delete {count}"
      }
    }
    """,
  ]

  /// Reads the catalogue with some files replaced; nil removes a file.
  package static func read(_ changes: [String: String?] = [:]) throws -> CatalogSource {
    var files = files
    for (path, text) in changes { files[path] = text }
    return try read(".", of: files)
  }

  /// Reads a catalogue from files in memory, by their paths.
  package static func read(_ folder: String, of files: [String: String]) throws -> CatalogSource {
    try CatalogReader(files: MemoryFiles(files)).read(folder)
  }
}

extension CatalogSource {
  /// `file:line:column: rule: message`, one for each problem.
  package var report: [String] {
    problems.map { "\($0.place.file.path):\($0.place.position): \($0.kind.rawValue): \($0.message)" }
  }

  /// The text of a purpose's message in a locale; nil if the locale only inherits it.
  package func text(_ purpose: String, _ message: String = "title", in locale: String) -> String? {
    entry(purpose, message, in: locale).flatMap { text(of: $0) }
  }

  /// The place of that text.
  package func entry(_ purpose: String, _ message: String = "title", in locale: String) -> TextEntry? {
    guard let index = purposeIndex[purpose],
      let position = purposes[index].messages.firstIndex(where: { $0.name == message }),
      let texts = locales.first(where: { $0.locale.identifier == locale })
    else { return nil }
    let entry = texts.entries[slots.starts[index] + position]
    return entry.isPresent ? entry : nil
  }
}
