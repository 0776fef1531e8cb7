internal import CatalogModel

/// The names that keys may have in a format: by the key pattern, or in one of the formats' own ways, `delete/counted`,
/// `delete.counted`, `delete_counted`.
package struct KeySpellings {
  package let all: [(key: UnitKey, names: Set<String>)]

  /// - Parameter naming: nil for the formats' own ways.
  package init(of keys: some Collection<UnitKey>, naming: KeyNaming?) {
    if let naming {
      all = keys.map { ($0, [naming.name(of: $0)]) }
    } else {
      let dartNames = ARBName.names(of: keys.sorted())
      all = keys.map { key in
        let names = [key.text(), key.text(separator: "."), key.fullText, ResourceName.name(of: key)]
        return (key, Set(names + [dartNames[key]].compactMap(\.self)))
      }
    }
  }

  package var names: Set<String> { Set(all.flatMap(\.names)) }
}
