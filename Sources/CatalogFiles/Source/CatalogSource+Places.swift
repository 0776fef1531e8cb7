package import CatalogModel
internal import SourceText

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

  /// Where a finding about a text that a locale lacks belongs: where the message is declared, unless an overlay adds the
  /// locale to purposes that it inherits; then where the overlay's catalog.json names the locale.
  ///
  /// - Parameters:
  ///   - message: the message's name.
  ///   - purpose: the purpose's identifier.
  ///   - index: of the locale.
  package func place(ofMissing message: String, of purpose: String, inLocale index: Int) -> SourcePlace {
    let name = manifest.locales[index].identifier
    let adding = layers.lastIndex { layer in
      guard let names = layer.manifest.root["locales"], names.kind == .array else { return false }
      return layer.manifest.element(name, of: names.index) != nil
    }
    if let adding, !layers[...adding].contains(where: { $0.purposes?.root[purpose] != nil }) {
      return place(ofLocale: index)
    }
    return place(ofPurpose: purpose, "messages", message)
  }

  /// Where a finding about a purpose's icon belongs: where the icon is given, unless an overlay asks more of the icons that
  /// it inherits; then in the overlay's file that asks it.
  ///
  /// - Parameters:
  ///   - set: the icon set.
  ///   - purpose: the purpose's identifier.
  ///   - demand: what asks something of the icon.
  package func place(ofIcon set: IconSetIdentifier, of purpose: String, askedBy demand: IconDemand) -> SourcePlace {
    let (depth, asking) = place(of: demand, set)
    let giving = layers.prefix(depth + 1).first { $0.purposes?.root[purpose] != nil }
    guard let document = giving?.purposes, let found = document.deepest([purpose, "icons", set.rawValue])
    else { return asking }
    return SourcePlace(file: document.source, offset: found.offset)
  }

  /// What asks something of a purpose's icon.
  package enum IconDemand {
    /// The catalogue's list of icon sets, which asks for an icon in each.
    case iconSets(IconSetListing)
    /// The set's inventory, which has the icon or not.
    case inventory
    /// The oldest systems that the catalogue is made for.
    case minimumSystems
  }

  /// The `iconSets` of the topmost catalog.json that has them.
  package struct IconSetListing {
    /// How far down the layer is; 0 for the catalogue's own.
    fileprivate let depth: Int
    fileprivate let file: SourceFile
    /// Where each set is named.
    fileprivate let offsets: [String: Int]
  }

  package var iconSetListing: IconSetListing {
    for (depth, layer) in layers.enumerated() {
      guard let names = layer.manifest.root["iconSets"]?.elements else { continue }
      let offsets = names.compactMap { name in name.string.map { ($0, name.offset) } }
      return IconSetListing(
        depth: depth, file: layer.manifest.source, offsets: Dictionary(offsets) { first, _ in first })
    }
    return IconSetListing(depth: layers.count - 1, file: placeOfManifest().file, offsets: [:])
  }

  /// The topmost layer that makes a demand, and where.
  private func place(of demand: IconDemand, _ set: IconSetIdentifier) -> (depth: Int, place: SourcePlace) {
    for (depth, layer) in layers.enumerated() {
      switch demand {
      case .iconSets(let listing):
        return (listing.depth, SourcePlace(file: listing.file, offset: listing.offsets[set.rawValue] ?? 0))
      case .inventory:
        let path = Path.join(layer.folder, "icon-sets/\(set).json")
        guard let file = iconSets.first(where: { $0.identifier == set })?.file, file.path == path else { continue }
        return (depth, SourcePlace(file: file, offset: 0))
      case .minimumSystems:
        guard let systems = layer.manifest.root["minimumSystems"] else { continue }
        return (depth, SourcePlace(file: layer.manifest.source, offset: systems.offset))
      }
    }
    return (layers.count - 1, placeOfManifest())
  }

  /// The beginning of the catalogue's own catalog.json, for what has no nearer place.
  package func placeOfManifest() -> SourcePlace { SourcePlace(file: layers[0].manifest.source, offset: 0) }
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
