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

/// A kind of headers as headers.json declares it.
package struct HeaderKindDefinition: Hashable, Sendable {
  /// The kinds of items at the leading side.
  package enum Leading: String, CaseIterable, Sendable {
    /// The platform's own back button.
    case system
    /// A back button with an action of the app.
    case back
    /// A close button with an action of the app.
    case close
    /// Nothing, although the screen can be left.
    case hidden
    /// The item of the catalogue's ``DismissalPolicy``.
    case policy
  }

  /// The way in which a screen with such a header is left.
  package enum Leave: String, CaseIterable, Sendable {
    /// It is not: it is the base of its stack.
    case stays
    /// By going back.
    case pop
    /// By dismissing it.
    case dismiss
  }

  package let kind: HeaderKind
  /// The kind that this one is a variant of; nil for an independent kind.
  package var extends: HeaderKind?
  package var description: String
  package var title: HeaderTitleStyle
  /// The possible items at the leading side, the default first; empty if there are none.
  package var leading: [Leading]
  package var requiresConfirmation: Bool
  /// True if people enter something on such a screen that leaving it would lose.
  package var takesInput: Bool
  /// The maximum number of trailing actions, without the confirmation; nil if there is none.
  package var maximumTrailing: Int?
  package var leave: Leave
  /// The reason why a catalogue allows more than the one that it extends; nil if it does not.
  package var reason: String?
  /// The fields in which it allows more than the kind that it extends or changes.
  package var loosened: [String] = []

  package init(
    kind: HeaderKind, extends: HeaderKind? = nil, description: String, title: HeaderTitleStyle, leading: [Leading],
    requiresConfirmation: Bool, takesInput: Bool, maximumTrailing: Int?, leave: Leave, reason: String? = nil
  ) {
    self.kind = kind
    self.extends = extends
    self.description = description
    self.title = title
    self.leading = leading
    self.requiresConfirmation = requiresConfirmation
    self.takesInput = takesInput
    self.maximumTrailing = maximumTrailing
    self.leave = leave
    self.reason = reason
  }

  /// The fields in which this kind allows more than another.
  package func fieldsAllowingMore(than base: HeaderKindDefinition) -> [String] {
    let limit = (own: maximumTrailing ?? .max, base: base.maximumTrailing ?? .max)
    return [
      ("leading", !Set(leading).isSubset(of: base.leading)),
      ("confirmation", base.requiresConfirmation && !requiresConfirmation),
      ("input", base.takesInput && !takesInput),
      ("maximumTrailing", limit.own > limit.base),
      ("leave", leave != base.leave),
    ].compactMap { $0.1 ? $0.0 : nil }
  }
}

/// The style of a header's title.
public enum HeaderTitleStyle: String, CaseIterable, Codable, Sendable {
  /// Large, and shrinking on scrolling, on platforms that have large titles.
  case prominent
  /// In the bar.
  case inline
}

/// The way in which dialogs are dismissed.
public enum DismissalPolicy: String, CaseIterable, Codable, Sendable {
  /// Cancel as a title beside the preferred action; a cross only if nothing can be lost (WWDC22, session 10001).
  case cancel
  /// A cross everywhere, which asks before input is lost.
  case cross
}
