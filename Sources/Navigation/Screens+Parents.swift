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
    var next = target.parent
    while let id = next, let parent = facts(of: id), seen.insert(id).inserted {
      way.append(Step(facts: parent, destination: try self.parent(parent, of: destination)))
      next = parent.parent
    }
    way.reverse()
    return way
  }

  /// A parent with the parameters that it needs from a destination.
  ///
  /// - Throws: ``RouterRefusal/parent(screen:parent:_:)`` if the destination does not have one of them.
  func parent(_ parent: ScreenFacts, of destination: Destination) throws(RouterRefusal) -> Destination {
    do throws(RouteValueError) {
      return Destination(parent.id, try parent.values(from: destination.parameters))
    } catch {
      throw .parent(screen: destination.screen, parent: parent.id, error)
    }
  }
}

extension ScreenFacts {
  /// The parameters that it needs as a parent: those of its route that are never absent, and its title.
  fileprivate func values(from values: [String: String]) throws(RouteValueError) -> [String: String] {
    var own = try route?.requiredValues(from: values) ?? [:]
    if let name = titleParameter, let value = values[name] { own[name] = value }
    return own
  }
}
