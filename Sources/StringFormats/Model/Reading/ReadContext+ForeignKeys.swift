internal import CatalogModel

extension ReadContext {
  /// The units whose keys catalog.json lists as foreign in a format.
  func foreignKeys(in format: FormatDescription) -> Set<UnitKey> {
    guard let names = foreignNames[format.identifier], !names.isEmpty else { return [] }
    let spellings = KeySpellings(of: units.keys, naming: keys)
    return Set(spellings.all.filter { !names.isDisjoint(with: $0.names) }.map(\.key))
  }
}
