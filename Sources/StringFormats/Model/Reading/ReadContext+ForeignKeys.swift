internal import CatalogModel
internal import PurposeCatalog

extension ReadContext {
  /// The units whose keys catalog.json lists as foreign in a format: named by the key pattern, or in one of the
  /// formats' own ways: `delete/counted`, `delete.counted`, `delete_counted`.
  func foreignKeys(in format: FormatDescription) -> Set<UnitKey> {
    guard let names = foreignNames[format.identifier], !names.isEmpty else { return [] }
    return Set(spellings().filter { !names.isDisjoint(with: $1) }.map(\.key))
  }

  /// The names that catalog.json lists as foreign in a format, without those that no unit has.
  package func foreignNames(in format: FormatDescription) -> Set<String> {
    let names = foreignNames[format.identifier] ?? []
    return names.isEmpty ? [] : names.intersection(spellings().flatMap(\.names))
  }

  /// The names that units may have in a format, sorted.
  package func names(in format: FormatDescription) -> [String] { Set(spellings().flatMap(\.names)).sorted() }

  private func spellings() -> [(key: UnitKey, names: Set<String>)] {
    if let keys { return units.keys.map { ($0, [keys.name(of: $0)]) } }
    let dartNames = ARBName.names(of: units.keys.sorted())
    return units.keys.map { key in
      let names = [key.text(), key.text(separator: "."), key.fullText, ResourceNames.name(of: key)]
      return (key, Set(names + [dartNames[key]].compactMap(\.self)))
    }
  }
}
