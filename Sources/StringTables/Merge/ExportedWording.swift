internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The wording that a file without its name was exported in, by the digests of the exported texts.
struct ExportedWording {
  private let catalogue: CatalogSource

  init(_ catalogue: CatalogSource) { self.catalogue = catalogue }

  /// The wordings whose texts were exported; nil for the shared texts. Empty if no digest tells wordings apart.
  ///
  /// One wording explains all files, since a file alone may have words that several wordings share. A file whose digests are
  /// mostly those of the shared texts has them.
  ///
  /// - Parameter chosen: the wording in catalog.json, which decides between equals.
  func wordings(of files: [[ReadTable]], chosen: Wording?) -> Set<Wording?> {
    let votes = WordingVotes(catalogue)
    let tables = files.map { file in
      file.map { votes.counts(of: $0.units, in: $0.locale) { $0.base?.isTarget($1) ?? false } }
    }
    let counts = catalogue.manifest.wordings.map(\.wording).map { wording in
      (wording: wording, votes: tables.map { self.votes(for: wording, in: $0) })
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

  /// The numbers of exported texts that only the wording shows, and that only the shared texts do.
  private func votes(for wording: Wording, in tables: [[Wording: WordingVotes.Count]]) -> (worded: Int, shared: Int) {
    tables.compactMap { $0[wording] }.reduce((0, 0)) { ($0.0 + $1.worded.count, $0.1 + $1.shared.count) }
  }
}
