extension RoutePattern {
  /// Parses a pattern.
  ///
  /// - Throws: ``RoutePatternError`` with the first problem and its place.
  public init(parsing text: String) throws(RoutePatternError) {
    var parser = try RoutePatternParser(text)
    try parser.parse()
    self.init(text: text, parts: parser.parts, query: parser.query)
  }

  /// Parses a pattern; nil if ``init(parsing:)`` throws.
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
