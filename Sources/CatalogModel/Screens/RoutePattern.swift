/// The path that leads to a screen, with parameters: `/places/{city}`.
public struct RoutePattern: Hashable, Codable, Sendable {
  /// The pattern as written.
  public let text: String

  /// Parses a pattern.
  public init?(_ text: String) {
    guard text.hasPrefix("/") else { return nil }
    self.text = text
  }
}
