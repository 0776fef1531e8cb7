/// A screen of an app, as screens.json declares it.
///
/// ```swift
/// let city = Screen(
///   id: "city", title: .argument("city"), trailing: [HeaderItem(purpose: "share")], parent: "places",
///   route: RoutePattern("/places/{city}"))
/// ```
///
/// ``Screens`` finds screens, and a ``Router`` moves between them.
public struct Screen: Hashable, Codable, Sendable, Identifiable {
  /// Its key in screens.json, in kebab-case.
  public let id: String
  /// The task of people there; nil if the title says enough.
  public var description: String?
  /// The kind of its header.
  public var header: HeaderKind
  /// The source of its title.
  public var title: ScreenTitle
  /// The source of the text beneath the title.
  public var subtitle: ScreenTitle
  /// The content of the leading side; nil for that of its header's kind.
  public var leading: ScreenLeading?
  /// The preferred action of a dialog.
  public var confirm: HeaderItem?
  /// The purpose that confirms that input is lost; nil if leaving asks nothing.
  public var discard: String?
  /// True if people enter something there that leaving would lose; nil for the value of its header's kind.
  public var input: Bool?
  /// The actions at the trailing side, in reading order.
  public var trailing: [HeaderItem]
  /// The purposes of a segmented control in the bar.
  public var segments: [String]
  /// The purpose whose title is the placeholder of a search field in the bar; nil for no search field.
  public var search: String?
  /// The screen beneath it; nil for the base of a stack.
  public var parent: String?
  /// The path that leads to it.
  public var route: RoutePattern?
  /// The way in which it is shown.
  public var presentation: Presentation
  /// The indicator in a row that leads to it; nil for a chevron if it is pushed, else nothing.
  public var indicator: RowIndicator?
  /// The kind of task that people do on it.
  public var task: ScreenTask?
  /// The tab that it is the base of, or that it selects when it is shown; nil to keep the selected tab.
  public var tab: String?
  /// The tab's place in the tab bar, from 1; nil without one, and for screens that are not the base of a tab.
  public var tabOrder: Int?

  /// Creates a screen; nothing is checked.
  public init(
    id: String, description: String? = nil, header: HeaderKind = .page, title: ScreenTitle = .empty,
    subtitle: ScreenTitle = .empty, leading: ScreenLeading? = nil, confirm: HeaderItem? = nil, discard: String? = nil,
    input: Bool? = nil,
    trailing: [HeaderItem] = [], segments: [String] = [], search: String? = nil, parent: String? = nil,
    route: RoutePattern? = nil,
    presentation: Presentation = .push, indicator: RowIndicator? = nil, task: ScreenTask? = nil, tab: String? = nil,
    tabOrder: Int? = nil
  ) {
    self.id = id
    self.description = description
    self.header = header
    self.title = title
    self.subtitle = subtitle
    self.leading = leading
    self.confirm = confirm
    self.discard = discard
    self.input = input
    self.trailing = trailing
    self.segments = segments
    self.search = search
    self.parent = parent
    self.route = route
    self.presentation = presentation
    self.indicator = indicator
    self.task = task
    self.tab = tab
    self.tabOrder = tabOrder
  }
}

/// The content of the leading side of a screen's bar, if it differs from that of the header's kind.
public enum ScreenLeading: Hashable, Codable, Sendable {
  /// An item.
  case item(HeaderItem)
  /// Nothing, although the screen can be left.
  case hidden
}

/// The indicator of a screen in the row that leads to it.
public enum RowIndicator: String, CaseIterable, Codable, Sendable {
  /// A chevron, which promises a push.
  case chevron
  /// Nothing.
  case nothing = "none"
}

/// The kind of task that people do on a screen.
public enum ScreenTask: String, CaseIterable, Codable, Sendable {
  /// One thing, such as naming an album.
  case simple
  /// Several steps, such as an order.
  case steps
  /// Looking at content.
  case content
}
