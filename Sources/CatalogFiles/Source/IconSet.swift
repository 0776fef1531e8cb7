package import CatalogModel
internal import MessageSyntax

/// An icon set as its file has it: the inventory and how each icon behaves right-to-left.
///
/// A catalogue uses a few of the thousands of icons that a vendor's set has: names stay in the parsed file and are searched there.
package struct IconSet: Sendable {
  package let identifier: IconSetIdentifier
  /// The vendor's name for the set.
  package let name: String
  package let version: String

  private let document: JSONDocument
  /// The tape's indices of the names, one behind the other.
  private let inventory: NameList
  /// The tape's indices of the icons whose behaviour the file states.
  private let stated: NameList
  /// The behaviour of each of `stated`.
  private let behaviours: [RightToLeftBehaviour]

  init(
    identifier: IconSetIdentifier, name: String, version: String, document: JSONDocument, inventory: [Int32],
    behaviours: [(icon: Int32, behaviour: RightToLeftBehaviour)]
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.document = document
    self.inventory = NameList(inventory, in: document)
    stated = NameList(behaviours.map(\.icon), in: document)
    self.behaviours = behaviours.map(\.behaviour)
  }

  /// How an icon behaves right-to-left; `fixed` where the set's file says nothing of it.
  package func behaviour(of name: String) -> RightToLeftBehaviour {
    stated.position(of: name, in: document).map { behaviours[$0] } ?? .fixed
  }

  /// Whether the inventory has an icon of that name.
  package func contains(_ name: String) -> Bool { inventory.position(of: name, in: document) != nil }

  /// The name of the inventory that was probably meant.
  package func nearestName(to name: String) -> String? {
    NearestName.of(name, in: inventory.nodes.lazy.map { document.text(of: Int($0)) })
  }
}

/// Names in a parsed file, by their nodes.
private struct NameList: Sendable {
  let nodes: [Int32]
  /// Whether the names stand in order, as in a canonical file; others are searched one by one.
  private let isSorted: Bool

  init(_ nodes: [Int32], in document: JSONDocument) {
    self.nodes = nodes
    isSorted = zip(nodes, nodes.dropFirst()).allSatisfy { left, right in
      document.withDecodedBytes(of: Int(left)) { left in
        document.withDecodedBytes(of: Int(right)) { right in !right.lexicographicallyPrecedes(left) }
      }
    }
  }

  /// The position of a name, or nil.
  func position(of name: String, in document: JSONDocument) -> Int? {
    isSorted ? search(name, in: document) : nodes.firstIndex { document.text(of: Int($0), is: name) }
  }

  private func search(_ name: String, in document: JSONDocument) -> Int? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = document.withDecodedBytes(of: Int(nodes[middle])) { $0.lexicographicallyPrecedes(name.utf8) }
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && document.text(of: Int(nodes[low]), is: name) ? low : nil
  }
}
