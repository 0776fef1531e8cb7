internal import SourceText

extension RoutePattern {
  /// The path for values of the parameters; ``match(_:)`` gives the same values for it.
  ///
  /// - Parameter values: a value for each parameter that is not optional, without escapes. A wildcard's value is its
  ///   parts separated by slashes, or empty.
  /// - Returns: a path with escapes where needed: `/places/s%C3%A3o%20paulo?sort=name`.
  /// - Throws: ``RouteValueError`` if a value is missing, is for an unknown parameter, or cannot be in a path.
  public func path(with values: [String: String]) throws(RouteValueError) -> String {
    try check(values)
    let path = parts.map { part in
      switch part {
      case .literal(let text): "/" + PercentEncoding.encodePart(text)
      case .parameter(let name), .optional(let name): values[name].map { "/" + PercentEncoding.encodePart($0) } ?? ""
      case .wildcard(let name): Self.encodeWildcard(values[name] ?? "")
      }
    }.joined()
    let query = query.compactMap { parameter in
      values[parameter.name].map { parameter.name + "=" + PercentEncoding.encodeQuery($0) }
    }
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private static func encodeWildcard(_ value: String) -> String {
    value.isEmpty ? "" : wildcardParts(value).map { "/" + PercentEncoding.encodePart($0) }.joined()
  }

  /// Checks that values make a path.
  package func check(_ values: [String: String]) throws(RouteValueError) {
    try checkNames(of: values)
    var absent: String?
    for part in parts {
      switch part {
      case .literal: break
      case .parameter(let name): try Self.check(values[name], of: name)
      case .optional(let name):
        guard let value = values[name] else {
          absent = absent ?? name
          continue
        }
        if let absent { throw .gap(name: name, absent: absent) }
        try Self.check(value, of: name)
      case .wildcard(let name):
        guard let value = values[name] else { throw .missing(name: name) }
        guard !value.isEmpty else { continue }
        if let absent { throw .gap(name: name, absent: absent) }
        for part in Self.wildcardParts(value) { try Self.check(part, of: name) }
      }
    }
    for parameter in query where !parameter.isOptional && values[parameter.name] == nil {
      throw .missing(name: parameter.name)
    }
  }

  /// The values of the parameters that are never absent, from values that may be another route's too.
  ///
  /// A wildcard without a value is empty.
  package func requiredValues(from values: [String: String]) throws(RouteValueError) -> [String: String] {
    var own: [String: String] = [:]
    for part in parts {
      switch part {
      case .literal, .optional: break
      case .parameter(let name):
        try Self.check(values[name], of: name)
        own[name] = values[name]
      case .wildcard(let name): own[name] = values[name] ?? ""
      }
    }
    for parameter in query where !parameter.isOptional {
      guard let value = values[parameter.name] else { throw .missing(name: parameter.name) }
      own[parameter.name] = value
    }
    return own
  }

  private func checkNames(of values: [String: String]) throws(RouteValueError) {
    guard !values.isEmpty else { return }
    let names = parameters.map(\.name)
    if let unknown = values.keys.filter({ !names.contains($0) }).min() {
      throw .unknown(name: unknown, nearest: NearestName.of(unknown, in: names))
    }
  }

  private static func check(_ part: String?, of name: String) throws(RouteValueError) {
    guard let part else { throw .missing(name: name) }
    guard !part.isEmpty else { throw .emptyPart(name: name) }
    guard !RoutePath.isDotPart(part) else { throw .dotPart(name: name, part: part) }
  }
}
