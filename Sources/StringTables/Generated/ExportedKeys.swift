package import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The keys under which apps have exported texts of a catalogue.
package enum ExportedKeys {
  /// The purposes by keys that identify them, such as `purpose_delete` in Android's resources.
  ///
  /// A key that is only the purpose's name, such as `delete`, may be the app's own.
  package static func purposes(of catalog: CatalogSource) -> [String: String] {
    var found: [String: String] = [:]
    let keys = catalog.slots.purposes.indices.map { catalog.key(ofSlot: $0) }
    for format in AllFormats.all.map(\.description) {
      guard let naming = naming(of: format, in: catalog, keys) else { continue }
      for key in keys {
        let name = naming.name(of: key)
        if letters(of: name) != letters(of: key.isTitle ? key.purpose : "\(key)") { found[name] = key.purpose }
      }
    }
    return found
  }

  /// The naming in catalog.json, else the default one of generated resources; an invalid pattern names nothing.
  private static func naming(
    of format: FormatDescription, in catalog: CatalogSource, _ keys: [UnitKey]
  ) -> KeyNaming? {
    if let naming = try? KeyNamings(catalog).naming(in: format) { return naming }
    guard format.identifier == AndroidFormat().description.identifier,
      let pattern = try? KeyPattern(GeneratedResources.keys)
    else { return nil }
    return try? KeyNaming(pattern, of: format, keys: keys)
  }

  private static func letters(of name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
}
