/// The path that leads to a screen: `/places/{city}`.
///
/// - A literal part matches itself. It may have escapes (`%2F`) and letters of any script.
/// - `{city}` takes one part.
/// - `{page?}` takes one part, or none; only others like it and a wildcard may follow.
/// - `{path*}` takes the rest of the path, which may be empty; it comes last.
/// - `?{sort}&{page?}` takes parameters of the query, in any order. Other parameters of a link are ignored.
///
/// A parameter is a whole part, and its name is in lower camel case. A slash at the end has no meaning.
public struct RoutePattern: Sendable {
  /// The pattern as written.
  public let text: String
  package let parts: [Part]
  package let query: [QueryParameter]

  /// A part between two slashes.
  package enum Part: Hashable, Sendable {
    /// The text, without escapes.
    case literal(String)
    case parameter(String)
    case optional(String)
    case wildcard(String)
  }

  /// A parameter of the query.
  package struct QueryParameter: Hashable, Sendable {
    package let name: String
    package let isOptional: Bool
  }

  /// A parameter of a route.
  public struct Parameter: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// True if it may be absent. A wildcard is never absent; its value may be empty.
    public let isOptional: Bool
    /// True if it takes the rest of the path.
    public let isWildcard: Bool
  }

  /// Creates a pattern from its parts, which are not checked.
  package init(text: String, parts: [Part], query: [QueryParameter]) {
    self.text = text
    self.parts = parts
    self.query = query
  }

  /// The text without the query.
  package var textOfPath: String {
    guard !query.isEmpty else { return text }
    let bytes = text.utf8
    let end = bytes.indices.first { bytes[$0...].starts(with: "?{".utf8) } ?? bytes.endIndex
    return String(Substring(bytes[..<end]))
  }

  /// The parameters, in the order of the pattern.
  public var parameters: [Parameter] {
    parts.compactMap { part in
      switch part {
      case .literal: nil
      case .parameter(let name): Parameter(name: name, isOptional: false, isWildcard: false)
      case .optional(let name): Parameter(name: name, isOptional: true, isWildcard: false)
      case .wildcard(let name): Parameter(name: name, isOptional: false, isWildcard: true)
      }
    } + query.map { Parameter(name: $0.name, isOptional: $0.isOptional, isWildcard: false) }
  }
}

extension RoutePattern: Hashable {
  /// Returns whether both have the same text.
  public static func == (left: Self, right: Self) -> Bool { left.text == right.text }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension RoutePattern: CustomStringConvertible {
  /// The pattern as written.
  public var description: String { text }
}
