package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Finds settings of `stringTables` in catalog.json that cannot work.
package struct StringTableSettingsAudit {
  private let catalogue: CatalogSource

  package init(_ catalogue: CatalogSource) { self.catalogue = catalogue }

  /// Patterns that a format does not allow, and foreign keys that no purpose could have.
  ///
  /// Purposes that could not be read may have them, so a catalogue with such errors is not judged.
  package var problems: [CatalogProblem] {
    guard catalogue.readingError == nil else { return [] }
    return catalogue.manifest.stringTables.keys.sorted().flatMap { identifier -> [CatalogProblem] in
      guard let format = try? AllFormats.format(identifier).description else { return [] }
      return patternProblems(format) ?? foreignProblems(format)
    }
  }

  /// nil if the pattern works.
  private func patternProblems(_ format: FormatDescription) -> [CatalogProblem]? {
    do throws(StringTableError) {
      _ = try KeyNamings(catalogue).naming(in: format)
      return nil
    } catch {
      return value("keys", of: format).map { layer, value in
        [CatalogProblem(.wrongType, error.message, at: SourcePlace(file: layer, offset: value.offset))]
      } ?? []
    }
  }

  private func foreignProblems(_ format: FormatDescription) -> [CatalogProblem] {
    var context = ReadContext(catalogue)
    context.keys = try? KeyNamings(catalogue).naming(in: format)
    let known = context.foreignNames(in: format)
    let names = context.names(in: format)
    guard let (layer, list) = value("foreign", of: format) else { return [] }
    return (list.elements ?? []).compactMap { element in
      guard let name = element.string, catalogue.manifest.stringTables(format.identifier).foreign.contains(name),
        !known.contains(name)
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
