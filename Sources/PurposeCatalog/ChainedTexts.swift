package import CatalogFiles
package import MessageSyntax

/// Finds the texts of a locale in its fallback chain.
package struct ChainedTexts: Sendable {
  /// A text and its locale.
  package struct Text: Sendable {
    package enum Content: Sendable {
      /// A text without arguments.
      case constant(String)
      /// A message without errors.
      case message(MessageTree)
    }

    package let content: Content
    package let locale: LocaleFacts
  }

  private let source: CatalogSource
  /// The locales of the fallback chain, nearest first.
  private let chain: [LocaleFacts]

  /// - Parameter chain: the facts of every locale in the fallback chain, nearest first.
  package init(_ source: CatalogSource, chain: [LocaleFacts]) {
    self.source = source
    self.chain = chain
  }

  /// The nearest valid text of a slot; a malformed one is treated as missing.
  ///
  /// For a `short`, a locale's own title comes before a parent's `short`.
  package func text(slot: Int) -> Text? {
    let title = source.slots.title(ofShort: slot)
    for locale in chain {
      let entries = source.locales[locale.index].entries
      if let text = text(entries[slot], of: locale) { return text }
      if let title, let text = text(entries[title], of: locale) { return text }
    }
    return nil
  }

  /// True if numbers in a locale's texts have the format of that locale, not that of the reader's.
  ///
  /// Readers of `es-419` would read the `1.234` of `es` as a little more than one. A last-resort text of another
  /// language keeps its own number format.
  package func keepsItsNumbers(_ locale: LocaleFacts) -> Bool { chain.first?.chain.lastResort == locale.index }

  private func text(_ entry: TextEntry, of locale: LocaleFacts) -> Text? {
    guard let text = source.text(of: entry) else { return nil }
    guard entry.traits.contains(.hasSyntax) else { return Text(content: .constant(text), locale: locale) }
    let tree = MessageTree(parsing: text)
    guard tree.errors.isEmpty else { return nil }
    return Text(content: tree.constantText.map { .constant($0) } ?? .message(tree), locale: locale)
  }
}
