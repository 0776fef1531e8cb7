/// The kind of a screen's header: ``root``, ``page``, ``dialog``, ``viewer``, or one that a catalogue adds in
/// headers.json.
public struct HeaderKind: RawRepresentable, Hashable, Codable, Sendable {
  /// The kind's name in headers.json, in kebab-case.
  public let rawValue: String

  /// Creates a kind from its name, without checking that a catalogue has it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The base of a stack: nothing dismisses it, and its title is prominent.
  public static let root = HeaderKind(rawValue: "root")
  /// A screen that a push shows: it goes back.
  public static let page = HeaderKind(rawValue: "page")
  /// A task over another screen: it ends with the confirmation or the dismissal, which asks before input is lost.
  public static let dialog = HeaderKind(rawValue: "dialog")
  /// Content over another screen, with minimal interaction and no text input: it is closed.
  public static let viewer = HeaderKind(rawValue: "viewer")
}

extension HeaderKind: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Creates a kind from its name, without checking that a catalogue has it.
  public init(stringLiteral name: String) { self.init(rawValue: name) }

  /// The kind's name.
  public var description: String { rawValue }
}

/// The style of a header's title.
public enum HeaderTitleStyle: String, CaseIterable, Codable, Sendable {
  /// Large, and shrinking on scrolling, on platforms that have large titles.
  case prominent
  /// In the bar.
  case inline
}
