/// One localizable text that a purpose has, as its definition declares it.
public struct MessageDeclaration: Hashable, Sendable {
  /// The message's name, for example `counted`.
  public let name: String
  /// What the text is for, to somebody who translates it; nil if the purpose's description says it all.
  public let description: String?
  /// The arguments that a text may use.
  public let arguments: [ArgumentDeclaration]
  /// The longest text in grapheme clusters; nil if only the catalogue's own limit applies, or ``shortLimit``.
  public let limit: Int?

  /// Puts a declaration together; nothing is checked.
  public init(name: String, description: String?, arguments: [ArgumentDeclaration], limit: Int?) {
    self.name = name
    self.description = description
    self.arguments = arguments
    self.limit = limit
  }

  /// The name of the message that a button shows; every purpose has it.
  public static let title = "title"

  /// The name of the title's stand-in where there is little room, such as a navigation bar.
  ///
  /// It takes no arguments. A locale states one only where its title is longer than the limit; elsewhere the
  /// title stands for it.
  public static let short = "short"

  /// The longest ``short`` in grapheme clusters where neither its declaration nor the catalogue's `limits` say: what a
  /// navigation bar has room for.
  public static let shortLimit = 15
}

/// What a placeholder stands for.
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
  /// What it takes.
  public let kind: Kind
  /// The largest number that can occur; nil if there is no bound.
  public let maximum: Int64?

  /// Puts a declaration together; nothing is checked.
  public init(name: String, kind: Kind, maximum: Int64?) {
    self.name = name
    self.kind = kind
    self.maximum = maximum
  }
}
