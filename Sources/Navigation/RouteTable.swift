internal import CatalogModel

/// The routes of all screens as a tree of parts, which finds the most specific route for a path.
///
/// A node is as deep as the parts before it are many, so that a search visits each node at most once.
struct RouteTable: Sendable {
  private struct Node {
    var literals: [String: Int] = [:]
    var parameter: Int?
    var optional: Int?
    /// The routes that end here, and those that end with a wildcard here.
    var ends: [Route] = []
    var wildcards: [Route] = []
  }

  private struct Route {
    let pattern: RoutePattern
    let screen: ScreenFacts
  }

  private var nodes = [Node()]

  init(_ screens: [ScreenFacts]) {
    for screen in screens {
      if let pattern = screen.route { insert(Route(pattern: pattern, screen: screen)) }
    }
    for index in nodes.indices {
      // Stable sorts, so that of equal routes the first is found.
      nodes[index].ends.sort { $0.pattern.requiredQueryCount > $1.pattern.requiredQueryCount }
      nodes[index].wildcards.sort { $0.pattern.requiredQueryCount > $1.pattern.requiredQueryCount }
    }
  }

  /// The screen with the most specific route that matches, and the values of its parameters; nil if there is none.
  func find(_ path: RoutePath) -> (facts: ScreenFacts, values: [String: String])? { find(path, depth: 0, node: 0) }

  private mutating func insert(_ route: Route) {
    var node = 0
    for part in route.pattern.parts {
      let new = nodes.count
      let child: Int
      switch part {
      case .literal(let text): child = Self.child(&nodes[node].literals[text], or: new)
      case .parameter: child = Self.child(&nodes[node].parameter, or: new)
      case .optional: child = Self.child(&nodes[node].optional, or: new)
      case .wildcard:
        nodes[node].wildcards.append(route)
        return
      }
      if child == new { nodes.append(Node()) }
      node = child
    }
    nodes[node].ends.append(route)
  }

  private static func child(_ child: inout Int?, or new: Int) -> Int {
    if child == nil { child = new }
    return child ?? new
  }

  /// Searches below a node, the most specific first. The depth is at most that of a route, whose length is limited.
  private func find(_ path: RoutePath, depth: Int, node: Int) -> (facts: ScreenFacts, values: [String: String])? {
    if depth < path.parts.count {
      if let child = nodes[node].literals[path.parts[depth]], let found = find(path, depth: depth + 1, node: child) {
        return found
      }
      if let child = nodes[node].parameter, let found = find(path, depth: depth + 1, node: child) { return found }
      if let child = nodes[node].optional, let found = find(path, depth: depth + 1, node: child) { return found }
    } else {
      if let found = Self.first(of: nodes[node].ends, matching: path) { return found }
      if let child = nodes[node].optional, let found = find(path, depth: depth, node: child) { return found }
    }
    return Self.first(of: nodes[node].wildcards, matching: path)
  }

  private static func first(
    of routes: [Route], matching path: RoutePath
  ) -> (facts: ScreenFacts, values: [String: String])? {
    for route in routes {
      if let values = route.pattern.match(path) { return (route.screen, values) }
    }
    return nil
  }
}
