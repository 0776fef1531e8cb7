internal import CatalogModel
internal import SourceText

extension Router {
  /// Creates a router from a stored state, as far as its screens still exist.
  ///
  /// ```swift
  /// var dropped: [Router.Dropped] = []
  /// let restored = Router(catalog.screens, restoring: router.state, dropped: &dropped)
  /// ```
  ///
  /// A wrong entry is dropped together with everything above it: the rest of its stack, and the modals over it. A stack
  /// that loses its base gets the base of its tab. The state of a router of the same screens is restored completely.
  ///
  /// - Parameters:
  ///   - screens: the screens of the app, which may be newer than the state.
  ///   - state: the state, from anywhere.
  ///   - dropped: the entries that are not restored are appended to it.
  public init(_ screens: Screens, restoring state: State, dropped: inout [Dropped]) {
    self.init(screens)
    let tabs = Set(screens.stacks.map(\.tab))
    var stored: [String?: [Destination]] = [:]
    for stack in state.stacks {
      if stored[stack.tab] != nil || !tabs.contains(stack.tab) {
        dropped += stack.entries.map { Dropped(destination: $0, reason: .unknownTab(stack.tab)) }
      } else {
        stored[stack.tab] = stack.entries
      }
    }
    if tabs.contains(state.selectedTab) { self.state.selectedTab = state.selectedTab }
    var isWhole = self.state.selectedTab == state.selectedTab
    let selected = selectedStack
    for index in self.state.stacks.indices {
      let stack = self.state.stacks[index]
      var losses: [Dropped] = []
      let kept = stored[stack.tab].map { restore($0, over: stack.entries, losses: &losses) } ?? []
      if !kept.isEmpty { self.state.stacks[index].entries = kept }
      if index == selected, !losses.isEmpty { isWhole = false }
      dropped += losses
    }
    restoreModals(state.modals, isWhole: isWhole, dropped: &dropped)
    self.state.unchanged = state.unchanged.intersection(self.state.shown)
  }

  /// Restores a stored state in place of the current one, as far as its screens still exist; see
  /// ``init(_:restoring:dropped:)``.
  ///
  /// - Parameter force: true to lose input.
  /// - Returns: the entries that are not restored.
  /// - Throws: ``RouterRefusal/losesInput(screen:discard:)`` if a screen that is shown now would lose input.
  public mutating func restore(_ state: State, force: Bool = false) throws(RouterRefusal) -> [Dropped] {
    var dropped: [Dropped] = []
    let restored = Router(screens, restoring: state, dropped: &dropped)
    if !force { try checkInput(for: restored) }
    self.state = restored.state
    return dropped
  }

  /// An entry that was not restored.
  public struct Dropped: Hashable, Sendable {
    /// The reason why an entry was not restored.
    public enum Reason: Hashable, Sendable {
      /// The screen is refused: it no longer exists, or its parameters have changed.
      case refused(RouterRefusal)
      /// The app has no such tab any more, or the state has it twice.
      case unknownTab(String?)
      /// An entry beneath it was dropped.
      case above
    }

    /// The screen and its parameters.
    public let destination: Destination
    /// The reason why it was not restored.
    public let reason: Reason
  }

  private mutating func restoreModals(_ modals: [State.Modal], isWhole: Bool, dropped: inout [Dropped]) {
    var isWhole = isWhole
    for modal in modals {
      guard isWhole else {
        dropped += modal.entries.map { Dropped(destination: $0, reason: .above) }
        continue
      }
      var losses: [Dropped] = []
      let kept = restore(modal, losses: &losses)
      if !kept.isEmpty { state.modals.append(State.Modal(presentation: modal.presentation, entries: kept)) }
      isWhole = losses.isEmpty
      dropped += losses
    }
  }

  /// The first entries of a modal that are valid.
  private func restore(_ modal: State.Modal, losses: inout [Dropped]) -> [Destination] {
    restore(modal.entries, losses: &losses) { index, facts in
      (index == 0 ? modal.presentation ?? facts.presentation : facts.presentation).isModal == (index == 0)
    }
  }

  /// The first entries of a stack that are valid.
  ///
  /// - Parameter base: the stack in the router's first state. Without a screen that can be a base, its base is an
  ///   unknown screen, which is not checked.
  private func restore(
    _ entries: [Destination], over base: [Destination], losses: inout [Dropped]
  ) -> [Destination] {
    if let first = entries.first, base == [first] {
      return [first] + restore(Array(entries.dropFirst()), losses: &losses) { !$1.isModal }
    }
    return restore(entries, losses: &losses) { !$1.isModal }
  }

  private func restore(
    _ entries: [Destination], losses: inout [Dropped], isAllowed: (Int, ScreenFacts) -> Bool
  ) -> [Destination] {
    for (index, entry) in entries.enumerated() {
      do throws(RouterRefusal) {
        let facts = try screens.checked(entry)
        guard isAllowed(index, facts) else {
          throw facts.isModal ? .modal(screen: entry.screen) : .pushed(screen: entry.screen)
        }
      } catch {
        losses.append(Dropped(destination: entry, reason: .refused(error)))
        losses += entries[(index + 1)...].map { Dropped(destination: $0, reason: .above) }
        return Array(entries[..<index])
      }
    }
    return entries
  }
}

extension Router.Dropped: CustomStringConvertible {
  /// The screen, and the reason why it was not restored.
  public var description: String {
    let name = "'\(destination.screen.onOneLine)'"
    return switch reason {
    case .refused(let refusal): "\(name) is not restored: \(refusal)"
    case .unknownTab(let tab?): "\(name) is not restored: there is no tab '\(tab.onOneLine)', or it has two stacks"
    case .unknownTab(nil): "\(name) is not restored: there is no stack outside of the tabs, or there are two"
    case .above: "\(name) is not restored: what lies beneath it is not"
    }
  }
}
