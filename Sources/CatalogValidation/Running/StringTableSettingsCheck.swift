internal import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import StringKeys

/// Finds settings of `stringTables` in catalog.json that cannot work.
struct StringTableSettingsCheck {
  private let catalogue: CatalogSource

  init(_ catalogue: CatalogSource) { self.catalogue = catalogue }

  /// Patterns that a format does not allow, and foreign keys that no purpose could have.
  ///
  /// Purposes that could not be read may have them, so a catalogue with such errors is not judged.
  var problems: [CatalogProblem] {
    guard !catalogue.manifest.stringTables.isEmpty, catalogue.readingError == nil else { return [] }
    return ExchangeFormat.allCases.filter { catalogue.manifest.stringTables[$0.rawValue] != nil }.flatMap {
      format -> [CatalogProblem] in
      do throws(KeyNamingError) {
        return foreignProblems(format, naming: try KeyNamings(catalogue).naming(in: format), hasPattern: true)
      } catch {
        let pattern = error.place.map { CatalogProblem(.wrongType, error.message, at: $0) }
        return [pattern].compactMap(\.self) + foreignProblems(format, naming: nil, hasPattern: false)
      }
    }
  }

  /// - Parameter hasPattern: whether the names of keys are known; if not, a name that contains a key's is not judged.
  private func foreignProblems(_ format: ExchangeFormat, naming: KeyNaming?, hasPattern: Bool) -> [CatalogProblem] {
    guard let (layer, list) = foreign(in: format) else { return [] }
    let slots = catalogue.slots.purposes.indices
    let keys = Set(slots.flatMap { [catalogue.key(ofSlot: $0)] + catalogue.formerKeys(ofSlot: $0) })
    let names = KeySpellings(of: keys, naming: naming).names
    return (list.elements ?? []).compactMap { element in
      guard let name = element.string, catalogue.manifest.stringTables(format.rawValue).foreign.contains(name),
        !names.contains(name), hasPattern || !names.contains(where: name.contains)
      else { return nil }
      let advice = NearestName.advice(on: name, among: names.sorted(), otherwise: "remove it")
      return CatalogProblem(
        .unknownPurpose,
        "the catalogue has no key '\(name)' in \(format.rawValue), so no entry is foreign by it; \(advice)",
        at: SourcePlace(file: layer, offset: element.offset))
    }
  }

  /// The list of foreign keys in the topmost catalog.json that has one, and its file.
  private func foreign(in format: ExchangeFormat) -> (SourceFile, JSONValue)? {
    catalogue.layers.lazy.compactMap { layer in
      layer.manifest.root["stringTables"]?[format.rawValue]?["foreign"].map { (layer.manifest.source, $0) }
    }.first
  }
}
