public import CatalogModel

extension Router {
  /// The screen that is visible; nil only if no screen can be a base.
  public var screen: Screen? { screens[current.screen] }

  /// The header of the visible screen; nil only if no screen can be a base.
  public var header: Header? { screen.map(screens.header) }
}
