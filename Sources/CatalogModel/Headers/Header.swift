/// The content of a screen's bar, by purposes: its kind, at most one leading item, a dialog's confirmation, and
/// actions.
///
/// A wrong bar does not compile: a root takes no dismissal, a dialog needs a confirmation, and no kind takes an image.
///
/// ```swift
/// let header = Header.page(dismiss: .close(action: "leave"), trailing: [.search, .share])
/// ```
///
/// Each kind can be made of purposes or of items; an empty list counts as purposes, so the other form is disfavoured.
public struct Header: Hashable, Codable, Sendable {
  /// The content of the leading side.
  public enum Leading: Hashable, Codable, Sendable {
    /// Nothing.
    case nothing
    /// The platform's own back button.
    case system
    /// An item of the app.
    case item(HeaderItem)
    /// The item of the catalogue's ``DismissalPolicy``, with this item's action and identifiers; its purpose is not
    /// used.
    case policy(HeaderItem)
  }

  /// Its kind.
  public let kind: HeaderKind
  /// The style of its title.
  public let titleStyle: HeaderTitleStyle
  /// The content of the leading side.
  public package(set) var leading: Leading
  /// The preferred action of a dialog; nil for other kinds.
  public package(set) var confirmation: HeaderItem?
  /// The actions at the trailing side, in reading order; if there is not enough room, the last go to the platform's
  /// menu first.
  public package(set) var trailing: [HeaderItem]
  /// The purposes of a segmented control, in reading order; empty for none.
  public package(set) var segments: [HeaderItem] = []
  /// The search field, whose purpose has the placeholder; nil for none.
  public package(set) var search: HeaderItem?

  /// Creates a header without checking it against the rules of its kind.
  package init(
    kind: HeaderKind, titleStyle: HeaderTitleStyle, leading: Leading, confirmation: HeaderItem?, trailing: [HeaderItem]
  ) {
    self.kind = kind
    self.titleStyle = titleStyle
    self.leading = leading
    self.confirmation = confirmation
    self.trailing = trailing
  }

  /// The header of the base of a stack.
  @_disfavoredOverload
  public static func root(trailing: [HeaderItem]) -> Header {
    Header(kind: .root, titleStyle: .prominent, leading: .nothing, confirmation: nil, trailing: trailing)
  }

  /// The header of a screen that goes back.
  @_disfavoredOverload
  public static func page(dismiss: PageDismissal = .system, trailing: [HeaderItem]) -> Header {
    Header(kind: .page, titleStyle: .inline, leading: dismiss.leading, confirmation: nil, trailing: trailing)
  }

  /// The header of a task over another screen.
  @_disfavoredOverload
  public static func dialog(
    dismiss: DialogDismissal = .policy, confirm: HeaderItem, trailing: [HeaderItem] = []
  ) -> Header {
    Header(kind: .dialog, titleStyle: .inline, leading: dismiss.leading, confirmation: confirm, trailing: trailing)
  }

  /// The header of content over another screen.
  @_disfavoredOverload
  public static func viewer(close: HeaderItem = HeaderItem(purpose: /*close*/ "close" /**/), trailing: [HeaderItem])
    -> Header
  {
    Header(kind: .viewer, titleStyle: .inline, leading: .item(close), confirmation: nil, trailing: trailing)
  }
}

/// The way in which a page is left.
public enum PageDismissal: Hashable, Codable, Sendable {
  /// By the platform's own back button.
  case system
  /// By a back button with an action of the app.
  case back(action: String, isEnabled: Bool = true, accessibilityIdentifier: String? = nil)
  /// By a close button with an action of the app.
  case close(action: String, isEnabled: Bool = true, accessibilityIdentifier: String? = nil)
  /// By other means: the bar shows nothing.
  case hidden

  var leading: Header.Leading {
    switch self {
    case .system: .system
    case .back(let action, let isEnabled, let identifier):
      .item(
        HeaderItem(
          purpose: /*back*/ "back" /**/, isEnabled: isEnabled, accessibilityIdentifier: identifier, action: action))
    case .close(let action, let isEnabled, let identifier):
      .item(
        HeaderItem(
          purpose: /*close*/ "close" /**/, isEnabled: isEnabled, accessibilityIdentifier: identifier, action: action))
    case .hidden: .nothing
    }
  }
}

/// The way in which a dialog is left without its confirmation.
public enum DialogDismissal: Hashable, Codable, Sendable {
  /// By the item of the catalogue's ``DismissalPolicy``.
  case policy(action: String?, isEnabled: Bool = true, accessibilityIdentifier: String? = nil)
  /// By Cancel.
  case cancel(action: String? = nil, isEnabled: Bool = true, accessibilityIdentifier: String? = nil)
  /// By a cross.
  case cross(action: String? = nil, isEnabled: Bool = true, accessibilityIdentifier: String? = nil)

  /// The item of the catalogue's ``DismissalPolicy``, with the purpose's own action.
  public static let policy = DialogDismissal.policy(action: nil)

  var leading: Header.Leading {
    switch self {
    case .policy(let action, let isEnabled, let identifier):
      .policy(
        HeaderItem(
          purpose: /*cancel*/ "cancel" /**/, isEnabled: isEnabled, accessibilityIdentifier: identifier, action: action))
    case .cancel(let action, let isEnabled, let identifier):
      .item(
        HeaderItem(
          purpose: /*cancel*/ "cancel" /**/, isEnabled: isEnabled, accessibilityIdentifier: identifier, action: action))
    case .cross(let action, let isEnabled, let identifier):
      .item(
        HeaderItem(
          purpose: /*close*/ "close" /**/, isEnabled: isEnabled, accessibilityIdentifier: identifier, action: action))
    }
  }
}
