package import CatalogFiles
internal import CatalogModel

extension CatalogSource {
  /// The texts that translations are made from, by slot (``sourceEntry(ofSlot:)``), or nil.
  package var sourceTexts: [String?] {
    var texts = texts(ofLocale: sourceIndex)
    for slot in slots.shorts where texts[slot] == nil { texts[slot] = text(of: sourceEntry(ofSlot: slot)) }
    return texts
  }

  /// The key of a slot.
  package func key(ofSlot slot: Int) -> UnitKey {
    UnitKey(purpose: purpose(ofSlot: slot).identifier, message: declaration(ofSlot: slot).name)
  }

  /// The keys of a slot with the identifiers that its purpose had before.
  package func formerKeys(ofSlot slot: Int) -> [UnitKey] {
    purpose(ofSlot: slot).formerly.map { UnitKey(purpose: $0, message: declaration(ofSlot: slot).name) }
  }
}
