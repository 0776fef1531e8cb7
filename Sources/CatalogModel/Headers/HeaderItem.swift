/// An item of a header: a purpose, and the app's additions. It has no image: the purpose's icon is the catalogue's.
public struct HeaderItem: Hashable, Codable, Sendable {
  /// Its purpose.
  public var purpose: /*purpose*/ String /**/
  /// The message of the purpose that it shows in place of the title; nil for the title.
  public var message: String?
  /// A text in place of the purpose's, such as a name that comes from data; nil for the purpose's.
  public var title: String?
  /// True if it can be pressed.
  public var isEnabled: Bool
  /// For a toggle, true if it is on: it then shows the purpose's opposite, which pressing it does. Nil for other items.
  public var isOn: Bool?
  /// The number on its badge; 0 for a dot, nil for no badge.
  public var badge: Int?
  /// The items of the menu that it opens, in reading order; empty for an item that acts by itself.
  public var menu: [HeaderItem]
  /// The identifier that UI tests find it by.
  public var accessibilityIdentifier: String?
  /// The identifier of the app's action; nil for the purpose's own.
  public var action: String?

  /// Creates an item for a purpose.
  public init(
    purpose: /*purpose*/ String /**/, message: String? = nil, title: String? = nil, isEnabled: Bool = true,
    isOn: Bool? = nil, badge: Int? = nil, menu: [HeaderItem] = [], accessibilityIdentifier: String? = nil,
    action: String? = nil
  ) {
    self.purpose = purpose
    self.message = message
    self.title = title
    self.isEnabled = isEnabled
    self.isOn = isOn
    self.badge = badge
    self.menu = menu
    self.accessibilityIdentifier = accessibilityIdentifier
    self.action = action
  }
}
