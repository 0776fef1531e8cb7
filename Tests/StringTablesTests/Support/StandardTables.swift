import CatalogFiles
import CatalogModel
import Foundation

@testable import StringTables

/// The tables of the catalogue that ships with the product.
enum StandardTables {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Catalogs/Standard")
    .standardizedFileURL.path

  static let catalogue = Result { try CatalogReader().read(folder) }

  /// Every locale, the source's own among them; each unit that the locale has or lacks.
  static let all = Result {
    let catalogue = try Self.catalogue.get()
    let builder = try TableBuilder(catalogue)
    return try catalogue.manifest.locales.map { try builder.table(for: $0) }
  }

  static func table(_ locale: String) throws -> StringTable {
    try TableBuilder(try catalogue.get()).table(for: LanguageTag(locale) ?? .english)
  }
}
