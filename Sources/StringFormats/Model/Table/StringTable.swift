package import CatalogModel
package import MessageSyntax

/// All units of one locale pair, between the catalogue and an exchange format.
package struct StringTable: Hashable, Sendable {
  /// The catalogue's name.
  package var catalogue: String
  package var sourceLocale: LanguageTag
  /// Equal to the source locale if the source texts themselves are exported.
  package var targetLocale: LanguageTag
  /// ICU's cardinal categories of the target language, from zero to other.
  ///
  /// A format with a slot for each category writes these; a unit's context has the categories of its numbers.
  package var targetCategories: [PluralCategory]
  /// Sorted by key, each key once.
  package var units: [StringUnit]

  package init(
    catalogue: String, sourceLocale: LanguageTag, targetLocale: LanguageTag, targetCategories: [PluralCategory],
    units: [StringUnit]
  ) {
    self.catalogue = catalogue
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.targetCategories = targetCategories
    self.units = units.sorted { $0.key < $1.key }
  }
}
