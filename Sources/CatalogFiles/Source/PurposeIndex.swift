package import CatalogModel
internal import SourceText

/// Finds purposes by the bytes of their identifiers, without creating a String.
package struct PurposeIndex: Sendable {
  private let identifiers: [[UInt8]]

  /// - Parameter definitions: sorted by identifier.
  package init(_ definitions: [PurposeDefinition]) {
    identifiers = definitions.map { Array($0.identifier.utf8) }
  }

  /// The index of a purpose, or nil.
  package func index(of identifier: String) -> Int? {
    var identifier = identifier
    return identifier.withUTF8 { index(of: $0, expected: 0) }
  }

  /// The index of a purpose, or nil.
  ///
  /// - Parameter expected: tried first; a canonical file has its purposes in order, so each follows the last.
  package func index(of identifier: UnsafeBufferPointer<UInt8>, expected: Int) -> Int? {
    if expected < identifiers.count, sameBytes(identifiers[expected], identifier) { return expected }
    var low = 0
    var high = identifiers.count
    while low < high {
      let middle = (low + high) / 2
      if identifiers[middle].withUnsafeBufferPointer({ precedes($0, identifier) }) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < identifiers.count && sameBytes(identifiers[low], identifier) ? low : nil
  }
}
