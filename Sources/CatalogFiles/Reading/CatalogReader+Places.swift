internal import CatalogModel
internal import SourceText

/// The contents of the places.json of all layers.
struct ReadPlaces {
  /// Sorted by identifier.
  var places: [PurposePlace] = []
  /// By layer; nil if a layer has no such file.
  var files: [JSONDocument?] = []
  /// By layer, its places with those below it.
  var layers: [[String: PurposePlace]] = []
  /// The purposes that files name, with the index of the layer.
  fileprivate var references: [(log: ProblemLog, names: [PurposeReference], depth: Int)] = []

  /// The places with the purposes that the catalogue has; one that has lost all of them is left out.
  func keeping(_ purposes: [String: Int]) -> [PurposePlace] {
    places.compactMap { place in
      var place = place
      let all = place.purposes
      place.purposes = all.filter { purposes[$0] != nil }
      return place.purposes.isEmpty && !all.isEmpty ? nil : place
    }
  }

  /// Reports the names of purposes that the catalogue does not have.
  func reportUnknown(among purposes: KnownPurposes?) {
    for reference in references {
      reference.log.reportUnknownPurposes(reference.names, among: purposes, at: reference.depth)
    }
  }
}

extension CatalogReader {
  /// Reads the places of each layer over those of the layers below it. No layer needs the file.
  ///
  /// - Parameter stack: the catalogue's own layer first.
  func readPlaces(_ stack: [ManifestLayer], _ logs: inout [ProblemLog]) -> ReadPlaces {
    var result = ReadPlaces()
    var places: [String: PurposePlace] = [:]
    for (depth, layer) in stack.enumerated().reversed() {
      guard let log = open(Path.join(layer.folder, "places.json"), reportingTo: layer.log, optional: true) else {
        result.files.insert(nil, at: 0)
        result.layers.insert(places, at: 0)
        continue
      }
      logs.append(log)
      let document = parse("places.json", log, depth: depth)
      let read = PlacesReader(log: log).read(document.root, over: places)
      result.references.append((log, read.purposes, depth))
      places = read.places
      result.layers.insert(places, at: 0)
      result.files.insert(document, at: 0)
    }
    result.places = places.values.sorted { $0.identifier < $1.identifier }
    return result
  }
}
