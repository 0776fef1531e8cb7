internal import CatalogModel
internal import SourceText

extension Screens {
  /// The destination of a link.
  ///
  /// - Parameter link: a path with an optional query, or a URL whose scheme and host are ignored:
  ///   `/places/berlin`, `https://example.org/places/berlin`, `app://places/berlin`.
  /// - Returns: the screen with the most specific route that matches (``RoutePattern/overlaps(_:)`` has the order), and
  ///   the values of its parameters.
  /// - Throws: ``RouterRefusal/unknownRoute(link:nearest:)``.
  public func destination(for link: String) throws(RouterRefusal) -> Destination {
    let (facts, values) = try find(link)
    return Destination(facts.id, values)
  }

  /// The path of a destination; ``destination(for:)`` gives the same destination for it.
  ///
  /// - Returns: a path with escapes where needed. A parameter that only the title shows is not in it.
  /// - Throws: ``RouterRefusal`` if the screen is unknown, has no route or lacks a parameter, or if the path leads to
  ///   another screen, as `/places/new` does if that is a route too.
  public func path(of destination: Destination) throws(RouterRefusal) -> String {
    let facts = try known(destination.screen)
    guard let route = facts.route else { throw .noRoute(screen: destination.screen) }
    let path: String
    do throws(RouteValueError) {
      path = try route.path(with: facts.valuesInRoute(of: destination.parameters))
    } catch {
      throw .parameters(screen: destination.screen, error)
    }
    let found = try find(path).facts.id
    guard found == destination.screen else {
      throw .shadowed(screen: destination.screen, path: path, other: found)
    }
    return path
  }

  /// The screen of a link, and the values of its parameters.
  func find(_ link: String) throws(RouterRefusal) -> (facts: ScreenFacts, values: [String: String]) {
    for path in RouteLink.paths(in: link) {
      if let found = RoutePath(path).flatMap(routes.find) { return found }
    }
    throw .unknownRoute(link: link, nearest: nearestRoute(to: link))
  }

  /// The route that was probably meant, without its query.
  private func nearestRoute(to link: String) -> String? {
    let path = String(Substring(link.utf8.prefix { $0 != UInt8(ascii: "?") }))
    return NearestName.of(path, in: patterns.map(\.textOfPath))
  }

  /// The screen of a destination.
  ///
  /// - Throws: ``RouterRefusal`` if there is no such screen, or if it does not take the parameters.
  func checked(_ destination: Destination) throws(RouterRefusal) -> ScreenFacts {
    let facts = try known(destination.screen)
    do throws(RouteValueError) {
      try facts.check(destination.parameters)
    } catch {
      throw .parameters(screen: destination.screen, error)
    }
    return facts
  }

  /// The screen with an identifier.
  func known(_ id: String) throws(RouterRefusal) -> ScreenFacts {
    guard let facts = facts(of: id) else { throw .unknownScreen(id, nearest: NearestName.of(id, in: identifiers)) }
    return facts
  }
}

extension ScreenFacts {
  /// Values without that of the parameter that only the title shows.
  fileprivate func valuesInRoute(of values: [String: String]) -> [String: String] {
    guard let name = titleParameter, values[name] != nil else { return values }
    return values.filter { $0.key != name }
  }

  /// Checks that its route takes values of parameters; a parameter that only the title shows may be among them.
  fileprivate func check(_ values: [String: String]) throws(RouteValueError) {
    let inRoute = valuesInRoute(of: values)
    if let route {
      try route.check(inRoute)
    } else if let unknown = inRoute.keys.min() {
      throw .unknown(name: unknown, nearest: titleParameter.flatMap { NearestName.of(unknown, in: [$0]) })
    }
  }
}
