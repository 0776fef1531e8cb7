internal import CatalogModel

/// The properties of a screen that the router uses. A class, because it is large to copy.
final class ScreenFacts: Sendable {
  /// The screen's identifier.
  let id: String
  let title: ScreenTitle
  /// The identifier of the screen beneath it; nil for the base of a stack.
  let parent: String?
  let route: RoutePattern?
  let presentation: Presentation
  /// True if its header is that of a base, or if it is the base of a tab: nothing on it goes back.
  let isBase: Bool
  /// The tab that it is the base of or selects, if the app has that tab.
  let tab: String?
  /// The purpose that confirms that input is lost; nil if leaving asks nothing.
  let discard: String?
  /// The parameter that is its title and not in its route.
  let titleParameter: String?

  init(
    id: String, title: ScreenTitle, parent: String?, route: RoutePattern?, presentation: Presentation, isBase: Bool,
    tab: String?, discard: String?
  ) {
    self.id = id
    self.title = title
    self.parent = parent
    self.route = route
    self.presentation = presentation
    self.isBase = isBase
    self.tab = tab
    self.discard = discard
    let isInRoute = { (name: String) in route?.parameters.contains { $0.name == name } == true }
    titleParameter = if case .argument(let name) = title, !isInRoute(name) { name } else { nil }
  }

  /// True if it is presented over others, with a separate stack.
  var isModal: Bool { presentation.isModal }
}
