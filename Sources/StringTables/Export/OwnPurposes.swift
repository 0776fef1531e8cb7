package import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import StringFormats

extension CatalogSource {
  /// The identifiers of the purposes that the catalogue itself adds or changes: those with more than icons in its own
  /// purposes.json, and those with a text in its own files. All purposes of a catalogue that extends none.
  package var ownPurposes: Set<String> {
    guard layers.count > 1, let own = layers.first else { return Set(purposes.map(\.identifier)) }
    let named = Set(
      (own.purposes?.root.members ?? []).filter { ($0.value.members ?? []).contains { $0.key != "icons" } }.map(\.key))
    var found = Set(purposes.map(\.identifier).filter(named.contains))
    for locale in locales {
      for (slot, entry) in locale.entries.enumerated()
      // A locale's files are ordered from the extended catalogue to the catalogue itself.
      where entry.isPresent && Int(entry.file) % layers.count == layers.count - 1 {
        found.insert(purpose(ofSlot: slot).identifier)
      }
    }
    return found
  }
}
