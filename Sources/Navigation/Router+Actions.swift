public import CatalogModel
internal import SourceText

extension Router {
  /// Shows a destination over the visible one, in the same stack.
  ///
  /// A screen that declares a tab is shown in the stack of that tab, which is selected. The visible screen need not be
  /// the parent.
  ///
  /// - Throws: ``RouterRefusal`` if the screen is unknown, a modal, or the base of a stack, if its parameters are
  ///   wrong, or if a modal covers its tab.
  public mutating func push(_ destination: Destination) throws(RouterRefusal) {
    let facts = try screens.checked(destination)
    guard !facts.isModal else { throw .modal(screen: destination.screen) }
    guard !facts.isBase else { throw .base(screen: destination.screen, tab: facts.tab) }
    guard canSelect(facts.tab) else { throw .coveredTab(facts.tab ?? "") }
    go { router in
      router.state.selectedTab = facts.tab ?? router.state.selectedTab
      router.changeVisibleStack { $0.append(destination) }
    }
  }

  /// Shows a destination in place of the visible one.
  ///
  /// - Throws: ``RouterRefusal`` as ``push(_:)`` does, and for the base of a stack.
  public mutating func replaceTop(_ destination: Destination) throws(RouterRefusal) {
    let facts = try screens.checked(destination)
    guard !facts.isModal else { throw .modal(screen: destination.screen) }
    guard !facts.isBase else { throw .base(screen: destination.screen, tab: facts.tab) }
    guard path.count > 1 else { throw .popsBase(screen: current.screen, isModal: isModal) }
    go { $0.changeVisibleStack { $0[$0.count - 1] = destination } }
  }

  /// Presents a modal over everything, with a separate stack.
  ///
  /// - Parameters:
  ///   - destination: a screen that is presented as a sheet, on the full screen, or in a custom way.
  ///   - presentation: the way in which it is presented this time; nil for that of the screen. With it, a screen that is
  ///     pushed elsewhere can be presented too.
  /// - Throws: ``RouterRefusal`` if the screen is unknown or pushed, if its parameters are wrong, or if a modal covers
  ///   its tab.
  public mutating func present(
    _ destination: Destination, as presentation: Presentation? = nil
  ) throws(RouterRefusal) {
    let facts = try screens.checked(destination)
    guard !facts.isBase else { throw .base(screen: destination.screen, tab: facts.tab) }
    guard (presentation ?? facts.presentation).isModal else { throw .pushed(screen: destination.screen) }
    guard canSelect(facts.tab) else { throw .coveredTab(facts.tab ?? "") }
    go { router in
      router.state.selectedTab = facts.tab ?? router.state.selectedTab
      router.state.modals.append(State.Modal(presentation: presentation, entries: [destination]))
    }
  }

  /// Dismisses the top modals with their stacks, without asking whether input is lost.
  ///
  /// - Parameter count: the number of modals.
  /// - Throws: ``RouterRefusal/nothingPresented`` if there are fewer modals.
  public mutating func dismiss(_ count: Int = 1) throws(RouterRefusal) {
    guard count > 0, count <= state.modals.count else { throw .nothingPresented }
    go { $0.state.modals.removeLast(count) }
  }

  /// Dismisses modals until a screen is in the visible stack, and goes back to it, without asking whether input is lost.
  ///
  /// - Parameter screen: the identifier of a screen; the nearest is shown.
  /// - Throws: ``RouterRefusal/notInStack(screen:stack:)`` if the screen is in no visible or covered stack.
  public mutating func dismiss(to screen: String) throws(RouterRefusal) {
    let layers = [state.stacks[selectedStack].entries] + state.modals.map(\.entries)
    guard let layer = layers.lastIndex(where: { $0.contains { $0.screen == screen } }) else {
      throw .notInStack(screen: screen, stack: layers.joined().map(\.screen))
    }
    let index = layers[layer].lastIndex { $0.screen == screen } ?? 0
    go { router in
      router.state.modals.removeLast(layers.count - 1 - layer)
      router.changeVisibleStack { $0.removeSubrange((index + 1)...) }
    }
  }

  /// Selects a tab. The selected tab goes back to its base, as tab bars do; the stacks of others are unchanged.
  ///
  /// - Parameters:
  ///   - name: the name of a tab.
  ///   - force: true to dismiss modals and to lose input.
  /// - Throws: ``RouterRefusal`` if there is no such tab, if a modal covers the tabs, or if input would be lost.
  public mutating func selectTab(_ name: String, force: Bool = false) throws(RouterRefusal) {
    let tabs = screens.stacks.compactMap(\.tab)
    guard tabs.contains(name) else { throw .unknownTab(name, nearest: NearestName.of(name, in: tabs)) }
    var next = self
    try next.go(force: force) { router in
      router.state.modals = []
      if name == router.state.selectedTab { router.changeVisibleStack { $0.removeSubrange(1...) } }
      router.state.selectedTab = name
    }
    guard force || !isModal else { throw .coveredTab(name) }
    self = next
  }

  /// Returns whether a tab is selected or can be: no modal covers it.
  private func canSelect(_ tab: String?) -> Bool { tab == nil || tab == state.selectedTab || !isModal }

  /// Changes the visible stack in place.
  mutating func changeVisibleStack(_ change: (inout [Destination]) -> Void) {
    if isModal {
      change(&state.modals[state.modals.count - 1].entries)
    } else {
      change(&state.stacks[selectedStack].entries)
    }
  }
}
