internal import MessageSyntax
package import CatalogModel

/// An icon set as its file has it: the inventory and how each icon behaves right-to-left.
package struct IconSet: Sendable {
  package let identifier: IconSetIdentifier
  /// The vendor's name for the set.
  package let name: String
  package let version: String

  private let behaviours: [String: RightToLeftBehaviour]
  private let document: JSONDocument
  /// The tape's indices of the names, one behind the other.
  private let inventory: Range<Int>

  init(
    identifier: IconSetIdentifier, name: String, version: String, behaviours: [String: RightToLeftBehaviour],
    document: JSONDocument, inventory: Range<Int>
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.behaviours = behaviours
    self.document = document
    self.inventory = inventory
  }

  /// How an icon behaves right-to-left; `fixed` where the set's file says nothing of it.
  package func behaviour(of name: String) -> RightToLeftBehaviour { behaviours[name] ?? .fixed }

  /// Whether the inventory has an icon of that name.
  package func contains(_ name: String) -> Bool {
    // A canonical file is sorted, which finds nearly every name; only an answer "no" needs the whole list.
    isFoundBySearch(name) || inventory.contains { document.text(of: $0, is: name) }
  }

  /// The name of the inventory that was probably meant.
  package func nearestName(to name: String) -> String? {
    NearestName.of(name, in: inventory.lazy.map { document.text(of: $0) })
  }

  private func isFoundBySearch(_ name: String) -> Bool {
    var low = inventory.lowerBound
    var high = inventory.upperBound
    while low < high {
      let middle = (low + high) / 2
      let isBefore = document.withDecodedBytes(of: middle) { $0.lexicographicallyPrecedes(name.utf8) }
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low < inventory.upperBound && document.text(of: low, is: name)
  }
}
