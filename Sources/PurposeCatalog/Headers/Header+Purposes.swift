public import CatalogModel

extension HeaderItem {
  /// Creates an item for a purpose.
  public init(
    _ purpose: Purpose, message: String? = nil, title: String? = nil, isEnabled: Bool = true,
    isOn: Bool? = nil, badge: Int? = nil, menu: [HeaderItem] = [], accessibilityIdentifier: String? = nil,
    action: String? = nil
  ) {
    self.init(
      purpose: /*purpose*/ purpose.identifier /**/, message: message, title: title, isEnabled: isEnabled,
      isOn: isOn, badge: badge, menu: menu, accessibilityIdentifier: accessibilityIdentifier, action: action)
  }
}

extension Header {
  /// The header of the base of a stack.
  ///
  /// - Parameter trailing: the actions, in reading order.
  public static func root(trailing: [Purpose] = []) -> Header { root(trailing: trailing.items) }

  /// The header of a screen that goes back.
  ///
  /// - Parameters:
  ///   - dismiss: the way of leaving it.
  ///   - trailing: the actions, in reading order.
  public static func page(dismiss: PageDismissal = .system, trailing: [Purpose] = []) -> Header {
    page(dismiss: dismiss, trailing: trailing.items)
  }

  /// The header of a task over another screen.
  ///
  /// - Parameters:
  ///   - dismiss: the way of leaving it without its confirmation.
  ///   - confirm: the preferred action; a dialog without one does not compile.
  ///   - trailing: further actions, in reading order.
  public static func dialog(
    dismiss: DialogDismissal = .policy, confirm: Purpose, trailing: [Purpose] = []
  ) -> Header {
    dialog(dismiss: dismiss, confirm: HeaderItem(confirm), trailing: trailing.items)
  }

  /// The header of content over another screen.
  ///
  /// - Parameter trailing: the actions, in reading order.
  public static func viewer(trailing: [Purpose] = []) -> Header { viewer(trailing: trailing.items) }
}

extension [Purpose] {
  fileprivate var items: [HeaderItem] { map { HeaderItem($0) } }
}
