internal import CatalogModel
internal import SourceText

/// The contents of the places.json of all layers.
struct ReadPlaces {
  /// Sorted by identifier.
  var places: [PurposePlace] = []
  /// By layer; nil if a layer has no such file.
  var files: [JSONDocument?] = []
}

extension CatalogReader {
  /// Reads the places of each layer over those of the layers below it. No layer needs the file.
  ///
  /// - Parameters:
  ///   - stack: the catalogue's own layer first.
  ///   - purposes: every purpose; nil if some could not be read.
  func readPlaces(
    _ stack: [ManifestLayer], purposes: [PurposeDefinition]?, _ logs: inout [ProblemLog]
  ) -> ReadPlaces {
    var result = ReadPlaces()
    var places: [String: PurposePlace] = [:]
    for (depth, layer) in stack.enumerated().reversed() {
      guard let log = open(Path.join(layer.folder, "places.json"), reportingTo: layer.log, optional: true) else {
        result.files.insert(nil, at: 0)
        continue
      }
      logs.append(log)
      let document = parse("places.json", log, depth: depth)
      let read = PlacesReader(log: log).read(document.root, over: places)
      log.reportUnknownPurposes(read.purposes, among: purposes)
      places = read.places
      result.files.insert(document, at: 0)
    }
    result.places = places.values.sorted { $0.identifier < $1.identifier }
    return result
  }
}
