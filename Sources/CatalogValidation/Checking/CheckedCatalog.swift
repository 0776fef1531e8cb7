package import CatalogFiles
package import CatalogModel
internal import MessageSyntax
package import PurposeCatalog

/// A catalogue as rules see it: what its files say, and what ICU knows of its locales.
package final class CheckedCatalog: Sendable {
  package let source: CatalogSource
  /// The facts of each declared locale, in the manifest's order.
  package let facts: [LocaleFacts]
  /// By message slot, the longest text in grapheme clusters: the message's own limit, else the catalogue's for messages
  /// of its name, else `Int.max`.
  package let limits: [Int]
  /// By message slot, the arguments that the message declares.
  package let arguments: [[ArgumentDeclaration]]
  /// By message slot, what one pass over the source locale's text found; nil where it has none.
  package let sourceFacts: [TextFacts?]

  /// The purposes that are shown beside each other, by their indices, each pair once and in order.
  package let neighbours: [Neighbours]
  /// The message slots of purposes that point along the reading direction.
  package let directionalSlots: [Int]
  /// What an overlay's own purposes say in the source locale as purposes that it inherits do.
  package let twins: [Twins]

  package init(_ source: CatalogSource) {
    self.source = source
    facts = LocaleFacts.all(of: source)
    let declarations = source.purposes.flatMap(\.messages)
    limits = declarations.map { $0.limit ?? source.manifest.limits[$0.name] ?? .max }
    arguments = declarations.map(\.arguments)
    neighbours = Neighbours.all(of: source)
    directionalSlots = source.purposes.indices.filter { source.purposes[$0].direction != nil }
      .flatMap { source.slots.range(ofPurpose: $0) }
    twins = Twins.all(of: source)
    sourceFacts = Self.facts(ofTextsOf: source.sourceIndex, source, script: facts[source.sourceIndex].script)
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
