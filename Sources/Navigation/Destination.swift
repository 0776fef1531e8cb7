/// A screen with the values of its parameters.
public struct Destination: Hashable, Codable, Sendable {
  /// The screen's identifier.
  public let screen: String
  /// The values of its parameters, without escapes.
  public let parameters: [String: String]

  /// Creates a destination; the router checks it.
  public init(_ screen: String, _ parameters: [String: String] = [:]) {
    self.screen = screen
    self.parameters = parameters
  }
}
