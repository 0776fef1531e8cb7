internal import SourceText

extension RoutePattern {
  /// The path for values of the parameters; ``match(_:)`` gives the same values for it.
  ///
  /// - Parameter values: a value for each parameter that is not optional, without escapes. A wildcard's value is its
  ///   parts separated by slashes, or empty.
  /// - Returns: a path with escapes where needed: `/places/s%C3%A3o%20paulo?sort=name`.
  /// - Throws: ``RouteValueError`` if a value is missing, is for an unknown parameter, or cannot be in a path.
  public func path(with values: [String: String]) throws(RouteValueError) -> String {
    try checkNames(of: values)
    var path = ""
    var absent: String?
    for part in parts {
      switch part {
      case .literal(let text):
        path += "/" + PercentEncoding.encodePart(text)
      case .parameter(let name):
        guard let value = values[name] else { throw .missing(name: name) }
        path += "/" + PercentEncoding.encodePart(try Self.checked(value, of: name))
      case .optional(let name):
        guard let value = try present(values[name], of: name, after: &absent) else { continue }
        path += "/" + PercentEncoding.encodePart(try Self.checked(value, of: name))
      case .wildcard(let name):
        guard let value = values[name] else { throw .missing(name: name) }
        guard !value.isEmpty else { continue }
        if let absent { throw .gap(name: name, absent: absent) }
        for part in Self.wildcardParts(value) {
          path += "/" + PercentEncoding.encodePart(try Self.checked(part, of: name))
        }
      }
    }
    return (path.isEmpty ? "/" : path) + (try querySuffix(values))
  }

  private func checkNames(of values: [String: String]) throws(RouteValueError) {
    guard !values.isEmpty else { return }
    let names = parameters.map(\.name)
    if let unknown = values.keys.filter({ !names.contains($0) }).min() {
      throw .unknown(name: unknown, nearest: NearestName.of(unknown, in: names))
    }
  }

  /// The value of a part that may be absent, if none before it is.
  private func present(
    _ value: String?, of name: String, after absent: inout String?
  ) throws(RouteValueError) -> String? {
    guard let value else {
      absent = absent ?? name
      return nil
    }
    if let absent { throw .gap(name: name, absent: absent) }
    return value
  }

  private static func checked(_ part: String, of name: String) throws(RouteValueError) -> String {
    guard !part.isEmpty else { throw .emptyPart(name: name) }
    guard RoutePath.isPart(part) else { throw .dotPart(name: name, part: part) }
    return part
  }

  private func querySuffix(_ values: [String: String]) throws(RouteValueError) -> String {
    var pairs: [String] = []
    for parameter in query {
      if let value = values[parameter.name] {
        pairs.append(parameter.name + "=" + PercentEncoding.encodeQuery(value))
      } else if !parameter.isOptional {
        throw .missing(name: parameter.name)
      }
    }
    return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
  }
}

/// Why values do not make a path.
public enum RouteValueError: Error, Hashable, Sendable {
  /// A parameter that is not optional has no value.
  case missing(name: String)
  /// The route has no such parameter; `nearest` is the most similar one.
  case unknown(name: String, nearest: String?)
  /// A value has an empty part.
  case emptyPart(name: String)
  /// A value has a part `.` or `..`, which programs resolve before they open a link (RFC 3986 §5.2.4).
  case dotPart(name: String, part: String)
  /// A value belongs after one that is absent.
  case gap(name: String, absent: String)
}

extension RouteValueError: CustomStringConvertible {
  /// The problem and its fix.
  public var description: String {
    switch self {
    case .missing(let name): "missing parameter '\(name)'; pass a value for it"
    case .unknown(let name, let nearest):
      "unknown parameter '\(name.onOneLine)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "remove it")
    case .emptyPart(let name): "parameter '\(name)' has an empty value or part; pass a text, or leave it out"
    case .dotPart(let name, let part): "parameter '\(name)' has the part '\(part)', which links cannot have; remove it"
    case .gap(let name, let absent): "parameter '\(name)' comes after '\(absent)', which is missing; pass both"
    }
  }
}
