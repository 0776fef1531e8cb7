package import CatalogFiles
internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// The origin of a locale's text of a message.
package enum TextOrigin: Sendable, Equatable {
  /// The locale has its own text.
  case own
  /// The locale inherits it from another one, given by its index.
  case inherited(from: Int)
  /// The text falls back to another language, or is missing; or a title is too long and has no `short`.
  case missing
  /// The `short` is not needed: the title fits, or belongs to another locale, which should have the `short`.
  case notNeeded
}

extension CatalogSource {
  /// The origin of a locale's text for a slot.
  ///
  /// - Parameter chain: the locale's fallback chain.
  package func origin(ofSlot slot: Int, _ chain: FallbackChain) -> TextOrigin {
    let index = chain.locales[0]
    if locales[index].entries[slot].isPresent { return .own }
    let title = slots.title(ofShort: slot)
    let from = chain.locales.first { locale in
      let entries = locales[locale].entries
      return entries[slot].isPresent || title.map { entries[$0].isPresent } ?? false
    }
    guard let title else { return from.map(TextOrigin.inherited) ?? .missing }
    guard let from else { return .notNeeded }
    if locales[from].entries[slot].isPresent { return .inherited(from: from) }
    return from == index && isTooLong(title: locales[index].entries[title], forShort: slot) ? .missing : .notNeeded
  }

  /// True if a title is longer than the limit of its `short`, in grapheme clusters.
  package func isTooLong(title: TextEntry, forShort slot: Int) -> Bool {
    guard title.isPresent, let limit = limit(ofSlot: slot) else { return false }
    // No text has more clusters than bytes or scalars.
    return Int(title.length) > limit && printedLength(of: title) > limit
  }

  /// The length of a title in grapheme clusters (UAX #29), without apostrophes that only quote.
  package func printedLength(of title: TextEntry) -> Int {
    guard let text = text(of: title) else { return 0 }
    guard title.traits.contains(.hasSyntax) else { return text.count }
    return (MessageTree(parsing: text).constantText ?? text).count
  }
}
