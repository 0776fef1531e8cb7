/// The change of the screens between two states of a router, without edges and animations.
public enum RouterTransition: Hashable, Sendable {
  /// The visible screens are the same.
  case none
  /// Screens were pushed over the visible one.
  case push(count: Int)
  /// The visible screens went back.
  case pop(count: Int)
  /// Modals were presented.
  case present(count: Int)
  /// Modals were dismissed.
  case dismiss(count: Int)
  /// Another tab is selected, by its name.
  case tab(String)
  /// Others are shown without a direction.
  case replace
}

extension Router {
  /// The transition from an earlier router of the same screens to this one.
  ///
  /// ```swift
  /// let earlier = router
  /// try router.goBack()
  /// router.transition(from: earlier)                 // pop(count: 1)
  /// ```
  ///
  /// Stacks that are not visible do not count. If modals and the stack beneath changed together, it is
  /// ``RouterTransition/replace``.
  public func transition(from earlier: Router) -> RouterTransition {
    if let tab = state.selectedTab, tab != earlier.state.selectedTab { return .tab(tab) }
    let old = [earlier.state.stacks[earlier.selectedStack].entries] + earlier.state.modals
    let new = [state.stacks[selectedStack].entries] + state.modals
    if old == new { return .none }
    if new.count > old.count, new.starts(with: old) { return .present(count: new.count - old.count) }
    if old.count > new.count, old.starts(with: new) { return .dismiss(count: old.count - new.count) }
    guard old.count == new.count, old.dropLast() == new.dropLast() else { return .replace }
    let (before, after) = (earlier.path, path)
    if after.starts(with: before) { return .push(count: after.count - before.count) }
    if before.starts(with: after) { return .pop(count: before.count - after.count) }
    return .replace
  }
}
