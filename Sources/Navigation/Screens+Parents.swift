internal import CatalogModel

extension Screens {
  /// A screen on the way to a destination.
  struct Step {
    let facts: ScreenFacts
    let destination: Destination
  }

  /// The way to a destination: the screens beneath it, from the base, and itself.
  ///
  /// Each parent gets the parameters that it needs from the destination. A missing parent or a circle ends the way.
  ///
  /// - Parameters:
  ///   - destination: the last screen and its parameters, which are not checked.
  ///   - target: the last screen.
  /// - Throws: ``RouterRefusal`` if a parent needs a parameter that the destination does not have.
  func way(to destination: Destination, _ target: ScreenFacts) throws(RouterRefusal) -> [Step] {
    var way = [Step(facts: target, destination: destination)]
    var seen: Set<String> = [destination.screen]
    var next = target.screen.parent
    while let id = next, let parent = facts(of: id), seen.insert(id).inserted {
      do throws(RouteValueError) {
        let values = try parent.values(from: destination.parameters)
        way.append(Step(facts: parent, destination: Destination(id, values)))
      } catch {
        throw .parent(screen: destination.screen, parent: id, error)
      }
      next = parent.screen.parent
    }
    way.reverse()
    return way
  }
}

extension ScreenFacts {
  /// The parameters that it needs as a parent: those of its route that are never absent, and its title.
  fileprivate func values(from values: [String: String]) throws(RouteValueError) -> [String: String] {
    var own = try screen.route?.requiredValues(from: values) ?? [:]
    if let name = titleParameter, let value = values[name] { own[name] = value }
    return own
  }
}
