/// The source of a screen's title.
public enum ScreenTitle: Hashable, Codable, Sendable {
  /// The title of a purpose, as a rule that of the purpose that leads to the screen.
  case purpose(String)
  /// The value of an argument, such as a city's name.
  case argument(String)
  /// Nothing.
  case empty
}
