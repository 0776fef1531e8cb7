/// What the command line says about how units are merged.
package struct MergePolicy: Sendable {
  /// Whose text wins where both sides changed it.
  package enum Side: String, CaseIterable, Sendable {
    case theirs, ours
  }

  /// nil if a conflict is refused.
  package var take: Side?
  /// Whether each text that goes in keeps the digest of its source text, so that it is known to be stale later.
  package var recordsSource: Bool

  package init(take: Side? = nil, recordsSource: Bool = false) {
    self.take = take
    self.recordsSource = recordsSource
  }
}
