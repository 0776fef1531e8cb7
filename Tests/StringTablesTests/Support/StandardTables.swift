import CatalogFiles
import CatalogModel
import Foundation
import TestSupport

@testable import StringTables

/// The tables of the catalogue that ships with the product.
enum StandardTables {
  static let folder = Repository.standard.path

  static let catalogue = Result { try CatalogReader().read(folder) }

  /// Every locale, the source's own among them; each unit that the locale has or lacks.
  static let all = Result {
    let catalogue = try Self.catalogue.get()
    let builder = try TableBuilder(catalogue)
    return try catalogue.manifest.locales.map { try builder.table(for: $0) }
  }

  /// The same for formats that apps load: with a `short` for each title.
  static let forApps = Result {
    let catalogue = try Self.catalogue.get()
    let builder = try TableBuilder(catalogue, includesEveryShort: true)
    return try catalogue.manifest.locales.map { try builder.table(for: $0) }
  }

  /// Those that a format gets: for apps, with what they would not find by themselves.
  static func all(for format: any StringTableFormat) throws -> [StringTable] {
    guard let fallback = format.description.fallback else { return try all.get() }
    let catalogue = try Self.catalogue.get()
    return try TableBuilder(catalogue, includesEveryShort: true)
      .tables(for: catalogue.manifest.locales, resolving: .asNeeded(fallback))
  }

  static func table(_ locale: String) throws -> StringTable {
    try TableBuilder(try catalogue.get()).table(for: LanguageTag(locale) ?? .english)
  }
}
