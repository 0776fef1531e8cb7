/// The indices of a node's children, in source order.
package struct MessageChildren: Sequence, IteratorProtocol {
  private let nodes: [MessageNode]
  private var upcoming: Int
  private let end: Int

  /// The children of the node at `parent`.
  package init(of parent: Int, in nodes: [MessageNode]) {
    self.nodes = nodes
    upcoming = parent + 1
    end = nodes[parent].subtreeEnd
  }

  package mutating func next() -> Int? {
    guard upcoming < end else { return nil }
    defer { upcoming = nodes[upcoming].subtreeEnd }
    return upcoming
  }
}
