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

  /// Checks that no input is lost if destinations are no longer shown.
  ///
  /// - Throws: ``RouterRefusal/losesInput(screen:discard:)`` for the topmost.
  func checkInput(of destinations: [Destination]) throws(RouterRefusal) {
    guard let lost = destinations.last(where: losesInput) else { return }
    throw .losesInput(screen: lost.screen, discard: screens.facts(of: lost.screen)?.discard ?? "")
  }

  /// Drops the notes about destinations that are no longer shown.
  mutating func forgetInput() {
    guard !state.unchanged.isEmpty else { return }
    state.unchanged.formIntersection(state.stacks.flatMap(\.entries) + state.modals.flatMap(\.entries))
  }

  private func losesInput(_ destination: Destination) -> Bool {
    screens.facts(of: destination.screen)?.discard != nil && !state.unchanged.contains(destination)
  }
}
