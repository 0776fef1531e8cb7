package import CatalogModel

/// A screen with the defaults of its header's kind.
package struct CheckedScreen: Sendable {
  package let screen: Screen
  /// The kind of its header; nil if no layer declares it.
  package let kind: HeaderKindDefinition?
  /// True if its header's kind, or the kind that this kind is a variant of, needs a confirmation.
  package let isDialog: Bool
  /// The item at the leading side: its own, or the default of its header's kind; nil without one.
  package let leading: HeaderItem?
  /// The number of modals from the base of its stack up to it, itself included; 0 in or above a circle of parents.
  package internal(set) var modalCount = 0

  package var id: String { screen.id }

  /// True if people enter something there that leaving it would lose.
  package var takesInput: Bool { screen.input ?? kind?.takesInput ?? false }

  /// True if it is the first screen of a tab.
  package var isBaseOfTab: Bool { screen.tab != nil && screen.parent == nil }

  /// The screen's own item at the leading side.
  package var ownLeading: HeaderItem? {
    guard case .item(let item) = screen.leading else { return nil }
    return item
  }

  /// The item at the leading side that the app draws; nil for the platform's own back button.
  package var leadingOfApp: HeaderItem? {
    screen.leading == nil && kind?.leading.first == .system ? nil : leading
  }

  /// The items of the bar: leading, the confirmation, then the trailing ones.
  package var items: [HeaderItem] { [leading, screen.confirm].compactMap(\.self) + screen.trailing }

  /// The identifiers of the purposes that appear together in its bar, or in the question about losing input.
  package var companions: [String] {
    [screen.discard].compactMap(\.self) + items.flatMap { [$0] + $0.menu }.map(\.purpose)
  }

  /// The identifiers of the purposes that its bar shows.
  package var shownPurposes: [String] { companions + screen.segments + [screen.search].compactMap(\.self) }
}

extension HeaderKindDefinition.Leading {
  /// The function of an item with this purpose at the leading side; nil for an action.
  package init?(_ purpose: PurposeDefinition) {
    switch (purpose.role, purpose.direction) {
    case (.dismiss, _): self = .close
    case (.cancel, _): self = .policy
    case (.navigate, .backward): self = .back
    default: return nil
    }
  }
}
