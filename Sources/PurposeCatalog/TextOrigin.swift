package import CatalogFiles
internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// How a locale comes by the text of a message.
package enum TextOrigin: Sendable, Equatable {
  /// It has its own.
  case own
  /// It has that of a locale that it inherits from, by its index among the declared ones.
  case inherited(from: Int)
  /// It falls through to another language, or to nothing; of a title's short form, the locale's own title is too long and
  /// nothing stands for it.
  case missing
  /// The title fits, or it is a title of another locale, whose matter it is that nothing stands for it.
  case notNeeded
}

extension CatalogSource {
  /// How a locale comes by the text of a slot.
  ///
  /// - Parameter chain: the locale's.
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

  /// Whether a title is longer than what may stand for it, in grapheme clusters.
  package func isTooLong(title: TextEntry, forShort slot: Int) -> Bool {
    guard title.isPresent, let limit = limit(ofSlot: slot) else { return false }
    // No text has more clusters than bytes.
    return Int(title.length) > limit && printedLength(of: title) > limit
  }

  /// The length of a title in grapheme clusters (UAX #29), without the apostrophes that only quote.
  package func printedLength(of title: TextEntry) -> Int {
    guard let text = text(of: title) else { return 0 }
    guard title.traits.contains(.hasSyntax) else { return text.count }
    return (MessageTree(parsing: text).constantText ?? text).count
  }
}
