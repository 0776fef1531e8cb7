package import CatalogModel
internal import SourceText

/// Finds purposes by their identifiers' bytes without making a String.
package struct PurposeIndex: Sendable {
  private let identifiers: [String]

  /// - Parameter definitions: sorted by identifier.
  package init(_ definitions: [PurposeDefinition]) {
    identifiers = definitions.map(\.identifier)
  }

  /// The index of a purpose, or nil.
  package func index(of identifier: String) -> Int? {
    var identifier = identifier
    return identifier.withUTF8 { index(of: $0, expected: 0) }
  }

  /// The index of a purpose, or nil.
  ///
  /// - Parameter expected: tried first; a canonical file names its purposes in order, so each is next to the last.
  package func index(of identifier: UnsafeBufferPointer<UInt8>, expected: Int) -> Int? {
    if expected < identifiers.count, identifier.isSame(as: identifiers[expected]) { return expected }
    var low = 0
    var high = identifiers.count
    while low < high {
      let middle = (low + high) / 2
      if identifiers[middle].utf8.lexicographicallyPrecedes(identifier) { low = middle + 1 } else { high = middle }
    }
    return low < identifiers.count && identifier.isSame(as: identifiers[low]) ? low : nil
  }
}
