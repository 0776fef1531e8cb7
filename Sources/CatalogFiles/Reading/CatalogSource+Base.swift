internal import SourceText

/// The catalogue that another one extends.
extension CatalogSource {
  /// Reads the extended catalogue without this one.
  ///
  /// - Returns: nil if this catalogue extends none.
  /// - Throws: ``FileError`` if it cannot be read now.
  package func readBase() throws(FileError) -> CatalogSource? {
    layers.count > 1 ? try CatalogReader(files: files).read(layers[1].folder) : nil
  }

  /// The place where the catalogue names the one that it extends.
  package var placeOfExtends: SourcePlace {
    let manifest = layers[0].manifest
    return SourcePlace(file: manifest.source, offset: manifest.root["extends"]?.offset ?? 0)
  }

  /// Returns whether a file belongs to a catalogue that this one extends.
  package func isInherited(_ path: String) -> Bool {
    // The longest folder decides, since one may be inside another.
    func depth(_ folder: String) -> Int? {
      Path.relative(path, to: folder).flatMap { $0.hasPrefix("../") ? nil : folder.utf8.count }
    }
    guard layers.count > 1, let own = depth(layers[0].folder) else { return layers.count > 1 }
    return layers.dropFirst().contains { layer in depth(layer.folder).map { $0 > own } ?? false }
  }
}
