package import CatalogFiles
package import CatalogModel
package import PurposeCatalog

/// The titles of screens in a locale.
package struct ScreenTitles {
  package let catalog: Catalog
  package let resolver: Resolver

  /// The titles in the source locale.
  package init(_ source: CatalogSource) throws(CatalogError) {
    catalog = try Catalog(source)
    resolver = catalog.resolver(for: catalog.sourceLocale.identifier)
  }

  private init(catalog: Catalog, locale: LanguageTag) {
    self.catalog = catalog
    resolver = catalog.resolver(for: locale.identifier)
  }

  /// The titles in another locale, or in the one that is close to it.
  package func titles(in locale: LanguageTag) -> ScreenTitles { ScreenTitles(catalog: catalog, locale: locale) }

  /// The titles in each locale of the catalogue.
  package var inAllLocales: [ScreenTitles] { catalog.locales.map { ScreenTitles(catalog: catalog, locale: $0) } }

  /// The title of a purpose, the name of an argument in braces, or an empty text.
  package func title(of screen: Screen) -> String {
    if case .argument(let name) = screen.title { "{\(name)}" } else { resolver.title(of: screen) }
  }

  /// The same for the text beneath the title.
  package func subtitle(of screen: Screen) -> String {
    if case .argument(let name) = screen.subtitle { "{\(name)}" } else { resolver.subtitle(of: screen) }
  }

  /// A text that a person writes: the title of the purpose with this identifier, or the text itself; empty for nil.
  package func text(of written: String?) -> String {
    guard let written else { return "" }
    return (try? catalog.purpose(written)).map { resolver.title(for: $0) } ?? written
  }
}
