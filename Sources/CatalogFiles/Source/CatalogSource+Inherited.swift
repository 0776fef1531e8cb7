internal import SourceText

extension CatalogSource {
  /// The purposes that the catalogue inherits, also those that it changes.
  package var inheritedPurposes: Set<String> {
    Set(layers.dropFirst().flatMap { ($0.purposes?.root.members ?? []).map(\.key) }.filter { purposeIndex[$0] != nil })
  }
}
