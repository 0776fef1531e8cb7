import CatalogFiles
import Foundation
import TestSupport

@testable import PurposeCatalog

/// The catalogue that ships with the product.
enum Standard {
  static let path = Repository.standard.path

  /// Read once for all tests: reading it takes debug code longer than most tests.
  private static let catalog = Result { try readAgain() }
  private static let files = Result { try CatalogReader().read(path) }

  static func read() throws -> Catalog { try catalog.get() }

  static func source() throws -> CatalogSource { try files.get() }

  /// Another value of the same catalogue.
  static func readAgain() throws -> Catalog { try Catalog(contentsOf: path) }
}

/// Small catalogues from what their texts say.
enum Small {
  /// A catalogue with the purpose `back` and its message `named`, in these locales.
  ///
  /// - Parameters:
  ///   - source: the source locale.
  ///   - titles: the JSON of `back` by language tag; nil for a locale that has no texts of its own.
  static func catalog(source: String = "en", _ titles: KeyValuePairs<String, String?>) throws -> Catalog {
    let locales = titles.map { "\"\($0.key)\"" }.joined(separator: ", ")
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Small", "sourceLocale": "\(source)", "locales": [\(locales)], "iconSets": [] }
      """,
      "purposes.json": """
      {
        "back": {
          "role": "navigate", "direction": "backward", "description": "…",
          "messages": {
            "title": {},
            "named": { "arguments": { "name": { "type": "text" } } },
            "counted": { "arguments": { "count": { "type": "integer" } } }
          }
        }
      }
      """,
    ]
    for (tag, title) in titles { files["titles/\(tag).json"] = title.map { "{ \"back\": \($0) }" } ?? "{}" }
    return try catalog(files: files)
  }

  /// A catalogue with the purpose `back` in these locales, each with a title that names it.
  ///
  /// - Parameter missing: a locale that is declared and has no text of its own.
  static func catalog(declared: [String], without missing: String? = nil) throws -> Catalog {
    let locales = declared.map { "\"\($0)\"" }.joined(separator: ", ")
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": [\(locales)], "iconSets": [] }
      """,
      "purposes.json": """
      { "back": { "role": "navigate", "description": "…", "messages": { "title": {} } } }
      """,
    ]
    for tag in declared where tag != missing { files["titles/\(tag).json"] = "{ \"back\": \"Back in \(tag)\" }" }
    return try catalog(files: files)
  }

  /// A catalogue with the purpose `back` in these locales: its title is the locale, its message `counted` the number.
  static func catalog(counting locales: [String]) throws -> Catalog {
    let declared = locales.map { "\"\($0)\"" }.joined(separator: ", ")
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": [\(declared)], "iconSets": [] }
      """,
      "purposes.json": """
      {
        "back": {
          "role": "navigate", "description": "…",
          "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }
        }
      }
      """,
    ]
    for tag in locales { files["titles/\(tag).json"] = #"{ "back": { "title": "\#(tag)", "counted": "{count}" } }"# }
    return try catalog(files: files)
  }

  static func catalog(files: [String: String]) throws -> Catalog {
    try Catalog(try CatalogReader(files: MemoryFiles(files)).read(""))
  }
}
