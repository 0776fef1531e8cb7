package import CatalogFiles
internal import CatalogModel

extension CatalogSource {
  /// The key of a slot.
  package func key(ofSlot slot: Int) -> UnitKey {
    UnitKey(purpose: purpose(ofSlot: slot).identifier, message: declaration(ofSlot: slot).name)
  }

  /// The slot of each key.
  package var slotsByKey: [UnitKey: Int] {
    Dictionary(slots.purposes.indices.map { (key(ofSlot: $0), $0) }) { first, _ in first }
  }

  /// The keys of a slot with the identifiers that its purpose had before.
  package func formerKeys(ofSlot slot: Int) -> [UnitKey] {
    purpose(ofSlot: slot).formerly.map { UnitKey(purpose: $0, message: declaration(ofSlot: slot).name) }
  }
}
