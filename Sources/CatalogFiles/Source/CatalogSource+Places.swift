internal import CatalogModel

/// Where things are declared: worked out from the documents when a finding needs it, so that nothing is stored twice.
extension CatalogSource {
  /// Where purposes.json declares a purpose, or something of it, in the topmost layer that does.
  ///
  /// - Parameter path: keys below the purpose, such as `["icons", "lucide"]`; where the deepest is absent, the
  ///   nearest that is there counts.
  package func place(ofPurpose identifier: String, _ path: String...) -> SourcePlace {
    var nearest: (depth: Int, place: SourcePlace)?
    for layer in layers {
      guard let document = layer.purposes, let found = document.deepest([identifier] + path), found.depth > 0
      else { continue }
      if found.depth > nearest?.depth ?? 0 {
        nearest = (found.depth, SourcePlace(file: document.source, offset: found.offset))
      }
    }
    return nearest?.place ?? placeOfManifest()
  }

  /// Where catalog.json declares a locale, in the topmost layer that names locales.
  package func place(ofLocale index: Int) -> SourcePlace {
    let name = manifest.locales[index].identifier
    for layer in layers {
      guard let names = layer.manifest.root["locales"], names.kind == .array else { continue }
      guard let found = layer.manifest.element(name, of: names.index) else { break }
      return SourcePlace(file: layer.manifest.source, offset: layer.manifest.nodes[found].offset)
    }
    return placeOfManifest()
  }

  private func placeOfManifest() -> SourcePlace { SourcePlace(file: layers[0].manifest.source, offset: 0) }
}

extension JSONDocument {
  /// Follows keys from the root as far as they go: how many were found, and where the last one's value begins.
  ///
  /// Of a key whose value is an object the place is the key itself, since that is what a reader looks for.
  fileprivate func deepest(_ path: [String]) -> (depth: Int, offset: Int)? {
    var node = Self.rootIndex
    var offset = 0
    for (depth, name) in path.enumerated() {
      guard nodes[node].kind == .object, let key = key(named: name, of: node) else { return (depth, offset) }
      node = key + 1
      offset = nodes[nodes[node].kind == .object ? key : node].offset
    }
    return (path.count, offset)
  }
}
