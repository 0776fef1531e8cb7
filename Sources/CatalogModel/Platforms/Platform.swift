/// A platform whose bars a catalogue describes.
public struct Platform: RawRepresentable, Hashable, Codable, Sendable {
  /// The platform's key in platforms.json: `ios26`.
  public let rawValue: String

  /// Creates a platform from its key, without checking that a catalogue describes it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// iOS up to 18.
  public static let iOS = Platform(rawValue: "ios")
  /// iOS 26 and later.
  public static let iOS26 = Platform(rawValue: "ios26")
  /// macOS.
  public static let macOS = Platform(rawValue: "macos")
  /// watchOS.
  public static let watchOS = Platform(rawValue: "watchos")
  /// Android with Material 3.
  public static let android = Platform(rawValue: "android")
  /// GNOME with libadwaita.
  public static let gnome = Platform(rawValue: "gnome")
  /// Windows with WinUI.
  public static let windows = Platform(rawValue: "windows")
  /// The web.
  public static let web = Platform(rawValue: "web")
}

extension Platform: CustomStringConvertible {
  /// The platform's key.
  public var description: String { rawValue }
}
