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
    if let document = source.layers[0].places {
      // An overlay may add one of the two to a place of the catalogue that it extends.
      let shared = Set(source.places.filter { Set($0.purposes).isSuperset(of: [purpose, other]) }.map(\.identifier))
      let names = (document.root.members ?? []).filter { shared.contains($0.key) }
        .flatMap { $0.value["purposes"]?.elements ?? [] }
      if let name = names.first(where: { [purpose, other].contains($0.string) }) {
        return SourcePlace(file: document.source, offset: name.offset)
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
