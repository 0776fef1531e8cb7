internal import CatalogFiles
internal import CatalogModel
internal import SourceText

extension CheckedCatalog {
  /// The place in the catalogue's own files that puts two purposes beside each other: in `appearsWith`, else the first
  /// place of places.json or the first screen that has both, else catalog.json.
  func place(ofCompany purpose: String, and other: String) -> SourcePlace {
    if let document = source.layers[0].purposes {
      for (one, second) in [(purpose, other), (other, purpose)] {
        guard let list = document.root[one]?["appearsWith"]?.elements,
          let name = list.first(where: { $0.string == second })
        else { continue }
        return SourcePlace(file: document.source, offset: name.offset)
      }
    }
    let own = Set(source.layers[0].places?.root.members?.map(\.key) ?? [])
    for place in source.places where own.contains(place.identifier) {
      guard place.purposes.contains(purpose), place.purposes.contains(other) else { continue }
      for name in [purpose, other] {
        guard let found = source.place(ofPlace: place.identifier, naming: name),
          found.file.path == source.layers[0].places?.source.path
        else { continue }
        return found
      }
    }
    let screen = screens.all.first { $0.companions.contains(purpose) && $0.companions.contains(other) }
    for document in source.layers[0].screens {
      guard let key = document.root.members?.first(where: { $0.key == screen?.id }) else { continue }
      return SourcePlace(file: document.source, offset: key.keyRange.lowerBound)
    }
    return source.placeOfManifest()
  }
}
