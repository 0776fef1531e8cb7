extension RoutePattern {
  /// The values of the parameters in a path that matches; nil if it does not.
  ///
  /// Literal parts are compared after decoding, and case matters. Time is linear in the lengths of both.
  ///
  /// - Parameter path: a path with an optional query: `/places/berlin?sort=name`. A slash at the end and a fragment are
  ///   ignored. A path with an empty part, with `.` or `..`, or with escapes that are incomplete or not UTF-8 matches
  ///   no pattern.
  /// - Returns: the values without escapes, and no value for a parameter that is absent. The value of a wildcard is its
  ///   parts with slashes between them, or an empty text.
  public func match(_ path: String) -> [String: String]? { RoutePath(path[...]).flatMap(match) }

  /// The values of the parameters in a path that matches; nil if it does not.
  package func match(_ path: RoutePath) -> [String: String]? {
    var values: [String: String] = [:]
    guard matchQuery(of: path, into: &values) else { return nil }
    var rest = path.parts[...]
    for part in parts {
      switch part {
      case .literal(let text):
        guard rest.popFirst() == text else { return nil }
      case .parameter(let name):
        guard let value = rest.popFirst() else { return nil }
        values[name] = value
      case .optional(let name):
        values[name] = rest.popFirst()
      case .wildcard(let name):
        guard Self.isRest(rest) else { return nil }
        values[name] = rest.joined(separator: "/")
        rest = []
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// Returns whether the rest of a path can be a wildcard's value: slashes that were escaped separate parts there too.
  private static func isRest(_ parts: ArraySlice<String>) -> Bool {
    parts.allSatisfy { part in
      !part.utf8.contains(UInt8(ascii: "/")) || wildcardParts(part).allSatisfy(RoutePath.isPart)
    }
  }

  /// The parts of a wildcard's value.
  static func wildcardParts(_ value: String) -> [String] {
    value.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String($0) ?? "" }
  }

  private func matchQuery(of path: RoutePath, into values: inout [String: String]) -> Bool {
    for parameter in query {
      switch path.queryValue(parameter.name) {
      case .some(.some(let value)): values[parameter.name] = value
      case .some(.none): return false
      case .none: guard parameter.isOptional else { return false }
      }
    }
    return true
  }

  /// The number of parameters that the query must have.
  package var requiredQueryCount: Int { query.count { !$0.isOptional } }
}
