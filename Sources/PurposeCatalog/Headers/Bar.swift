public import CatalogModel

/// A header for one locale and platform, from ``Resolver/resolve(_:title:platform:)``: the bar that an app draws.
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
  /// The style of the title: ``HeaderTitleStyle/inline`` on a platform without large titles.
  public let titleStyle: HeaderTitleStyle
  /// The item at the leading side; nil if there is none, as in dialogs of platforms that dismiss them at the trailing
  /// side.
  public let leading: BarItem?
  /// The items at the trailing side in reading order: actions, then the items that end a dialog.
  public let trailing: [BarItem]
  /// The problems of the header on this platform.
  public let warnings: [BarWarning]

  /// All items in reading order.
  public var items: [BarItem] { (leading.map { [$0] } ?? []) + trailing }

  /// All items from left to right.
  public var itemsFromLeft: [BarItem] { baseDirection == .leftToRight ? items : items.reversed() }

  /// The preferred action of a dialog; nil for other kinds.
  public var confirmation: BarItem? { trailing.first { $0.kind == .confirmation } }
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
  }

  /// Its purpose.
  public let purpose: Purpose
  /// Its function for the screen.
  public let kind: Kind
  /// Its title: the header item's own text or message, else the purpose's title in the shortest form of the catalogue.
  public let title: String
  /// The accessible name: the header item's own text, else ``Resolver/accessibleName(for:drawn:)``.
  public let accessibilityLabel: String
  /// The side of the bar.
  public let edge: PhysicalEdge
  /// Its appearance: a text or a symbol.
  public let look: ItemLook
  /// Its emphasis.
  public let emphasis: Emphasis
  /// True if it can be pressed.
  public let isEnabled: Bool
  /// True if it is disabled until the user enters something.
  public let waitsForInput: Bool
  /// The identifier by which UI tests find it.
  public let accessibilityIdentifier: String?
  /// The identifier of the app's action; nil for the purpose's own.
  public let action: String?
  /// The purpose whose icon it shows: a platform that shows Cancel as a symbol shows the cross of `close`.
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
      && left.emphasis == right.emphasis && left.isEnabled == right.isEnabled
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
