import CatalogFiles
import Foundation
import TestSupport

@testable import PurposeCatalog

/// The shipped catalogue.
enum Standard {
  static let path = Repository.standard.path

  /// Read once for all tests, since reading takes a debug build longer than most tests.
  private static let catalog = Result { try readAgain() }
  private static let files = Result { try CatalogReader().read(path) }

  static func read() throws -> Catalog { try catalog.get() }

  static func purpose(_ identifier: String) throws -> Purpose { try read().purpose(identifier) }

  static func source() throws -> CatalogSource { try files.get() }

  /// Another instance of the same catalogue.
  static func readAgain() throws -> Catalog { try Catalog(contentsOf: path) }
}

/// Small catalogues made from texts.
enum Small {
  /// A catalogue with the purpose `back` and its message `named` in these locales.
  ///
  /// - Parameters:
  ///   - source: the source locale.
  ///   - titles: the JSON of `back` by language tag; nil for a locale without texts.
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

  /// A catalogue with the purpose `back`, whose title in each of these locales is the locale.
  ///
  /// - Parameter missing: a declared locale without a text.
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

  /// A catalogue with the purpose `back`: its title is the locale, its message `counted` is the number.
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
