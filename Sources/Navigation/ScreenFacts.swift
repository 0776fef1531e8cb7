internal import CatalogModel

/// A screen, with the properties that the router uses repeatedly. A class, because a screen is large to copy.
final class ScreenFacts: Sendable {
  let screen: Screen
  /// True if it is presented over others, with a separate stack.
  let isModal: Bool
  /// True if it is the base of a stack: nothing on it goes back.
  let isBase: Bool
  /// The tab that it is the base of or selects, if the app has that tab.
  let tab: String?
  /// The parameter that is its title and not in its route.
  let titleParameter: String?

  /// - Parameter tabs: the names of the app's tabs.
  init(_ screen: Screen, tabs: Set<String>) {
    self.screen = screen
    isModal = screen.presentation.isModal
    isBase = screen.header == .root || screen.isTabBase
    tab = screen.tab.flatMap { tabs.contains($0) ? $0 : nil }
    titleParameter =
      if case .argument(let name) = screen.title, screen.route?.parameters.contains(where: { $0.name == name }) != true
      {
        name
      } else {
        nil
      }
  }
}

extension Screen {
  /// True if it is the base of a tab. The kind of its header does not matter, because a catalogue may have variants of
  /// root.
  var isTabBase: Bool { tab != nil && tabOrder != nil && canBeBase }

  /// True if it needs no screen beneath it and no parameters.
  var canBeBase: Bool {
    parent == nil && !presentation.isModal && route?.parameters.contains { !$0.isOptional } != true
  }
}
