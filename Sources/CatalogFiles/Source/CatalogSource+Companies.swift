package import CatalogModel

extension CatalogSource {
  /// The places of places.json that have a purpose.
  package func places(of purpose: String) -> [PurposePlace] { places.filter { $0.purposes.contains(purpose) } }

  /// The purposes that are seen together, by place: those of each place of places.json, and each pair of `appearsWith` and
  /// of `opposite`. Unknown purposes are left out.
  ///
  /// - Parameter showingIcons: true to leave out the places that show titles alone.
  package func companies(showingIcons: Bool = false) -> [[String]] {
    let shown = places.filter { !showingIcons || !$0.showsTitlesOnly }.map(\.purposes)
    let pairs = purposes.flatMap { purpose in
      (purpose.appearsWith + [purpose.opposite].compactMap(\.self)).filter { $0 != purpose.identifier }
        .map { [purpose.identifier, $0] }
    }
    return (shown + pairs).map { $0.filter { purposeIndex[$0] != nil } }
  }
}
