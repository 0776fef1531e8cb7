package import CatalogModel
internal import SourceText

extension CatalogSource {
  /// The places of places.json that have a purpose.
  package func places(of purpose: String) -> [PurposePlace] { places.filter { $0.purposes.contains(purpose) } }

  /// The places without those that an overlay leaves out: one that selects purposes or places keeps the places that it
  /// selects or declares.
  package var keptPlaces: [PurposePlace] {
    let kept = layers.reversed().reduce(into: Set<String>()) { kept, layer in
      let manifest = layer.manifest.root
      if manifest["purposes"] ?? manifest["places"] != nil {
        kept.formIntersection((manifest["places"]?.elements ?? []).compactMap(\.string))
      }
      kept.formUnion(layer.places?.root.members?.map(\.key) ?? [])
    }
    return places.filter { kept.contains($0.identifier) }
  }

  /// The purposes that are seen together, by place: those of each place of places.json, and each pair of `appearsWith` and
  /// of `opposite`. Unknown purposes are left out.
  ///
  /// - Parameter showingIcons: true to leave out the places that show titles alone.
  package func companies(showingIcons: Bool = false) -> [[String]] {
    let shown = places.filter { !showingIcons || !$0.showsTitlesOnly }.map(\.purposes)
    let pairs = purposes.flatMap { purpose in
      (purpose.appearsWith + [purpose.opposite].compactMap(\.self)).filter { $0 != purpose.identifier }
        .map { [purpose.identifier, $0] }
    }
    return (shown + pairs).map { $0.filter { purposeIndex[$0] != nil } }
  }

  /// The groups of purposes that an overlay itself puts beside each other: the places that its catalog.json selects, each
  /// purpose that it adds to a place with the other purposes there, and the pairs that its purposes.json names. Opposites of
  /// all layers are pairs, too, since a toggle shows both.
  ///
  /// An app has few of the menus in which the purposes of the extended catalogue meet.
  package var ownCompanies: [[String]] {
    let layer = layers[0]
    let selected = Set((layer.manifest.root["places"]?.elements ?? []).compactMap(\.string))
    let kept = places.filter { selected.contains($0.identifier) }.map(\.purposes)
    let added = places.flatMap { place in
      let own = layer.places?.root[place.identifier]?["purposes"]?.elements ?? []
      return own.compactMap(\.string).flatMap { one in place.purposes.map { [one, $0] } }
    }
    let pairs = purposes.flatMap { purpose in
      let isOwn = { (name: String) in layer.purposes?.root[name] != nil }
      let shown = purpose.appearsWith.filter { isOwn(purpose.identifier) || isOwn($0) }
      return (shown + [purpose.opposite].compactMap(\.self)).map { [purpose.identifier, $0] }
    }
    return kept + added + pairs
  }
}
