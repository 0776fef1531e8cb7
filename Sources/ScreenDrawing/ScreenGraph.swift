package import CatalogModel

/// The screens of an app and the ways between them, as a picture in text.
///
/// Screens below a parent are under it; those of a circle of parents come last, each once.
package struct ScreenGraph: Sendable {
  /// A screen with its place in the graph.
  package struct Node: Sendable {
    package let screen: Screen
    /// 0 for a screen without a parent.
    package let depth: Int
    /// True if it is the last of its parent's screens.
    package let isLast: Bool
  }

  /// Every screen, each after its parent.
  package let nodes: [Node]

  /// - Parameter screens: the screens of a catalogue.
  package init(_ screens: [Screen]) {
    let known = Set(screens.map(\.id))
    let children = Dictionary(grouping: screens) { screen in
      screen.parent.flatMap { known.contains($0) ? $0 : nil }
    }
    var nodes: [Node] = []
    var seen: Set<String> = []
    // With a stack of its own, since a hostile file may nest very deep.
    func add(_ roots: [Screen]) {
      var pending = roots.enumerated().reversed().map { Node(screen: $1, depth: 0, isLast: $0 == roots.count - 1) }
      while let node = pending.popLast() {
        guard seen.insert(node.screen.id).inserted else { continue }
        nodes.append(node)
        let below = children[node.screen.id, default: []].filter { !seen.contains($0.id) }
        pending += below.enumerated().reversed().map {
          Node(screen: $1, depth: node.depth + 1, isLast: $0 == below.count - 1)
        }
      }
    }
    add(children[nil, default: []].sorted { ($0.tabOrder ?? .max, $0.id) < ($1.tabOrder ?? .max, $1.id) })
    // Only screens in a circle of parents are left.
    for screen in screens where !seen.contains(screen.id) { add([screen]) }
    self.nodes = nodes
  }
}
