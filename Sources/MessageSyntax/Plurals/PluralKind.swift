/// Which plural rules a plural argument asks: those for counting or those for ranking.
package enum PluralKind: UInt8, CaseIterable, Sendable {
  /// `plural`: 1 item, 2 items.
  case cardinal
  /// `selectordinal`: 1st item, 2nd item.
  case ordinal
}
