/// A rectangle in a bar or in its footer, in the platform's unit, from the upper left corner of that row; y grows
/// downwards.
public struct BarFrame: Hashable, Sendable {
  /// The distance of its left side from the bar's.
  public var x: Double
  /// The distance of its top from the bar's.
  public var y: Double
  /// Its width.
  public var width: Double
  /// Its height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The distance of its right side from the bar's left side.
  public var maxX: Double { x + width }
  /// The distance of its bottom from the bar's top.
  public var maxY: Double { y + height }

  /// The mirrored rectangle, in a bar of this width.
  func mirrored(width total: Double) -> BarFrame { BarFrame(x: total - maxX, y: y, width: width, height: height) }
}

/// The places of a bar's parts, from ``Bar/layout(width:measure:)``, in the platform's unit.
///
/// ```swift
/// let layout = bar.layout(width: 390) { widthInBar(of: $0) }
/// for placed in layout.items {
///   draw(placed.item, x: placed.frame.x, width: placed.frame.width)
/// }
/// ```
public struct BarLayout: Hashable, Sendable {
  /// An item and its place.
  public struct Item: Hashable, Sendable {
    /// The item.
    public let item: BarItem
    /// Its place.
    public internal(set) var frame: BarFrame
    /// True if its text is longer than its place.
    public let isTruncated: Bool
  }

  /// The bar's width.
  public let width: Double
  /// The bar's height, with a large title, segments and a search field if it has them.
  public internal(set) var height: Double
  /// The label of the platform's back button and its menu; nil without one, or if the screens beneath are not known. The
  /// frame of the item has room for the label beside the symbol.
  public internal(set) var back: BackButton?
  /// The visible items of the bar in reading order.
  public internal(set) var items: [Item]
  /// The items below the content in reading order, with frames in the row that has ``footerHeight``.
  public internal(set) var footer: [Item] = []
  /// The height of the row below the content; 0 without one.
  public internal(set) var footerHeight = 0.0
  /// The place of the title; nil without one, or without room for it.
  public internal(set) var title: BarFrame?
  /// True if the title is longer than its place.
  public let isTitleTruncated: Bool
  /// The place of the subtitle, beneath the title; nil without one, and without room for it.
  public internal(set) var subtitle: BarFrame?
  /// The segments in reading order, in a row beneath the others; empty without a segmented control.
  public internal(set) var segments: [Item] = []
  /// The place of the search field, in a row beneath the others; nil without one.
  public internal(set) var search: BarFrame?
  /// The place of the button of the platform's menu; nil if every action is visible.
  public internal(set) var menuButton: BarFrame?
  /// The actions in that menu, in reading order; on a platform without a menu, the actions that have no room.
  public let menu: [BarItem]
  /// True if every item that must be visible is visible and not truncated; the title may be truncated.
  public internal(set) var fits: Bool
}

extension BarLayout {
  /// The accessible name of an item: that of its label for a back button with one.
  package func accessibleName(of item: BarItem) -> String {
    item.isBackButton ? back?.accessibilityLabel ?? item.accessibilityLabel : item.accessibilityLabel
  }
}
