internal import CatalogModel

extension UpdatedFile {
  /// Reports a unit that is not written.
  mutating func leave(_ unit: StringUnit, in locale: LanguageTag, _ reason: String) {
    losses.append(Loss(of: unit.key, locale: locale, reason: reason))
  }
}
