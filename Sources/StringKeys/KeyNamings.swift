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
  /// - Throws: ``KeyNamingError`` if the pattern does not work for the format.
  package func naming(in format: ExchangeFormat) throws(KeyNamingError) -> KeyNaming? {
    let keys = catalogue.slots.purposes.indices.lazy.map { catalogue.key(ofSlot: $0) }
    let former = catalogue.slots.purposes.indices.flatMap { catalogue.formerKeys(ofSlot: $0) }
    if let pattern { return try KeyNaming(pattern, in: format, keys: keys, formerKeys: former) }
    guard let pattern = catalogue.manifest.stringTables(format.rawValue).keys else { return nil }
    return try KeyNaming(
      pattern, in: format, keys: keys, formerKeys: former, at: catalogue.keysPlace(of: format.rawValue))
  }
}

extension CatalogSource {
  /// The place of the key pattern in catalog.json.
  fileprivate func keysPlace(of format: String) -> SourcePlace? {
    layers.lazy.compactMap { layer in
      layer.manifest.root["stringTables"]?[format]?["keys"].map {
        SourcePlace(file: layer.manifest.source, offset: $0.offset)
      }
    }.first
  }
}
