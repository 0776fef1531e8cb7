package import CatalogFiles
package import CatalogModel
import Foundation
import ICUText
import MessageSyntax
package import StringFormats
import StringTables
import TestSupport

/// The tables of the shipped catalogue.
package enum StandardTables {
  package static let folder = Repository.standard.path

  package static let catalogue = Result { try CatalogReader().read(folder) }

  /// One table for each locale including the source locale, with translated and untranslated units.
  package static let all = Result {
    let catalogue = try Self.catalogue.get()
    let builder = try TableBuilder(catalogue)
    return try catalogue.manifest.locales.map { try builder.table(for: $0) }
  }

  /// The same for formats that apps load: with a `short` for every title.
  package static let forApps = Result {
    let catalogue = try Self.catalogue.get()
    let builder = try TableBuilder(catalogue, includesEveryShort: true)
    return try catalogue.manifest.locales.map { try builder.table(for: $0) }
  }

  /// The tables for a format; for apps, including the texts that the platform's fallback would not find.
  ///
  /// - Parameter locales: the tables' locales, by default all.
  package static func all(for format: any StringTableFormat, in locales: [LanguageTag]? = nil) throws -> [StringTable] {
    let catalogue = try Self.catalogue.get()
    let locales = locales ?? catalogue.manifest.locales
    guard let fallback = format.description.fallback else {
      return try all.get().filter { locales.contains($0.targetLocale) }
    }
    return try TableBuilder(catalogue, includesEveryShort: true).tables(for: locales, resolving: .asNeeded(fallback))
  }

  /// One locale for each set of plural rules and each direction, and all locales of languages that have several. Others
  /// differ from these only in their words. An exhaustive run takes all locales.
  package static let representatives = Result {
    let locales = try catalogue.get().manifest.locales
    if Sweep.isExhaustive { return locales }
    let counts = Dictionary(grouping: locales, by: \.language).mapValues(\.count)
    var seen: Set<String> = []
    return try locales.filter { locale in
      let rules = try PluralRules(locale: locale.identifier, kind: .cardinal)
      let categories = try (Array(0...120) + [1_000_000]).map { try rules.category(of: $0).keyword }
      let isRightToLeft = LocaleData.isRightToLeft(locale.identifier)
      let isNew = seen.insert("\(categories) \(isRightToLeft)").inserted
      return isNew || counts[locale.language, default: 0] > 1
    }
  }

  package static func table(_ locale: String) throws -> StringTable {
    try TableBuilder(try catalogue.get()).table(for: LanguageTag(locale) ?? .english)
  }
}
