internal import CatalogModel
internal import SourceText

/// The contents of the headers.json, screens.json and platforms.json of all layers.
struct ReadScreens {
  var headers = HeaderKinds()
  /// Sorted by identifier.
  var screens: [Screen] = []
  var platforms: [Platform: PlatformProfile] = [:]
  /// By layer; nil if a layer has no such file.
  var headerFiles: [JSONDocument?] = []
  var screenFiles: [JSONDocument?] = []
  var platformFiles: [JSONDocument?] = []
}

extension CatalogReader {
  /// Reads the headers, screens and platforms of each layer over those of the layers below it. No layer needs the
  /// files.
  ///
  /// - Parameters:
  ///   - stack: the catalogue's own layer first.
  ///   - purposes: every purpose; nil if some could not be read.
  func readScreens(_ stack: [ManifestLayer], purposes: [PurposeDefinition]?, _ logs: inout [ProblemLog]) -> ReadScreens
  {
    var result = ReadScreens()
    var parts: [String: ScreenPart] = [:]
    var layers: [ScreenMerger.Layer] = []
    for (depth, layer) in stack.enumerated().reversed() {
      let headers = read("headers.json", of: layer, depth: depth)
      if let headers {
        result.headers = HeadersReader(log: headers.log).read(headers.document.root, over: result.headers)
        logs.append(headers.log)
      }
      let screens = read("screens.json", of: layer, depth: depth)
      if let screens {
        let read = ScreensReader(log: screens.log).read(screens.document.root, over: parts)
        parts = read.parts
        layers.append(ScreenMerger.Layer(log: screens.log, named: read.named, references: read.references))
        logs.append(screens.log)
      }
      let platforms = read("platforms.json", of: layer, depth: depth)
      if let platforms {
        let reader = PlatformsReader(log: platforms.log, needsSources: needsSources)
        result.platforms = reader.read(platforms.document.root, over: result.platforms)
        logs.append(platforms.log)
      }
      result.headerFiles.insert(headers?.document, at: 0)
      result.screenFiles.insert(screens?.document, at: 0)
      result.platformFiles.insert(platforms?.document, at: 0)
    }
    let merger = ScreenMerger(parts: parts, layers: layers.reversed(), headers: result.headers)
    merger.reportUnknownNames(purposes: purposes)
    result.screens = merger.merged()
    return result
  }

  /// Parses a file that a layer need not have.
  private func read(
    _ name: String, of layer: ManifestLayer, depth: Int
  ) -> (log: ProblemLog, document: JSONDocument)? {
    guard let log = open(Path.join(layer.folder, name), reportingTo: layer.log, optional: true) else { return nil }
    return (log, parse(name, log, depth: depth))
  }
}
