package import CatalogFiles
internal import CatalogModel
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

  package init(_ source: CatalogSource) {
    self.source = source
    facts = LocaleFacts.all(of: source)
    let declarations = source.purposes.flatMap(\.messages)
    limits = declarations.map { $0.limit ?? source.manifest.limits[$0.name] ?? .max }
    arguments = declarations.map(\.arguments)
  }
}
