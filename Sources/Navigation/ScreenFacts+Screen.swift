internal import CatalogModel

extension ScreenFacts {
  /// - Parameter tabs: the names of the app's tabs.
  convenience init(_ screen: Screen, tabs: Set<String>) {
    self.init(
      id: screen.id, title: screen.title, parent: screen.parent, route: screen.route,
      presentation: screen.presentation, isBase: screen.header == .root || screen.isTabBase,
      tab: screen.tab.flatMap { tabs.contains($0) ? $0 : nil }, discard: screen.discard)
  }
}

extension Screen {
  /// True if it is the base of a tab: it has the header `root` or a number. With a number, the kind of its header does not
  /// matter, because a catalogue may have variants of root.
  package var isTabBase: Bool { tab != nil && (tabOrder != nil || header == .root) && canBeBase }

  /// True if it needs no screen beneath it and no parameters.
  var canBeBase: Bool {
    parent == nil && !presentation.isModal && route?.parameters.contains { !$0.isOptional } != true
  }
}
