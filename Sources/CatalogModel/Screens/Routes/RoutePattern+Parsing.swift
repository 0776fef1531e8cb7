extension RoutePattern {
  /// Parses a pattern.
  ///
  /// ```swift
  /// let pattern = try RoutePattern(parsing: "/places/{city}/{page?}?{sort?}")
  /// pattern.match("/places/berlin?sort=name")        // ["city": "berlin", "sort": "name"]
  /// try pattern.path(with: ["city": "são paulo"])    // /places/s%C3%A3o%20paulo
  /// ```
  ///
  /// The time is linear in the length.
  ///
  /// - Parameter text: a pattern of at most 1000 bytes of UTF-8.
  /// - Throws: ``RoutePatternError`` with the first problem and its place.
  public init(parsing text: String) throws(RoutePatternError) {
    var parser = try RoutePatternParser(text)
    try parser.parse()
    self.init(text: text, parts: parser.parts, query: parser.query)
  }

  /// Parses a pattern, such as a literal in code; nil if ``init(parsing:)`` throws.
  public init?(_ text: String) {
    guard let pattern = try? RoutePattern(parsing: text) else { return nil }
    self = pattern
  }
}

extension RoutePattern: Codable {
  /// Decodes a pattern from its text.
  ///
  /// - Throws: `DecodingError` with the ``RoutePatternError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(RoutePatternError) {
      self = try RoutePattern(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
