import CatalogModel
import SourceText
import Testing

@testable import CatalogFiles

/// A small catalogue without a mistake; tests change one thing in it and see what the reader says.
enum SmallCatalogue {
  static let files: [String: String] = [
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

  /// Reads the catalogue with other files in place of its own; nil takes a file away.
  static func read(_ changes: [String: String?] = [:]) throws -> CatalogSource {
    var files = files
    for (path, text) in changes { files[path] = text }
    return try read(".", of: files)
  }

  /// Reads any catalogue from files that exist only in memory, by their paths.
  static func read(_ folder: String, of files: [String: String]) throws -> CatalogSource {
    try CatalogReader(files: MemoryFiles(files)).read(folder)
  }
}

extension CatalogSource {
  /// `file:line:column: rule: message`, one for each problem.
  var report: [String] {
    problems.map { "\($0.place.file.path):\($0.place.position): \($0.kind.rawValue): \($0.message)" }
  }

  /// The text of a purpose's message in a locale, or nil where the locale itself has none.
  func text(_ purpose: String, _ message: String = "title", in locale: String) -> String? {
    entry(purpose, message, in: locale).flatMap { text(of: $0) }
  }

  /// Where that text stands.
  func entry(_ purpose: String, _ message: String = "title", in locale: String) -> TextEntry? {
    guard let index = index.index(of: purpose),
      let position = purposes[index].messages.firstIndex(where: { $0.name == message }),
      let texts = locales.first(where: { $0.locale.identifier == locale })
    else { return nil }
    let entry = texts.entries[slots.starts[index] + position]
    return entry.isPresent ? entry : nil
  }
}

/// One mistake in the small catalogue, and everything that the reader says of it.
struct BrokenCatalogue: Sendable, CustomTestStringConvertible {
  let files: [String: String?]
  let report: [String]
  let testDescription: String

  /// Puts `mistake` in place of `text`, which stands exactly once in the file.
  init(_ file: String, _ text: String, becomes mistake: String, _ report: String...) {
    let parts = (SmallCatalogue.files[file] ?? "").split(separator: text, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "'\(text)' stands \(parts.count - 1) times in \(file)")
    files = [file: parts.joined(separator: mistake)]
    self.report = report
    testDescription = "\(file): \(text) → \(mistake)"
  }

  /// Puts whole files in place of the catalogue's.
  init(_ files: [String: String], _ report: String...) { self.init(files, report: report) }

  init(_ files: [String: String], report: [String]) {
    self.files = files
    self.report = report
    testDescription = files.map { "\($0): \($1)" }.sorted().joined(separator: " ")
  }

  /// Takes a file away.
  init(without file: String, _ report: String...) {
    files = [file: nil]
    self.report = report
    testDescription = "no \(file)"
  }

  func check() throws {
    let found = try SmallCatalogue.read(files).report
    #expect(found == report)
  }
}
