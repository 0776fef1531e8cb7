/// The way a platform draws bars: sizes, sides, titles and symbols, and the transitions between screens.
///
/// The facts are those of platforms.json, which names the source of each. Lengths are in the platform's unit: points,
/// density-independent pixels or CSS pixels.
///
/// ```swift
/// let profile = resolver.resolve(header, platform: .android).profile
/// profile.height                                     // 64 dp in Standard
/// profile.maximumTrailing(width: 400)                // 3 actions
/// ```
public struct PlatformProfile: Hashable, Sendable {
  /// The platform.
  public let platform: Platform
  /// Its name for people, such as `iOS 26`.
  public var name: String
  /// The icon set that its apps use.
  public var iconSet: IconSetIdentifier
  /// The unit of lengths: `pt`, `dp` or `px`.
  public var unit: String
  /// The system as `minimumSystems` of catalog.json names it, such as `iOS`; nil for a platform that it cannot name.
  public var system: String?

  /// True if a screen has a bar at all.
  public var hasBar = true
  /// The height of a bar with an inline title.
  public var height = 44.0
  /// The height of a bar with a large title; the same as ``height`` on a platform without large titles.
  public var prominentHeight = 44.0
  /// The narrowest bar that the platform has.
  public var narrowestWidth = 320.0
  /// The distance of an item of the app from the bar's side.
  public var sideMargin = 16.0
  /// The distance of an item of the system, such as the back button, from the bar's side.
  public var systemMargin = 16.0
  /// The distance of a large title, and of a title at the leading side without an item before it, from the bar's side;
  /// nil if it is ``sideMargin``.
  public var titleMargin: Double?
  /// The minimum width of an item that can be pressed: in Standard 44 pt on iOS (Human Interface Guidelines), 48 dp on
  /// Android (Material 3) and 24 px on the web (WCAG 2.2, 2.5.8).
  public var targetWidth = 44.0
  /// The minimum height of an item that can be pressed.
  public var targetHeight = 44.0
  /// The minimum distance between two symbols.
  public var gap = 8.0
  /// The minimum distance between two titles of items, and between such a title and a symbol.
  public var textGap = 8.0
  /// The font size of items' titles and of inline titles.
  public var fontSize = 17.0
  /// The font size of large titles.
  public var prominentFontSize = 34.0
  /// True if large titles are bold.
  public var hasBoldLargeTitles = true
  /// The padding at each side of an item's title with a background.
  public var wordPadding = 12.0
  /// The maximum number of trailing actions by the bar's width, the narrowest bar first; empty without a limit.
  public var maximumTrailing: [TrailingLimit] = []
  /// True if the menu's button counts as one of ``maximumTrailing``.
  public var countsMenuButton = false
  /// True if actions that do not fit go to a menu of the platform.
  public var hasOverflowMenu = true
  /// The alignment of an inline title.
  public var titleAlignment = TitleAlignment.centre
  /// The length of a title that fits, in grapheme clusters; nil if the platform states none.
  public var titleLength: Int?

  /// The label beside the back symbol.
  public var backLabel = BackLabel.none
  /// True if a long press on the back button shows all previous titles.
  public var hasBackMenu = false
  /// The look of the back button.
  public var back = ItemLook.symbol
  /// The look of the purpose `close`.
  public var close = ItemLook.word
  /// The look of the purpose `cancel`.
  public var cancel = ItemLook.word
  /// The look of a dialog's confirmation.
  public var confirm = ItemLook.word
  /// The look of other actions.
  public var action = ItemLook.symbol
  /// The side of the purpose `close`.
  public var closeEdge = ReadingEdge.leading
  /// The place of the purpose `close`.
  public var closePlace = ItemPlace.bar
  /// The place of a dialog's confirmation, and of the item that dismisses it unless that is `close`.
  public var dialogPlace = ItemPlace.bar
  /// The side of the item that dismisses a dialog.
  public var cancelEdge = ReadingEdge.leading
  /// The side of a dialog's confirmation.
  public var confirmEdge = ReadingEdge.trailing
  /// The order of a dialog's two actions if they are on the same side.
  public var dialogOrder = DialogOrder.affirmativeLast
  /// The emphasis of a dialog's confirmation.
  public var confirmEmphasis = Emphasis.none

  /// The motion of a pushed screen.
  public var push = PushMotion.none
  /// The motion of a modal.
  public var modal = ModalMotion.none
  /// The area where a swipe goes back.
  public var backSwipe = BackSwipe.none
  /// True if the tab bar stays visible under a pushed screen.
  public var keepsTabsOnPush = true
  /// True if the tab bar stays visible under a modal.
  public var keepsTabsUnderModal = false
  /// The maximum number of tabs; nil if the platform has no tab bar or no limit.
  public var maximumTabs: Int?

  /// Creates the profile of an unknown platform: targets of 44, the sides of iOS, no movements, symbols for actions,
  /// and titles for Cancel, Close and confirmations.
  public init(platform: Platform, name: String? = nil, iconSet: IconSetIdentifier = "sf-symbols", unit: String = "pt") {
    self.platform = platform
    self.name = name ?? platform.rawValue
    self.iconSet = iconSet
    self.unit = unit
  }

  /// The maximum number of trailing actions in a bar; nil without a limit.
  ///
  /// - Parameter width: the bar's width, in the platform's unit. For a bar narrower than all limits, the first applies.
  public func maximumTrailing(width: Double) -> Int? {
    (maximumTrailing.last { $0.width <= width } ?? maximumTrailing.first)?.count
  }
}

extension PlatformProfile {
  /// The width that an item's title takes in a bar: with the padding of a background, and at least the minimum target.
  ///
  /// - Parameters:
  ///   - measured: the width of the title itself, in the platform's unit.
  ///   - emphasis: the emphasis of the item; only a prominent one has a background.
  /// - Returns: the width in the same unit.
  public func width(ofWord measured: Double, _ emphasis: Emphasis) -> Double {
    room.word(measured, isProminent: emphasis == .prominent).width
  }
}

extension PlatformProfile {
  /// True if the platform has large titles.
  public var hasLargeTitles: Bool { prominentHeight > height }

  /// The width of a large title.
  ///
  /// A bold text counts as 7 % wider than a regular one, as Standard's titles are in Noto Sans.
  ///
  /// - Parameter measured: the width of the title in the font of the bar, in the platform's unit.
  /// - Returns: the width in the same unit.
  public func width(ofLargeTitle measured: Double) -> Double {
    measured * prominentFontSize / fontSize * (hasBoldLargeTitles ? 1.07 : 1)
  }

  /// The room for a large title, which has a separate row.
  ///
  /// - Parameter width: the width of the bar, in the platform's unit.
  public func roomForLargeTitle(width: Double) -> Double { width - 2 * (titleMargin ?? sideMargin) }
}

/// The maximum number of trailing actions in bars of at least a width.
public struct TrailingLimit: Hashable, Sendable {
  /// The minimum width of such bars.
  public let width: Double
  /// The maximum number.
  public let count: Int

  /// Creates a limit.
  public init(width: Double, count: Int) {
    self.width = width
    self.count = count
  }
}

/// The look of an item.
public enum ItemLook: String, CaseIterable, Codable, Sendable {
  /// Its title.
  case word
  /// Its icon; the title if the icon set has none.
  case symbol
}

/// The alignment of an inline title.
public enum TitleAlignment: String, CaseIterable, Codable, Sendable {
  /// In the middle of the bar, moved only if items are in the way.
  case centre
  /// After the leading item.
  case leading
}

/// The label beside the back symbol.
public enum BackLabel: String, CaseIterable, Codable, Sendable {
  /// The title of the previous screen, the localized "Back" if that does not fit, or nothing.
  case previous
  /// Nothing.
  case none
}

/// The order of a dialog's two actions, in reading order.
public enum DialogOrder: String, CaseIterable, Codable, Sendable {
  /// The confirmation is at the end.
  case affirmativeLast = "affirmative-last"
  /// The confirmation is at the beginning.
  case affirmativeFirst = "affirmative-first"
}

/// The emphasis of an item.
public enum Emphasis: String, CaseIterable, Codable, Sendable {
  /// No emphasis.
  case none
  /// In bold.
  case bold
  /// On a background of the accent colour.
  case prominent
}

/// The motion of a pushed screen.
public enum PushMotion: String, CaseIterable, Codable, Sendable {
  /// It slides in from the trailing side.
  case slide
  /// It slides up a little and fades in.
  case rise
  /// It fades in.
  case fade
  /// It is there at once.
  case none
}

/// The motion of a modal.
public enum ModalMotion: String, CaseIterable, Codable, Sendable {
  /// From the bottom.
  case bottom
  /// From the top.
  case top
  /// In the middle, growing.
  case centre
  /// It is there at once.
  case none
}

/// The area where a swipe goes back.
public enum BackSwipe: String, CaseIterable, Codable, Sendable {
  /// From the leading edge of the screen.
  case leadingEdge = "leading-edge"
  /// Anywhere in the content, from leading to trailing.
  case content
  /// From either edge.
  case eitherEdge = "either-edge"
  /// Nowhere.
  case none
}
