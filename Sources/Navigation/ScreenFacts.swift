internal import CatalogModel

/// A screen, and what the router asks of it again and again. A class, because a screen is large to copy.
final class ScreenFacts: Sendable {
  let screen: Screen
  /// Whether it is presented over others, with a stack of its own.
  let isModal: Bool
  /// Whether it is the base of a stack: nothing on it goes back.
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
  /// Whether it is the base of a tab. The kind of its header does not matter, because a catalogue may have variants of
  /// root.
  var isTabBase: Bool { tab != nil && tabOrder != nil && canBeBase }

  /// Whether nothing needs to be beneath it, and it needs no parameters.
  var canBeBase: Bool {
    parent == nil && !presentation.isModal && route?.parameters.contains { !$0.isOptional } != true
  }
}
