internal import CatalogModel

extension Router {
  /// True if leaving the visible screen would lose input.
  ///
  /// A screen that declares a purpose for discarding counts as having input until the app sets this to false: an app
  /// sets it when the first character is typed, when all are deleted, and after input is saved. Other screens have no
  /// input that a question could save.
  public var hasInput: Bool {
    get { losesInput(current) }
    set {
      if newValue { state.unchanged.remove(current) } else { state.unchanged.insert(current) }
    }
  }

  /// Changes the screens, unless one that goes away on the way to the new state would lose input.
  ///
  /// - Throws: ``RouterRefusal/losesInput(screen:discard:)`` for the topmost.
  mutating func go(force: Bool, _ change: (inout Router) -> Void) throws(RouterRefusal) {
    var next = self
    next.go(change)
    if !force { try checkInput(for: next) }
    self = next
  }

  /// Checks that no input is lost on the way to another state.
  ///
  /// - Throws: ``RouterRefusal/losesInput(screen:discard:)`` for the topmost.
  func checkInput(for next: Router) throws(RouterRefusal) {
    // Most states have no input, and then the steps to the next one need not be found.
    guard state.isShown(where: losesInput) else { return }
    guard let lost = goingAway(for: next).last(where: losesInput) else { return }
    throw .losesInput(screen: lost.screen, discard: screens.facts(of: lost.screen)?.discard ?? "")
  }

  /// Changes the screens without asking whether input is lost.
  mutating func go(_ change: (inout Router) -> Void) {
    let earlier = self
    change(&self)
    forgetInput(of: earlier)
  }

  /// Drops the notes about destinations that went away, and about those that are shown once more.
  private mutating func forgetInput(of earlier: Router) {
    guard !state.unchanged.isEmpty else { return }
    let (before, after) = (earlier.state.shown, state.shown)
    state.unchanged = state.unchanged.filter { noted in
      let count = after.count { $0 == noted }
      return count > 0 && count <= before.count { $0 == noted }
    }
    state.unchanged.subtract(earlier.goingAway(for: self))
  }

  /// The destinations that an app stops showing on the way to another state, the topmost last.
  private func goingAway(for next: Router) -> [Destination] {
    var modals = state.modals
    var below: [Destination] = []
    var dismissed: [Destination] = []
    for step in next.transitions(from: self) {
      let visible = modals.last?.entries ?? state.stacks[next.selectedStack].entries
      switch step {
      case .dismiss(let count):
        dismissed = modals.suffix(count).flatMap(\.entries)
        modals.removeLast(count)
      case .hiddenStack(let tab):
        for (old, new) in zip(state.stacks, next.state.stacks) where old.tab == tab {
          below += old.entries.dropFirst(zip(old.entries, new.entries).prefix { $0 == $1 }.count)
        }
      case .replace: below += visible
      case .pop(let count): below += visible.suffix(count)
      case .tab, .push, .present: break
      }
    }
    return below + dismissed
  }

  private func losesInput(_ destination: Destination) -> Bool {
    screens.facts(of: destination.screen)?.discard != nil && !state.unchanged.contains(destination)
  }
}

extension Router.State {
  /// The destinations of all stacks.
  var shown: [Destination] { stacks.flatMap(\.entries) + modals.flatMap(\.entries) }

  /// True if a destination of any stack fulfils a condition.
  fileprivate func isShown(where condition: (Destination) -> Bool) -> Bool {
    stacks.contains { $0.entries.contains(where: condition) }
      || modals.contains { $0.entries.contains(where: condition) }
  }
}
