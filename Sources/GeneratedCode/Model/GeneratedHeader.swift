package import CatalogModel

/// The data for turning headers into bars, besides the screens.
package struct GeneratedHeaders: Hashable, Sendable {
  /// The platforms that the catalogue's apps run on and that have bars, in the catalogue's order.
  package var platforms: [GeneratedPlatform]
  /// The dismissal of a dialog that does not specify one: `cancel` or `close`.
  package var policy: String
}

/// The way in which a platform draws the items of a bar.
package struct GeneratedPlatform: Hashable, Sendable {
  /// The appearance of each sort of item.
  package struct Looks: Hashable, Sendable {
    /// True if the back button is shown as text instead of a symbol.
    package var isBackWord: Bool
    /// True if the purpose `close` is shown as text.
    package var isCloseWord: Bool
    /// True if the purpose `cancel` is shown as text.
    package var isCancelWord: Bool
    /// True if a dialog's confirmation is shown as text.
    package var isConfirmationWord: Bool
    /// True if other actions are shown as text.
    package var isActionWord: Bool
  }

  /// The platform's key, such as `ios-26`.
  package var identifier: String
  /// The platform's display name.
  package var name: String
  /// True if a prominent title is large.
  package var hasLargeTitles: Bool
  package var looks: Looks
  /// True if the purpose `close` is at the leading side of the bar.
  package var isCloseLeading: Bool
  /// True if the purpose `close` is below the content.
  package var isCloseInFooter: Bool
  /// True if a dialog's confirmation and its dismissal, unless that is `close`, are below the content.
  package var isDialogInFooter: Bool
  /// True if a dialog's dismissal is at the leading side of the bar.
  package var isCancelLeading: Bool
  /// True if a dialog's confirmation comes before its dismissal when both are at the trailing side.
  package var isAffirmativeFirst: Bool
  /// True if a dialog's confirmation is at the leading side of the bar.
  package var isConfirmationLeading: Bool
  /// The emphasis of a dialog's confirmation: `none`, `bold` or `prominent`.
  package var confirmationEmphasis: String
  package var room: BarRoom
  /// The size of the font of items' titles, and the width of the narrowest bar, in the platform's unit.
  package var fontSize, narrowestWidth: Double
  /// True if the title of the previous screen is shown beside the back symbol.
  package var showsBackLabel: Bool
  /// The icon set of the platform's apps, even if it is not generated.
  package var iconSet: String
  /// The purposes, as indices, without an icon in that set: their items are shown as text.
  package var withoutIcon: [Int]
}

extension GeneratedHeader {
  /// All items, those in menus included.
  var items: [Item] {
    let leading: Item? =
      switch leading {
      case .item(let item), .policy(let item): item
      case .nothing, .system: nil
      }
    return [leading, confirmation].compactMap(\.self) + trailing.flatMap { [$0] + $0.menu }
  }
}

/// The contents of a screen's bar; all its purposes are generated.
package struct GeneratedHeader: Hashable, Sendable {
  /// An item: the purpose's identifier, and the app's changes.
  package struct Item: Hashable, Sendable {
    package var purpose: String
    /// The message without arguments that is shown instead of the title.
    package var message: String?
    package var isEnabled: Bool
    /// For a toggle, true if it is on at first; nil for other items.
    package var isOn: Bool?
    /// The items of the menu that it opens, in reading order.
    package var menu: [Item]
    package var accessibilityIdentifier: String?
    /// The identifier of the app's action; nil for the purpose's own.
    package var action: String?
  }

  package enum Leading: Hashable, Sendable {
    case nothing
    /// The platform's own back button.
    case system
    case item(Item)
    /// The dismissal that ``GeneratedHeaders/policy`` specifies; the item's purpose is not used.
    case policy(Item)
  }

  package var kind: String
  /// True if the title is large on platforms with large titles.
  package var isProminent: Bool
  package var leading: Leading
  /// The preferred action of a dialog; nil for other kinds.
  package var confirmation: Item?
  /// In reading order.
  package var trailing: [Item]
  /// The identifiers of the purposes of a segmented control, in reading order.
  package var segments: [String]
  /// The identifier of the purpose whose title is the placeholder of a search field; nil for no search field.
  package var search: String?
}
