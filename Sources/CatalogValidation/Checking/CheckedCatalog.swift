package import CatalogFiles
package import CatalogModel
internal import MessageSyntax
package import PurposeCatalog

/// A catalogue as rules see it: what its files say, and what ICU knows of its locales.
package final class CheckedCatalog: Sendable {
  package let source: CatalogSource
  /// The index of the source locale among the declared ones.
  package let sourceIndex: Int
  /// The facts of each declared locale, in the manifest's order.
  package let facts: [LocaleFacts]
  /// By message slot, the longest text in grapheme clusters: the message's own limit, else the catalogue's for messages
  /// of its name, else `Int.max`.
  package let limits: [Int]
  /// By message slot, the arguments that the message declares.
  package let arguments: [[ArgumentDeclaration]]
  /// The message slots of titles.
  package let titleSlots: [Int]
  /// By message slot, what one pass over the source locale's text found; nil where it has none.
  package let sourceFacts: [TextFacts?]

  package init(_ source: CatalogSource) {
    self.source = source
    sourceIndex = source.sourceIndex
    facts = LocaleFacts.all(of: source)
    let declarations = source.purposes.flatMap(\.messages)
    limits = declarations.map { $0.limit ?? source.manifest.limits[$0.name] ?? .max }
    arguments = declarations.map(\.arguments)
    titleSlots = declarations.indices.filter { declarations[$0].name == "title" }
    sourceFacts = Self.facts(ofTextsOf: sourceIndex, source, script: facts[sourceIndex].script)
  }

  private static func facts(ofTextsOf locale: Int, _ source: CatalogSource, script: String) -> [TextFacts?] {
    var found = [TextFacts?](repeating: nil, count: source.slots.count)
    var table = TraitTable(script: script)
    var parser = MessageParser()
    source.forEachText(ofLocale: locale) { slot, entry, bytes in
      if entry.traits.contains(.hasSyntax) { parser.parse(bytes) }
      found[slot] = TextFacts(of: bytes, nodes: entry.traits.contains(.hasSyntax) ? parser.nodes : [], &table)
    }
    return found
  }
}
