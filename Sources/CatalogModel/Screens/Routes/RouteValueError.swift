internal import SourceText

/// The reason why values do not make a path.
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
