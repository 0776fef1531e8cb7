package import CatalogModel
package import SourceText

/// Places of declarations, which are looked up in the documents when a finding needs them, to save memory.
extension CatalogSource {
  /// The place of a purpose, or of a part of it, in the topmost purposes.json that declares it.
  ///
  /// - Parameter path: keys below the purpose, such as `["icons", "lucide"]`; a missing key falls back to its parent.
  package func place(ofPurpose identifier: String, _ path: String...) -> SourcePlace {
    place([identifier] + path, in: layers.map(\.purposes))
  }

  /// The place of a screen, or of a part of it, in the topmost file that declares it.
  ///
  /// - Parameter path: keys below the screen, such as `["route"]`; a missing key falls back to its parent.
  package func place(ofScreen identifier: String, _ path: String...) -> SourcePlace {
    place([identifier] + path, in: layers.flatMap(\.screens))
  }

  /// The places of the elements of a screen's list, such as `trailing`, in the topmost file that has the list.
  ///
  /// - Parameter field: a field of each element, whose place is returned if the element has it.
  package func places(
    ofElementsIn list: String, field: String? = nil, ofScreen identifier: String
  ) -> [SourcePlace] {
    for document in layers.flatMap(\.screens) {
      guard let elements = document.root[identifier]?[list]?.elements else { continue }
      return elements.map { element in
        SourcePlace(file: document.source, offset: (field.flatMap { element[$0] } ?? element).offset)
      }
    }
    return []
  }

  /// The range of the purpose of a screen's item in the topmost file with the item; nil without one.
  package func purposeName(ofItem field: String, ofScreen identifier: String) -> (file: SourceFile, range: Range<Int>)?
  {
    for document in layers.flatMap(\.screens) {
      guard let item = document.root[identifier]?[field] else { continue }
      let name = item["purpose"] ?? item
      return name.kind == .string ? (document.source, name.range) : nil
    }
    return nil
  }

  /// The place of a synonym of a purpose's title in the topmost vocabulary.json that has it.
  package func place(ofSynonym text: String, in locale: LanguageTag, of purpose: String) -> SourcePlace {
    place(ofName: text, in: [purpose, "synonyms", locale.identifier])
  }

  /// The place of an alias of a purpose's icon in the topmost vocabulary.json that has it.
  package func place(ofAlias text: String, in set: IconSetIdentifier, of purpose: String) -> SourcePlace {
    place(ofName: text, in: [purpose, "icons", set.rawValue])
  }

  private func place(ofName text: String, in path: [String]) -> SourcePlace {
    for case let document? in layers.map(\.vocabulary) {
      let list = path.reduce(document.root as JSONValue?) { value, key in value?[key] }
      guard let list, list.kind == .array, let found = document.element(text, of: list.index) else { continue }
      return SourcePlace(file: document.source, offset: document.nodes[found].offset)
    }
    return place(path, in: layers.map(\.vocabulary))
  }

  /// The place of a platform's icon set in the topmost platforms.json that names it.
  package func place(ofIconSetOf platform: Platform) -> SourcePlace {
    let field = [platform.rawValue, "iconSet"]
    return place(field, in: layers.map(\.platforms).filter { $0?.root[field[0]]?[field[1]] != nil })
  }

  /// The place of a term of a locale in the catalogue's own glossary.json.
  package func place(ofTerm term: String, in locale: LanguageTag) -> SourcePlace {
    place([locale.identifier, "terms", term], in: [layers[0].glossary])
  }

  /// The place of a locale that a wording's files state completely, in the topmost catalog.json that declares the wording.
  package func place(ofComplete locale: LanguageTag, in wording: Wording) -> SourcePlace {
    let manifest = layers.map(\.manifest).first { $0.root["wordings"]?[wording.rawValue] != nil }
    guard let manifest, let list = manifest.root["wordings"]?[wording.rawValue]?["complete"],
      let found = manifest.element(locale.identifier, of: list.index)
    else { return placeOfManifest() }
    return SourcePlace(file: manifest.source, offset: manifest.nodes[found].offset)
  }

  /// The place of a kind of headers, or of a part of it, in the topmost headers.json that declares it.
  package func place(ofHeader kind: HeaderKind, _ path: String...) -> SourcePlace {
    place(["kinds", kind.rawValue] + path, in: layers.map(\.headers))
  }

  /// The place in the topmost of the documents that contain most of a path of keys.
  private func place(_ path: [String], in documents: [JSONDocument?]) -> SourcePlace {
    var nearest: (depth: Int, place: SourcePlace)?
    for case let document? in documents {
      guard let found = document.deepest(path), found.depth > nearest?.depth ?? 0 else { continue }
      nearest = (found.depth, SourcePlace(file: document.source, offset: found.offset))
    }
    return nearest?.place ?? placeOfManifest()
  }

  /// The place of a locale in the topmost catalog.json that lists locales.
  package func place(ofLocale index: Int) -> SourcePlace {
    let name = manifest.locales[index].identifier
    for layer in layers {
      guard let names = layer.manifest.root["locales"], names.kind == .array else { continue }
      guard let found = layer.manifest.element(name, of: names.index) else { break }
      return SourcePlace(file: layer.manifest.source, offset: layer.manifest.nodes[found].offset)
    }
    return placeOfManifest()
  }

  /// The place of each declared locale in the topmost catalog.json that has it, by its tag in lower case: Microsoft
  /// writes `qps-ploc`, whose canonical form is `qps-Ploc`.
  package var placesOfLocales: [String: SourcePlace] {
    var places: [String: SourcePlace] = [:]
    for layer in layers {
      for element in layer.manifest.root["locales"]?.elements ?? [] {
        guard let tag = element.string?.lowercased(), places[tag] == nil else { continue }
        places[tag] = SourcePlace(file: layer.manifest.source, offset: element.offset)
      }
    }
    return places
  }

  /// The place of a finding about a missing text: the declaration of the message, unless an overlay adds the locale to
  /// inherited purposes; then the locale in the overlay's catalog.json.
  ///
  /// - Parameters:
  ///   - message: the message's name.
  ///   - purpose: the purpose's identifier.
  ///   - index: the index of the locale.
  package func place(ofMissing message: String, of purpose: String, inLocale index: Int) -> SourcePlace {
    // The first titles file is that of the last layer.
    let titles = Array(titleFiles(ofLocale: index).reversed())
    let adding = layers.indices.last { depth in
      !titles[depth].bytes.isEmpty || lists(locale: manifest.locales[index], inLayer: depth)
    }
    let declaring = layers.firstIndex { $0.purposes?.root[purpose]?["messages"]?[message] != nil }
    guard let adding, let declaring, declaring > adding else { return place(ofPurpose: purpose, "messages", message) }
    return place(ofLocale: index)
  }

  /// The place where a text belongs in the catalogue's own titles file of a locale: that of the text before it, or the
  /// beginning of the file; nil without a file.
  package func place(forTextOfSlot slot: Int, inLocale index: Int) -> SourcePlace? {
    let files = titleFiles(ofLocale: index)
    guard let file = files.last, !file.bytes.isEmpty else { return nil }
    let before = locales[index].entries[..<slot].last { $0.isPresent && Int($0.file) == files.endIndex - 1 }
    return before.map { place(of: $0) } ?? SourcePlace(file: file, offset: 0)
  }

  package func lists(locale: LanguageTag, inLayer depth: Int) -> Bool {
    let manifest = layers[depth].manifest
    guard let names = manifest.root["locales"], names.kind == .array else { return false }
    return manifest.element(locale.identifier, of: names.index) != nil
  }

  /// The place of a finding about a purpose's icon: that of the icon, unless an overlay makes new demands on inherited
  /// icons; then that of the demand.
  ///
  /// - Parameters:
  ///   - set: the icon set.
  ///   - purpose: the purpose's identifier.
  ///   - demand: the demand on the icon.
  package func place(ofIcon set: IconSetIdentifier, of purpose: String, askedBy demand: IconDemand) -> SourcePlace {
    let (depth, asking) = place(of: demand, set)
    let giving = layers.prefix(depth + 1).first { $0.purposes?.root[purpose] != nil }
    guard let document = giving?.purposes, let found = document.deepest([purpose, "icons", set.rawValue])
    else { return asking }
    return SourcePlace(file: document.source, offset: found.offset)
  }

  /// A demand on a purpose's icon.
  package enum IconDemand {
    /// The catalogue's list of icon sets requires an icon in each.
    case iconSets(IconSetListing)
    /// The set's inventory must have the icon.
    case inventory
    /// The oldest supported systems must have the icon.
    case minimumSystems
  }

  /// The `iconSets` of the topmost catalog.json that has them.
  package struct IconSetListing {
    /// The layer's index; 0 for the catalogue's own.
    fileprivate let depth: Int
    fileprivate let file: SourceFile
    /// The offset of each set.
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

  /// The place of the list of icon sets in the topmost catalog.json that has one.
  package func placeOfIconSets() -> SourcePlace { place(["iconSets"], in: layers.map(\.manifest)) }

  /// The topmost layer that makes a demand, and its place.
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

  /// The beginning of the catalogue's own catalog.json, for problems without a more specific place.
  package func placeOfManifest() -> SourcePlace { SourcePlace(file: layers[0].manifest.source, offset: 0) }
}

extension JSONDocument {
  /// Follows keys from the root as far as they exist; returns the number of found keys, and the offset of the last
  /// value.
  ///
  /// If the value is an object, the offset is that of its key, where readers look.
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
