/// The plural rules of a plural argument: for counting or for ranking.
package enum PluralKind: UInt8, CaseIterable, Sendable {
  /// `plural`: 1 item, 2 items.
  case cardinal
  /// `selectordinal`: 1st item, 2nd item.
  case ordinal
}
