/// How headers become bars: what code needs beside the screens.
package struct GeneratedHeaders: Hashable, Sendable {
  /// The platforms that the catalogue's apps run on and that have bars, in the catalogue's order.
  package var platforms: [GeneratedPlatform]
  /// What dismisses a dialog where it says nothing else: `cancel` or `close`.
  package var policy: String
}

/// How a platform draws items of a bar.
package struct GeneratedPlatform: Hashable, Sendable {
  /// What items of one sort look like, and where they are.
  package struct Looks: Hashable, Sendable {
    /// Whether the purpose `close` is a word and not a symbol.
    package var isCloseWord: Bool
    /// Whether the purpose `cancel` is one.
    package var isCancelWord: Bool
    /// Whether a dialog's confirmation is one.
    package var isConfirmationWord: Bool
    /// Whether other actions are.
    package var isActionWord: Bool
  }

  /// Its key, such as `ios-26`.
  package var identifier: String
  /// Its name for people.
  package var name: String
  /// Whether a prominent title is large.
  package var hasLargeTitles: Bool
  package var looks: Looks
  /// Whether what dismisses a dialog is at the leading side.
  package var isCancelLeading: Bool
  /// Whether a dialog's confirmation stands before its dismissal where both are at the trailing side.
  package var isAffirmativeFirst: Bool
  /// The side of a dialog's confirmation.
  package var isConfirmationLeading: Bool
  /// How a dialog's confirmation stands out: `none`, `bold` or `prominent`.
  package var confirmationEmphasis: String
  /// Whether the title of the previous screen stands beside the back symbol.
  package var showsBackLabel: Bool
  /// The icon set of its apps, also if it was not asked for.
  package var iconSet: String
  /// The purposes, as indices, that have no icon in that set: their items are words.
  package var withoutIcon: [Int]
}

/// What a screen's bar has, by purposes; each is one of the catalogue's that are generated.
package struct GeneratedHeader: Hashable, Sendable {
  /// An item; the purpose's identifier, and what the app adds to it.
  package struct Item: Hashable, Sendable {
    package var purpose: String
    /// The message without arguments that it shows in place of the title.
    package var message: String?
    package var isEnabled: Bool
    package var accessibilityIdentifier: String?
    /// The identifier of the app's action; nil for the purpose's own.
    package var action: String?
  }

  package enum Leading: Hashable, Sendable {
    case nothing
    /// The platform's own back button.
    case system
    case item(Item)
    /// What ``GeneratedHeaders/policy`` says; the item's purpose is not used.
    case policy(Item)
  }

  package var kind: String
  /// Whether the title is large where the platform has large titles.
  package var isProminent: Bool
  package var leading: Leading
  /// The preferred action of a dialog; nil for other kinds.
  package var confirmation: Item?
  /// In reading order.
  package var trailing: [Item]
}
