package import CatalogModel
package import MessageSyntax

/// All units of one locale pair, between the catalogue and an exchange format.
package struct StringTable: Hashable, Sendable {
  /// The catalogue's name.
  package var catalogue: String
  package var sourceLocale: LanguageTag
  /// Equal to the source locale where the source texts themselves go out.
  package var targetLocale: LanguageTag
  /// The plural categories that the target language has for counting, by ICU, from zero to other.
  ///
  /// A format that has a slot for each category writes these; which of them a unit's numbers reach says its context.
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
