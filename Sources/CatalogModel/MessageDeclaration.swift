/// A localizable text of a purpose, as its definition declares it.
///
/// ```swift
/// let counted = try catalog.purpose("delete").message("counted")?.declaration
/// counted?.limit                                     // 30 grapheme clusters
/// counted?.arguments.map(\.name)                     // ["count"]
/// ```
public struct MessageDeclaration: Hashable, Sendable {
  /// The message's name, such as `counted`.
  public let name: String
  /// The purpose of the text, for translators; nil if the purpose's description is enough.
  public let description: String?
  /// The arguments that a text may use.
  public let arguments: [ArgumentDeclaration]
  /// The maximum length in grapheme clusters (UAX #29); nil for the catalogue's limit or ``shortLimit``.
  ///
  /// The catalogue's check applies it; look-ups return longer texts unchanged.
  public let limit: Int?
  /// The use of an ``accessibilityLabel``; nil if it has the words of the title.
  public let usage: MessageUsage?

  /// Creates a declaration; nothing is checked.
  public init(
    name: String, description: String?, arguments: [ArgumentDeclaration], limit: Int?, usage: MessageUsage? = nil
  ) {
    self.name = name
    self.description = description
    self.arguments = arguments
    self.limit = limit
    self.usage = usage
  }

  /// The name of the message that a button shows; every purpose has it.
  public static let title = "title"

  /// The name of the message that replaces the title in places with little room, such as a navigation bar.
  ///
  /// It takes no arguments. A locale has one only if its title is longer than the limit; otherwise the title is shown.
  public static let short = "short"

  /// The name of the message that screen readers say for an icon alone, and for a word that it contains.
  ///
  /// It is used only without arguments.
  public static let accessibilityLabel = "accessibilityLabel"

  /// The default limit of ``short`` in grapheme clusters: the room in a navigation bar.
  public static let shortLimit = 15
}

/// The use of a message.
public enum MessageUsage: String, CaseIterable, Sendable {
  /// The message is for an icon alone, and may have other words than the title.
  case icon
}

/// The declaration of an argument, which placeholders refer to.
public struct ArgumentDeclaration: Hashable, Sendable {
  /// The kinds of values that an argument takes.
  public enum Kind: String, CaseIterable, Sendable {
    /// A whole number.
    case integer
    /// Any number, with or without a fraction.
    case number
    /// A text, such as a name.
    case text
  }

  /// The argument's name, as placeholders write it.
  public let name: String
  /// The kind of its values.
  public let kind: Kind
  /// The largest value; nil if there is no limit.
  ///
  /// The catalogue's check uses it for the plural forms that a text needs; formatting does not enforce it.
  public let maximum: Int64?

  /// Creates a declaration; nothing is checked.
  public init(name: String, kind: Kind, maximum: Int64?) {
    self.name = name
    self.kind = kind
    self.maximum = maximum
  }
}
