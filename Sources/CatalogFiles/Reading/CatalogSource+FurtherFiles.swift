package import SourceText

/// Files that are read only for the rules that need them.
extension CatalogSource {
  /// The catalogue that this one extends, by itself; nil if it extends none, or if that cannot be read now.
  package var base: CatalogSource? {
    guard layers.count > 1 else { return nil }
    return try? CatalogReader(files: files).read(layers[1].folder)
  }

  /// The place where the catalogue names the one that it extends.
  package var placeOfExtends: SourcePlace {
    let manifest = layers[0].manifest
    return SourcePlace(file: manifest.source, offset: manifest.root["extends"]?.offset ?? 0)
  }

  /// The attestation.tsv of each layer that has one, the catalogue's own first.
  ///
  /// - Throws: ``FileError`` if a file exists and cannot be read.
  package func attestationFiles() throws(FileError) -> [SourceFile] {
    var found: [SourceFile] = []
    for layer in layers {
      let path = Path.join(layer.folder, Attestation.fileName)
      if let bytes = try files.readIfPresent(path) { found.append(SourceFile(path: path, bytes: bytes)) }
    }
    return found
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
