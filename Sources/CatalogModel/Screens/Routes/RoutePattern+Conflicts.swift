extension RoutePattern {
  /// Returns whether a path exists that both patterns match equally well, so that a link would have two meanings.
  ///
  /// ```swift
  /// let pattern = try RoutePattern(parsing: "/places/{city}")
  /// pattern.overlaps(try RoutePattern(parsing: "/places/{id}")) // true
  /// pattern.overlaps(try RoutePattern(parsing: "/places/new"))  // false: '/places/new' is more specific
  /// ```
  ///
  /// The more specific pattern gets a path. From the left, a literal part beats a parameter, that beats one that may be
  /// absent, and that beats a wildcard; the end of a pattern beats parts that may be absent. Of patterns with equal
  /// paths, the one that requires more parameters of the query is more specific.
  public func overlaps(_ other: RoutePattern) -> Bool { form == other.form }

  /// The common form of patterns that ``overlaps(_:)``.
  package var form: Form { Form(parts: parts.map(\.withoutName), requiredQueryCount: requiredQueryCount) }

  /// A pattern without the names of its parameters.
  package struct Form: Hashable, Sendable {
    fileprivate let parts: [Part]
    fileprivate let requiredQueryCount: Int
  }
}

extension RoutePattern.Part {
  fileprivate var withoutName: Self {
    switch self {
    case .literal: self
    case .parameter: .parameter("")
    case .optional: .optional("")
    case .wildcard: .wildcard("")
    }
  }
}
