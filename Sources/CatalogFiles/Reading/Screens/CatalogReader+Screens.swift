internal import CatalogModel
internal import SourceText

/// The contents of the headers.json, platforms.json and files of screens of all layers.
struct ReadScreens {
  var headers = HeaderKinds()
  /// Sorted by identifier.
  var screens: [Screen] = []
  /// The features of screens that a file in screens/ declares, by identifier.
  var features: [String: String] = [:]
  var platforms: [Platform: PlatformProfile] = [:]
  /// By layer; nil if a layer has no such file.
  var headerFiles: [JSONDocument?] = []
  /// By layer: screens.json, then the files in screens/ by name.
  var screenFiles: [[JSONDocument]] = []
  var platformFiles: [JSONDocument?] = []
  /// By layer, the purposes that its screens name.
  var shownPurposes: [[String]] = []
  fileprivate var merger: ScreenMerger?

  /// Reports names of purposes, screens and headers that do not exist.
  ///
  /// - Parameter purposes: every purpose; nil if some could not be read, so that a missing one may exist.
  func reportUnknown(purposes: KnownPurposes?) { merger?.reportUnknownNames(purposes: purposes) }
}

extension CatalogReader {
  /// Reads the headers, screens and platforms of each layer over those of the layers below it. No layer needs the
  /// files.
  ///
  /// - Parameter stack: the catalogue's own layer first.
  func readScreens(_ stack: [ManifestLayer], _ logs: inout [ProblemLog]) -> ReadScreens {
    var result = ReadScreens()
    var parts: [String: ScreenPart] = [:]
    var layers: [ScreenMerger.Layer] = []
    for (depth, layer) in stack.enumerated().reversed() {
      let headers = read("headers.json", of: layer, depth: depth)
      if let headers {
        result.headers = HeadersReader(log: headers.log).read(headers.document.root, over: result.headers)
        logs.append(headers.log)
      }
      var files: [JSONDocument] = []
      var named: [String: String] = [:]
      for feature in [nil] + features(of: layer) {
        let name = feature.map { "screens/\($0).json" } ?? "screens.json"
        guard let file = read(name, of: layer, depth: depth) else { continue }
        let reader = ScreensReader(log: file.log, feature: feature, namedBefore: named)
        let read = reader.read(file.document.root, over: parts)
        parts = read.parts
        named.merge(read.named.map { ($0, name) }) { first, _ in first }
        layers.append(ScreenMerger.Layer(log: file.log, depth: depth, named: read.named, references: read.references))
        logs.append(file.log)
        files.append(file.document)
      }
      let platforms = read("platforms.json", of: layer, depth: depth)
      if let platforms {
        let reader = PlatformsReader(log: platforms.log, needsSources: needsSources)
        result.platforms = reader.read(platforms.document.root, over: result.platforms)
        logs.append(platforms.log)
      }
      let own = Set((platforms?.document.root.members ?? []).map(\.key))
      result.platforms = layer.keeping(result.platforms, own: own, isWhole: stack.last?.part.extends == nil)
      result.headerFiles.insert(headers?.document, at: 0)
      result.screenFiles.insert(files, at: 0)
      result.platformFiles.insert(platforms?.document, at: 0)
    }
    let merger = ScreenMerger(parts: parts, layers: layers.reversed(), headers: result.headers)
    result.merger = merger
    result.shownPurposes = stack.indices.map { depth in
      layers.filter { $0.depth == depth }.flatMap(\.references).filter { $0.kind == .purpose }.map(\.name)
    }
    result.screens = merger.merged()
    result.features = parts.compactMapValues(\.feature)
    return result
  }

  /// The names of a layer's files in screens/, sorted; reports those that cannot be the name of a feature.
  private func features(of layer: ManifestLayer) -> [String] {
    files.namesOfJSON(in: Path.join(layer.folder, "screens")).sorted().filter { name in
      guard !name.hasPrefix(".") else { return false }
      if IdentifierSyntax.isKebabCase(name) { return true }
      layer.log.report(
        .wrongType,
        "'screens/\(name).json' is not named after a feature in kebab-case; name it like 'screens/trip-planning.json'",
        at: 0)
      return false
    }
  }

  /// Parses a file that a layer need not have.
  private func read(
    _ name: String, of layer: ManifestLayer, depth: Int
  ) -> (log: ProblemLog, document: JSONDocument)? {
    guard let log = open(Path.join(layer.folder, name), reportingTo: layer.log, optional: true) else { return nil }
    return (log, parse(name, log, depth: depth))
  }
}

extension ManifestLayer {
  /// The platforms that `platforms` of catalog.json names, and those that the layer's own file describes or changes. Unknown
  /// names are reported.
  ///
  /// - Parameter isWhole: false if a catalogue that it extends cannot be read, which may describe the others.
  fileprivate func keeping(
    _ all: [Platform: PlatformProfile], own: Set<String>, isWhole: Bool
  ) -> [Platform: PlatformProfile] {
    guard let named = part.platforms else { return all }
    for (name, offset) in named where isWhole && all[Platform(rawValue: name)] == nil {
      let advice = NearestName.choice(on: name, among: all.keys.map(\.rawValue).sorted(), or: "remove it")
      log.report(.unknownField, "unknown platform '\(name)' in 'platforms' of catalog.json; \(advice)", at: offset)
    }
    let kept = own.union(named.map(\.name))
    return all.filter { kept.contains($0.key.rawValue) }
  }
}
