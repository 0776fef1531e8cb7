internal import StringFormats

/// The command line's options for merging units.
package struct MergePolicy: Sendable {
  /// The side whose text is used if both changed it.
  package enum Side: String, CaseIterable, Sendable {
    case theirs, ours
  }

  /// nil if a conflict is refused.
  package var take: Side?
  /// True if to store the digest of the source text with each imported text, to recognize it as stale later.
  package var recordsSource: Bool

  package init(take: Side? = nil, recordsSource: Bool = false) {
    self.take = take
    self.recordsSource = recordsSource
  }
}
