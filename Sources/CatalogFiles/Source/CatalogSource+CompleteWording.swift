internal import CatalogModel

extension CatalogSource {
  /// True if the catalogue's wording must state every title of a locale: `complete` of catalog.json. False without a wording.
  package func demandsTitles(ofLocale index: Int) -> Bool {
    guard let wording, manifest.locales.indices.contains(index) else { return false }
    return manifest.wordings.first { $0.wording == wording }?.complete.contains(manifest.locales[index]) ?? false
  }

  /// True for a title that the wording must state in a locale, and does not.
  package func lacksDemandedTitle(ofLocale index: Int, slot: Int) -> Bool {
    declaration(ofSlot: slot).name == MessageDeclaration.title && demandsTitles(ofLocale: index)
      && !isOfWording(locales[index].entries[slot])
  }
}
