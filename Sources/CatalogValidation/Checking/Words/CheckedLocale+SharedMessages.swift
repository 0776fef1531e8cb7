internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

extension CheckedLocale {
  /// The texts besides titles that equal the same message of a purpose beside theirs, each with the other's slot.
  func messagesSharedWithCompanions() -> [(slot: Int, other: Int)] {
    let source = catalog.source
    let own = source.locales[index].entries
    // A wording without messages besides titles has no pair that the shared texts have not.
    guard source.wording == nil || !messageWords.isEmpty else { return [] }
    return comparedPairs.flatMap { pair in
      source.slots.range(ofPurpose: pair.second).compactMap { slot in
        guard own[slot].isPresent, !catalog.isTitle[slot] else { return nil }
        let name = source.declaration(ofSlot: slot).name
        let other = source.slots.range(ofPurpose: pair.first).first { source.declaration(ofSlot: $0).name == name }
        guard let other, own[other].isPresent, own[slot].maySay(own[other]),
          source.text(of: own[slot]) == source.text(of: own[other])
        else { return nil }
        return (slot, other)
      }
    }
  }
}

extension TextEntry {
  /// True if two texts may be equal: without escapes, equal texts have as many bytes in their files.
  fileprivate func maySay(_ other: TextEntry) -> Bool {
    length == other.length || traits.union(other.traits).contains(.isEscaped)
  }
}
