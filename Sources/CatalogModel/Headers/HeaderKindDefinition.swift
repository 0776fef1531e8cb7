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

/// The way in which dialogs are dismissed.
public enum DismissalPolicy: String, CaseIterable, Codable, Sendable {
  /// Cancel as a title beside the preferred action; a cross only if nothing can be lost (WWDC22, session 10001).
  case cancel
  /// A cross everywhere, which asks before input is lost.
  case cross
}
