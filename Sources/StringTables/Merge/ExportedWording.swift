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

  /// The wordings whose texts were exported; nil for the shared texts. Empty if no digest tells wordings apart.
  ///
  /// One wording explains all files, since a file alone may have words that several wordings share. A file whose digests are
  /// mostly those of the shared texts has them.
  ///
  /// - Parameter chosen: the wording in catalog.json, which decides between equals.
  func wordings(of files: [[ReadTable]], chosen: Wording?) -> Set<Wording?> {
    let counts = catalogue.manifest.wordings.map(\.wording).map { wording in
      (wording: wording, votes: files.map { votes(for: wording, in: $0) })
    }
    let sums = counts.map { count in
      (
        wording: count.wording, votes: count.votes, worded: count.votes.reduce(0) { $0 + $1.worded },
        shared: count.votes.reduce(0) { $0 + $1.shared }
      )
    }
    let likely = sums.filter { $0.worded > $0.shared }.max { left, right in
      let (one, other) = (left.worded - left.shared, right.worded - right.shared)
      return one == other ? right.wording == chosen : one < other
    }
    if let likely { return Set([likely.wording] + likely.votes.filter { $0.shared > $0.worded }.map { _ in nil }) }
    // Texts that the chosen wording has too say nothing for the shared ones.
    guard sums.contains(where: { (chosen == nil || $0.wording == chosen) && $0.shared > 0 }) else { return [] }
    return Set([nil] + counts.filter { $0.votes.contains { $0.worded > $0.shared } }.map(\.wording))
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
