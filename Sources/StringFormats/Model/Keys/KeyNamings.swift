package import CatalogFiles
package import CatalogModel
internal import SourceText

/// The naming of a catalogue's keys in each format: by `stringTables` of its catalog.json, or one pattern for all.
package struct KeyNamings: Sendable {
  private let catalogue: CatalogSource
  private let pattern: KeyPattern?

  /// - Parameter pattern: replaces those of catalog.json.
  package init(_ catalogue: CatalogSource, pattern: KeyPattern? = nil) {
    self.catalogue = catalogue
    self.pattern = pattern
  }

  /// The naming of keys in a format; nil for the format's default.
  ///
  /// - Throws: ``StringTableError`` if the pattern does not work for the format.
  package func naming(in format: FormatDescription) throws(StringTableError) -> KeyNaming? {
    let keys = catalogue.slots.purposes.indices.lazy.map { catalogue.key(ofSlot: $0) }
    let former = catalogue.slots.purposes.indices.flatMap { catalogue.formerKeys(ofSlot: $0) }
    if let pattern { return try KeyNaming(pattern, of: format, keys: keys, formerKeys: former) }
    guard let pattern = catalogue.manifest.stringTables(format.identifier).keys else { return nil }
    return try KeyNaming(
      pattern, of: format, keys: keys, formerKeys: former, at: catalogue.keysPlace(of: format.identifier))
  }
}

extension CatalogSource {
  /// The place of the key pattern in catalog.json.
  fileprivate func keysPlace(of format: String) -> UnitPlace? {
    layers.lazy.compactMap { layer in
      layer.manifest.root["stringTables"]?[format]?["keys"].map {
        UnitPlace(file: layer.manifest.source, offset: $0.offset)
      }
    }.first
  }
}
