package import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import StringFormats

/// Finds settings of `stringTables` in catalog.json that cannot work.
package struct StringTableSettingsAudit {
  private let catalogue: CatalogSource

  package init(_ catalogue: CatalogSource) { self.catalogue = catalogue }

  /// Patterns that a format does not allow, and foreign keys that no purpose could have.
  ///
  /// Purposes that could not be read may have them, so a catalogue with such errors is not judged.
  package var problems: [CatalogProblem] {
    guard catalogue.readingError == nil else { return [] }
    return ExchangeFormat.allCases.filter { catalogue.manifest.stringTables[$0.rawValue] != nil }.flatMap {
      name -> [CatalogProblem] in
      let format = AllFormats.format(name).description
      do throws(StringTableError) {
        return foreignProblems(format, keys: try KeyNamings(catalogue).naming(in: format), hasPattern: true)
      } catch {
        let place = value("keys", of: format).map { SourcePlace(file: $0, offset: $1.offset) }
        let pattern = place.map { CatalogProblem(.wrongType, error.message, at: $0) }
        return [pattern].compactMap(\.self) + foreignProblems(format, keys: nil, hasPattern: false)
      }
    }
  }

  /// - Parameter hasPattern: whether the names of keys are known; if not, a name that contains a key's is not judged.
  private func foreignProblems(_ format: FormatDescription, keys: KeyNaming?, hasPattern: Bool) -> [CatalogProblem] {
    var context = ReadContext(catalogue)
    context.keys = keys
    let known = context.foreignNames(in: format)
    let names = context.names(in: format)
    guard let (layer, list) = value("foreign", of: format) else { return [] }
    return (list.elements ?? []).compactMap { element in
      guard let name = element.string, catalogue.manifest.stringTables(format.identifier).foreign.contains(name),
        !known.contains(name), hasPattern || !names.contains(where: name.contains)
      else { return nil }
      let advice = NearestName.advice(on: name, among: names, otherwise: "remove it")
      return CatalogProblem(
        .unknownPurpose,
        "the catalogue has no key '\(name)' in \(format.identifier), so no entry is foreign by it; \(advice)",
        at: SourcePlace(file: layer, offset: element.offset))
    }
  }

  /// The value of a setting in the topmost catalog.json that has it, and its file.
  private func value(_ field: String, of format: FormatDescription) -> (SourceFile, JSONValue)? {
    catalogue.layers.lazy.compactMap { layer in
      layer.manifest.root["stringTables"]?[format.identifier]?[field].map { (layer.manifest.source, $0) }
    }.first
  }
}
