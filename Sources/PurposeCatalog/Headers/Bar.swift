public import CatalogModel

/// A header for one locale and platform, from ``Resolver/resolve(_:title:subtitle:beneath:platform:)``: the bar that an app draws.
///
/// ```swift
/// let header = Header.dialog(confirm: try catalog.purpose("save"), trailing: [try catalog.purpose("share")])
/// let bar = resolver.resolve(header, title: "Route", platform: .iOS)
/// bar.leading?.title                                 // Cancel
/// bar.trailing.map(\.title)                          // ["Share", "Save"]
/// ```
///
/// It has the order, the texts and the sides; ``layout(width:measure:)`` computes the places.
public struct Bar: Hashable, Sendable {
  /// The header's kind.
  public let kind: HeaderKind
  /// The platform's properties for drawing bars.
  public let profile: PlatformProfile
  /// The reading direction of the bar; a bar of the other direction is its exact mirror.
  public let baseDirection: BaseDirection
  /// The title; empty for none.
  public let title: String
  /// The text beneath the title, such as a date; empty for none.
  public let subtitle: String
  /// The style of the title: ``HeaderTitleStyle/inline`` on a platform without large titles.
  public let titleStyle: HeaderTitleStyle
  /// The titles of the screens beneath, from the base of the stack; empty if they are not known.
  public let beneath: [String]
  /// The item at the leading side; nil without one. On some platforms, the item that closes the screen is in another place.
  public let leading: BarItem?
  /// The items at the trailing side in reading order: actions, then the items that end the screen.
  public let trailing: [BarItem]
  /// The segments of a segmented control, in reading order; empty without one.
  public let segments: [BarItem]
  /// The search field, whose title is the placeholder; nil without one.
  public let search: BarItem?
  /// The items in a row below the content, in its trailing corner, in reading order: on some platforms, those that end a
  /// dialog.
  public let footer: [BarItem]
  /// The problems of the header on this platform.
  public let warnings: [BarWarning]

  /// All items in reading order, those of the ``footer`` last.
  public var items: [BarItem] {
    var items: [BarItem] = []
    items.reserveCapacity(trailing.count + footer.count + 1)
    if let leading { items.append(leading) }
    items += trailing
    items += footer
    return items
  }

  /// The items of the bar from left to right, without the ``footer``.
  public var itemsFromLeft: [BarItem] { fromLeft(items.filter { !$0.isInFooter }) }

  /// The items of the ``footer`` from left to right.
  public var footerFromLeft: [BarItem] { fromLeft(footer) }

  private func fromLeft(_ items: [BarItem]) -> [BarItem] {
    baseDirection == .leftToRight ? items : items.reversed()
  }

  /// The preferred action of a dialog; nil for other kinds.
  public var confirmation: BarItem? { items.first { $0.kind == .confirmation } }
}

/// An item of a bar.
///
/// ```swift
/// for item in bar.itemsFromLeft {
///   let icon = item.look == .symbol ? item.icon(in: bar.profile.iconSet) : nil
///   print(item.accessibilityLabel, icon?.name ?? item.title)
/// }
/// ```
public struct BarItem: Sendable {
  /// The function of an item for its screen.
  public enum Kind: String, CaseIterable, Sendable {
    /// The platform's own back button.
    case back
    /// Leaves the screen.
    case dismissal
    /// Finishes a dialog.
    case confirmation
    /// Anything else.
    case action
    /// A segment of a segmented control.
    case segment
    /// A search field.
    case search
  }

  /// Its purpose; a toggle that is on keeps it.
  public let purpose: Purpose
  /// Its function for the screen.
  public let kind: Kind
  /// Its title: the header item's own text or message, else the purpose's title in the shortest form of the catalogue.
  /// A toggle that is on has the title of the purpose's opposite.
  public let title: String
  /// The accessible name: the header item's own text, else ``Resolver/accessibleName(for:drawn:)``.
  public let accessibilityLabel: String
  /// The side of the bar, or of the footer.
  public let edge: PhysicalEdge
  /// True if it is in the bar's ``Bar/footer``.
  public let isInFooter: Bool
  /// Its appearance: a text or a symbol.
  public let look: ItemLook
  /// Its emphasis.
  public let emphasis: Emphasis
  /// True if it can be pressed.
  public let isEnabled: Bool
  /// For a toggle, true if it is on; for a segment, true if it is selected; nil for other items.
  public let isOn: Bool?
  /// The number on its badge; 0 for a dot, nil for no badge.
  public let badge: Int?
  /// The items of the menu that it opens, in reading order; empty for an item that acts by itself.
  public let menu: [BarItem]
  /// True if it is disabled until the user enters something.
  public let waitsForInput: Bool
  /// The identifier by which UI tests find it.
  public let accessibilityIdentifier: String?
  /// The identifier of the app's action; nil for the purpose's own.
  public let action: String?
  /// The purpose whose icon it shows: a platform that shows Cancel as a symbol shows the cross of `close`, and a toggle
  /// that is on shows the icon of the opposite.
  let iconPurpose: Purpose
  let resolver: Resolver

  /// True if it has a background.
  public var hasBorder: Bool { emphasis == .prominent }

  /// Its icon in a set; nil if the set has none for it.
  ///
  /// A confirmation has the icon of `done`, and Cancel that of `close` (Apple's Human Interface Guidelines, Icons,
  /// § Standard icons).
  public func icon(in set: IconSetIdentifier) -> Icon? { resolver.icon(for: iconPurpose, in: set) }
}

extension BarItem: Hashable {
  /// True if both look alike and do the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.purpose == right.purpose && left.kind == right.kind && left.title == right.title
      && left.accessibilityLabel == right.accessibilityLabel && left.edge == right.edge && left.look == right.look
      && left.isInFooter == right.isInFooter
      && left.emphasis == right.emphasis && left.isEnabled == right.isEnabled
      && left.isOn == right.isOn && left.badge == right.badge && left.menu == right.menu
      && left.waitsForInput == right.waitsForInput
      && left.accessibilityIdentifier == right.accessibilityIdentifier && left.action == right.action
      && left.resolver.locale == right.resolver.locale
  }

  /// Hashes the purpose, the title and the side.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(purpose)
    hasher.combine(title)
    hasher.combine(edge)
  }
}

/// A problem of a header on a platform, for the app's developers; the bar can be drawn nevertheless.
public enum BarWarning: Hashable, Sendable {
  /// The catalogue does not have a purpose with that identifier; the item is left out.
  case unknownPurpose(String)
  /// The platform shows a symbol, but the purpose has no icon in its icon set; a text is shown.
  case noIcon(purpose: String, set: IconSetIdentifier)
  /// There are more actions than the platform shows in its narrowest bar; the others go to its menu.
  case tooManyActions(count: Int, maximum: Int)
  /// There are more actions than the platform shows in its narrowest bar, and it has no menu for the others.
  case hiddenActions(count: Int, maximum: Int)
  /// The platform has no bars.
  case noBar(Platform)
  /// The catalogue does not describe the platform; the defaults for an unknown one are used.
  case unknownPlatform(Platform)
}

extension BarWarning: CustomStringConvertible {
  /// A description of the problem.
  public var description: String {
    switch self {
    case .unknownPurpose(let purpose): "unknown purpose '\(purpose)'; it is left out"
    case .noIcon(let purpose, let set): "'\(purpose)' has no icon in '\(set)', so its title is shown"
    case .tooManyActions(let count, let maximum):
      "\(count) actions, and the narrowest bar shows \(maximum); the others go to a menu"
    case .hiddenActions(let count, let maximum):
      "\(count) actions, and the narrowest bar shows \(maximum); the others are not shown"
    case .noBar(let platform): "'\(platform)' has no bars"
    case .unknownPlatform(let platform): "the catalogue does not describe the platform '\(platform)'"
    }
  }
}
