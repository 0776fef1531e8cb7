package import CatalogModel

/// The part of a catalogue to generate; nil for everything.
package struct GenerationSelection: Sendable {
  package var locales: [LanguageTag]?
  /// Identifiers.
  package var purposes: [String]?
  package var iconSets: [IconSetIdentifier]?

  package init(locales: [LanguageTag]? = nil, purposes: [String]? = nil, iconSets: [IconSetIdentifier]? = nil) {
    self.locales = locales
    self.purposes = purposes
    self.iconSets = iconSets
  }
}
