internal import CatalogModel

extension GeneratedScreen.Route {
  init(_ route: RoutePattern, order: Int) {
    self.init(
      text: route.text,
      parts: route.parts.map { part in
        switch part {
        case .literal(let text): .literal(text)
        case .parameter(let name): .parameter(name)
        case .optional(let name): .optional(name)
        case .wildcard(let name): .wildcard(name)
        }
      }, query: route.query.map { GeneratedScreen.Parameter(name: $0.name, isOptional: $0.isOptional) }, order: order)
  }
}

extension RoutePattern {
  /// True if this pattern wins for a path that both match, in the order of ``overlaps(_:)``.
  func isMoreSpecific(than other: RoutePattern) -> Bool {
    let (ranks, others) = (parts.map(\.rank) + [Part.rankOfEnd], other.parts.map(\.rank) + [Part.rankOfEnd])
    if ranks != others { return ranks.lexicographicallyPrecedes(others) }
    return requiredQueryCount > other.requiredQueryCount
  }
}

extension RoutePattern.Part {
  /// The rank among the parts that may appear at the same place, the most specific first.
  fileprivate var rank: Int {
    switch self {
    case .literal: 0
    case .parameter: 1
    case .optional: 3
    case .wildcard: 4
    }
  }

  /// The rank of the end of a pattern.
  fileprivate static let rankOfEnd = 2
}
