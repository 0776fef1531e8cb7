package import CatalogFiles
internal import CatalogModel

extension CatalogSource {
  /// The texts that translations are made from, by slot (``sourceEntry(ofSlot:)``), or nil.
  package var sourceTexts: [String?] {
    var texts = texts(ofLocale: sourceIndex)
    for slot in slots.shorts where texts[slot] == nil { texts[slot] = text(of: sourceEntry(ofSlot: slot)) }
    return texts
  }
}
