internal import CatalogModel

extension Router {
  /// Goes back to the screen beneath the visible one, in the same stack, without asking whether input is lost.
  ///
  /// - Throws: ``RouterRefusal/popsBase(screen:isModal:)``.
  public mutating func pop() throws(RouterRefusal) {
    guard path.count > 1 else { throw .popsBase(screen: current.screen, isModal: isModal) }
    pop(keeping: path.count - 1)
  }

  /// Goes back to a screen of the visible stack: the nearest with that identifier; nothing changes if it is visible.
  ///
  /// - Throws: ``RouterRefusal/notInStack(screen:stack:)``.
  public mutating func pop(to screen: String) throws(RouterRefusal) {
    guard let index = path.lastIndex(where: { $0.screen == screen }) else { throw notInStack(screen) }
    pop(keeping: index + 1)
  }

  /// Goes back to a destination of the visible stack: the nearest that is equal; nothing changes if it is visible.
  ///
  /// - Throws: ``RouterRefusal/notInStack(screen:stack:)``.
  public mutating func pop(to destination: Destination) throws(RouterRefusal) {
    guard let index = path.lastIndex(of: destination) else { throw notInStack(destination.screen) }
    pop(keeping: index + 1)
  }

  /// Goes back to a place of the visible stack, as the menu of a back button does.
  ///
  /// - Parameter index: the place in ``path``; 0 is the base.
  /// - Throws: ``RouterRefusal/noPlace(index:count:)``.
  public mutating func pop(toIndex index: Int) throws(RouterRefusal) {
    guard path.indices.contains(index) else { throw .noPlace(index: index, count: path.count) }
    pop(keeping: index + 1)
  }

  /// Goes back to the base of the visible stack; nothing changes if it is visible.
  public mutating func popToRoot() { pop(keeping: 1) }

  /// Goes back as people do by the system's back button, Cancel, Close or a swipe: pops a screen, or dismisses the modal
  /// if its base is visible.
  ///
  /// - Parameter force: true to lose input, as people do who confirm the question.
  /// - Throws: ``RouterRefusal/losesInput(screen:discard:)`` with the question to ask, or
  ///   ``RouterRefusal/popsBase(screen:isModal:)`` at the base of a tab.
  public mutating func goBack(force: Bool = false) throws(RouterRefusal) {
    guard isModal || path.count > 1 else { throw .popsBase(screen: current.screen, isModal: false) }
    try go(force: force) { router in
      if router.path.count > 1 {
        router.changeVisibleStack { $0.removeLast() }
      } else {
        router.state.modals.removeLast()
      }
    }
  }

  private mutating func pop(keeping count: Int) {
    go { $0.changeVisibleStack { $0.removeSubrange(count...) } }
  }

  private func notInStack(_ screen: String) -> RouterRefusal {
    .notInStack(screen: screen, stack: path.map(\.screen))
  }
}
