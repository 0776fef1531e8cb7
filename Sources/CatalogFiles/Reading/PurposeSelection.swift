internal import CatalogModel
internal import SourceText

/// The inherited purposes that an overlay leaves out: those that `purposes` and `places` of its catalog.json do not select.
///
/// With a purpose come its opposite, which a toggle shows, and those that bars show on their own. A purpose stays too if the
/// overlay's own files declare or change it, or if an inherited screen shows it.
struct PurposeSelection {
  /// The purposes that are left out, each with the index of the layer that does so, the catalogue's own being the first.
  private(set) var leftOut: [String: Int] = [:]

  /// - Parameters:
  ///   - stack: the layers, the catalogue's own first.
  ///   - parts: the purposes of each layer.
  ///   - places: the places that each layer inherits or declares.
  ///   - shown: the purposes that the screens of each layer name.
  init(
    _ stack: [ManifestLayer], parts: [[PurposePart]], places: [[String: PurposePlace]], shown: [[String]]
  ) {
    for depth in stack.indices.reversed() where stack[depth].part.selects {
      let below = parts[(depth + 1)...].joined()
      var definitions: [String: PurposeDefinition] = [:]
      for part in below
      where leftOut[part.definition.identifier] == nil && definitions[part.definition.identifier] == nil {
        definitions[part.definition.identifier] = part.definition
      }
      let own = parts[...depth].joined().map(\.definition.identifier)
      let inherited = depth + 1 < stack.count ? places[depth + 1] : [:]
      var kept = Set(own + BarPurpose.allCases.map(\.rawValue) + shown[(depth + 1)...].joined())
      kept.formUnion(Self.names(stack[depth], known: definitions, own: Set(own)))
      for place in Self.places(stack[depth], known: inherited) { kept.formUnion(inherited[place]?.purposes ?? []) }
      for name in kept { if let opposite = definitions[name]?.opposite { kept.insert(opposite) } }
      for name in definitions.keys where !kept.contains(name) { leftOut[name] = depth }
    }
  }

  /// The names in `purposes`; those that no layer has are reported.
  private static func names(
    _ layer: ManifestLayer, known: [String: PurposeDefinition], own: Set<String>
  ) -> [String] {
    (layer.part.purposes ?? []).compactMap { name, offset in
      if known[name] != nil || own.contains(name) { return name }
      let now = known.values.first { $0.formerly.contains(name) }?.identifier
      let advice =
        now.map { "it is now '\($0)'" }
        ?? NearestName.advice(on: name, among: known.keys.sorted(), otherwise: "remove it")
      layer.log.report(
        .unknownPurpose, "unknown purpose '\(name)' in 'purposes' of catalog.json; \(advice)", at: offset,
        subject: Subject(purpose: name))
      return nil
    }
  }

  /// The names in `places`; those that no layer below has are reported.
  private static func places(_ layer: ManifestLayer, known: [String: PurposePlace]) -> [String] {
    (layer.part.places ?? []).compactMap { name, offset in
      if known[name] != nil { return name }
      let advice = NearestName.advice(on: name, among: known.keys.sorted(), otherwise: "remove it")
      layer.log.report(
        .unknownField, "unknown place '\(name)' in 'places' of catalog.json; \(advice)", at: offset)
      return nil
    }
  }

  /// Returns whether a file of a layer may name a purpose that is left out: those below the selecting one do.
  func isSilent(_ name: String, at depth: Int) -> Bool { leftOut[name].map { depth > $0 } ?? false }

  /// The advice for a file that names a purpose which is left out; nil for any other purpose.
  func advice(on name: String) -> String? {
    leftOut[name] == nil ? nil : "the catalogue leaves it out; run 'catalog keep purpose \(name)'"
  }
}

/// The purposes of a catalogue, to find unknown ones in its files.
struct KnownPurposes {
  let all: [PurposeDefinition]
  let selection: PurposeSelection
}
