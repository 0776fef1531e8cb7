internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The wording that a file without its name was exported in, by the digests of the exported texts.
struct ExportedWording {
  private let catalogue: CatalogSource
  private let slots: [UnitKey: Int]

  init(_ catalogue: CatalogSource) {
    self.catalogue = catalogue
    slots = Dictionary(catalogue.slots.purposes.indices.map { (catalogue.key(ofSlot: $0), $0) }) { first, _ in first }
  }

  /// The wording whose texts, and not the shared ones, were exported; the chosen one if no digest decides.
  ///
  /// - Parameter chosen: the wording of the format in catalog.json; nil for the shared texts.
  func wording(of tables: [ReadTable], chosen: Wording?) -> Wording? {
    let counts = catalogue.manifest.wordings.map(\.wording).map { (wording: $0, votes: votes(for: $0, in: tables)) }
    let certain = counts.filter { $0.votes.worded > 0 && $0.votes.shared == 0 }
    guard !certain.contains(where: { $0.wording == chosen }) else { return chosen }
    if let most = certain.max(by: { $0.votes.worded < $1.votes.worded }) { return most.wording }
    let isShared = counts.contains { $0.wording == chosen && $0.votes.worded == 0 && $0.votes.shared > 0 }
    return isShared ? nil : chosen
  }

  /// The numbers of exported texts that only the wording has, and that only the shared texts are.
  private func votes(for wording: Wording, in tables: [ReadTable]) -> (worded: Int, shared: Int) {
    guard let worded = catalogue.worded(wording) else { return (0, 0) }
    var votes = (worded: 0, shared: 0)
    for table in tables {
      guard let index = catalogue.manifest.locales.firstIndex(of: table.locale) else { continue }
      let (own, shared) = (worded.texts(ofLocale: index), catalogue.texts(ofLocale: index))
      for unit in table.units {
        guard let base = unit.base, let slot = slots[unit.key], own[slot] != shared[slot] else { continue }
        if own[slot].map(base.isTarget) ?? false { votes.worded += 1 }
        if shared[slot].map(base.isTarget) ?? false { votes.shared += 1 }
      }
    }
    return votes
  }
}
