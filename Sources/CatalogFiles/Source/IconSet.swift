package import CatalogModel
internal import MessageSyntax

/// An icon set as its file has it: the inventory and how each icon behaves right-to-left.
///
/// A catalogue uses a few of the thousands of icons that a vendor's set has: names stay in the parsed file and are
/// searched there.
package struct IconSet: Sendable {
  package let identifier: IconSetIdentifier
  /// The vendor's name for the set.
  package let name: String
  package let version: String

  private let document: JSONDocument
  /// The tape's indices of the names, one behind the other.
  private let inventory: NameList
  /// The icons whose behaviour is another than `fixed`.
  private let behaviours: [String: RightToLeftBehaviour]

  init(
    identifier: IconSetIdentifier, name: String, version: String, document: JSONDocument, inventory: [Int32],
    behaviours: [String: RightToLeftBehaviour]
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.document = document
    self.inventory = NameList(nodes: inventory)
    self.behaviours = behaviours
  }

  /// How an icon behaves right-to-left; `fixed` where the set's file says nothing of it.
  package func behaviour(of name: String) -> RightToLeftBehaviour {
    behaviours[name] ?? .fixed
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

  /// The position of a name that is probably there, or nil: in a sorted list, as a canonical file has, without reading
  /// all of it.
  func position(of name: String, in document: JSONDocument) -> Int? {
    var name = name
    return name.withUTF8 { search($0, in: document) } ?? nodes.firstIndex { document.text(of: Int($0), is: name) }
  }

  private func search(_ name: UnsafeBufferPointer<UInt8>, in document: JSONDocument) -> Int? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = document.withDecodedBytes(of: Int(nodes[middle])) { $0.lexicographicallyPrecedes(name) }
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low < nodes.count else { return nil }
    return document.withDecodedBytes(of: Int(nodes[low])) { sameBytes($0, name) } ? low : nil
  }
}
