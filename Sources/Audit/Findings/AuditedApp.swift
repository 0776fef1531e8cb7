internal import AppReading
package import CatalogFiles
package import CatalogModel
package import CodeWriting
package import SourceText

/// The facts read from an app: its sites with their purposes, its screens, and how the app spells the rest.
package struct AuditedApp: Sendable {
  /// The catalogue that the sites are compared with.
  package let catalog: CatalogSource
  /// The names of its purposes in code.
  package let names: PurposeNames
  /// In the order of files and places.
  package let sites: [NamedSite]
  package let screens: [AuditedScreen]
  /// The keys of the app's string tables with a text in another language, too, by their source text.
  package let keys: [String: [String]]

  /// Comments that should accept something, but do not, each with its file.
  package let mistakes: [(file: SourceFile, mistake: Acceptances.Mistake)]

  /// The language of its titles where its files do not state one, and it is not the catalogue's source.
  package internal(set) var language: LanguageTag?
  /// The app's texts in other languages; nil if they were not asked for, or if all buttons are of one platform.
  package internal(set) var translations: (any AppTranslations)?

  /// The apps that this one consists of, if there are several; differences between them are not findings.
  private(set) var parts: [AuditedApp] = []

  package init(
    catalog: CatalogSource, names: PurposeNames, sites: [NamedSite], screens: [AuditedScreen], keys: [String: [String]],
    mistakes: [(file: SourceFile, mistake: Acceptances.Mistake)]
  ) {
    self.catalog = catalog
    self.names = names
    self.sites = sites
    self.screens = screens
    self.keys = keys
    self.mistakes = mistakes
  }

  /// Several apps, or one alone.
  init(catalog: CatalogSource, names: PurposeNames, parts: [AuditedApp]) {
    self.init(
      catalog: catalog, names: names, sites: parts.flatMap(\.sites), screens: parts.flatMap(\.screens),
      keys: parts.reduce(into: [:]) { $0.merge($1.keys) { first, second in first + second } },
      mistakes: parts.flatMap(\.mistakes))
    if parts.count > 1 { self.parts = parts }
  }

  /// The sites that people press, without the definitions of wrappers, whose uses are counted instead.
  package var pressed: [NamedSite] { sites.filter { !$0.site.isDefinition } }
}
