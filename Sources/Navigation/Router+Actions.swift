internal import CatalogModel
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
    try select(facts.tab)
    changeVisibleStack { $0.append(destination) }
  }

  /// Goes back to the screen beneath the visible one, in the same stack.
  ///
  /// - Throws: ``RouterRefusal/popsBase(screen:isModal:)``.
  public mutating func pop() throws(RouterRefusal) {
    guard path.count > 1 else { throw .popsBase(screen: current.screen, isModal: isModal) }
    changeVisibleStack { $0.removeLast() }
  }

  /// Goes back to a screen of the visible stack: the nearest with that identifier; nothing changes if it is visible.
  ///
  /// - Throws: ``RouterRefusal/notInStack(screen:stack:)``.
  public mutating func pop(to screen: String) throws(RouterRefusal) {
    guard let index = path.lastIndex(where: { $0.screen == screen }) else {
      throw .notInStack(screen: screen, stack: path.map(\.screen))
    }
    changeVisibleStack { $0.removeSubrange((index + 1)...) }
  }

  /// Goes back to the base of the visible stack; nothing changes if it is visible.
  public mutating func popToRoot() { changeVisibleStack { $0.removeSubrange(1...) } }

  /// Presents a modal over everything, with a separate stack.
  ///
  /// - Throws: ``RouterRefusal`` if the screen is unknown or pushed, if its parameters are wrong, or if a modal covers
  ///   its tab.
  public mutating func present(_ destination: Destination) throws(RouterRefusal) {
    let facts = try screens.checked(destination)
    guard facts.isModal else { throw .pushed(screen: destination.screen) }
    try select(facts.tab)
    state.modals.append([destination])
  }

  /// Dismisses the top modal with its stack.
  ///
  /// - Throws: ``RouterRefusal/nothingPresented``.
  public mutating func dismiss() throws(RouterRefusal) {
    guard state.modals.popLast() != nil else { throw .nothingPresented }
  }

  /// Goes back like the system's back button: pops a screen, or dismisses the modal if its base is visible.
  ///
  /// - Throws: ``RouterRefusal/popsBase(screen:isModal:)`` at the base of a tab.
  public mutating func goBack() throws(RouterRefusal) {
    if isModal, path.count == 1 { try dismiss() } else { try pop() }
  }

  /// Selects a tab, whose stack is unchanged.
  ///
  /// - Throws: ``RouterRefusal`` if there is no such tab, or if a modal covers the tabs.
  public mutating func selectTab(_ name: String) throws(RouterRefusal) {
    let tabs = screens.stacks.compactMap(\.tab)
    guard tabs.contains(name) else { throw .unknownTab(name, nearest: NearestName.of(name, in: tabs)) }
    try select(name)
  }

  /// Selects a tab, unless it is nil or selected.
  private mutating func select(_ tab: String?) throws(RouterRefusal) {
    guard let tab, tab != state.selectedTab else { return }
    guard !isModal else { throw .coveredTab(tab) }
    state.selectedTab = tab
  }

  /// Changes the visible stack in place.
  mutating func changeVisibleStack(_ change: (inout [Destination]) -> Void) {
    if isModal {
      change(&state.modals[state.modals.count - 1])
    } else {
      change(&state.stacks[selectedStack].entries)
    }
  }
}
