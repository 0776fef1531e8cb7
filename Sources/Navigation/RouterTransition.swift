/// A step from the screens of one router to those of another, without edges and animations.
public enum RouterTransition: Hashable, Sendable {
  /// The top modals are dismissed.
  case dismiss(Int)
  /// Another tab is selected, by its name.
  case tab(String)
  /// The stack of a tab that is not visible is another one; nil for the only stack of an app without tabs.
  case hiddenStack(String?)
  /// The visible stack, or the one in the top modal that remains, has another base, and goes on without a direction.
  case replace
  /// Screens of the visible stack are popped.
  case pop(Int)
  /// The last screens of the visible stack are pushed over those that remain.
  case push(Int)
  /// The last modals, each with its whole stack, are presented.
  case present(Int)
}

extension Router {
  /// The steps from an earlier router of the same screens to this one, in the order in which an app takes them.
  ///
  /// An app that takes the steps, each with the contents of this router, shows this router's screens: two sheets that
  /// are replaced by a third are `[.dismiss(2), .present(1)]`.
  ///
  /// - Returns: nothing if the screens are the same.
  public func transitions(from earlier: Router) -> [RouterTransition] {
    let isSameTab = state.selectedTab == earlier.state.selectedTab
    // The modals that remain: all that are equal, and the next one if only its stack changed.
    var kept = 0
    let visible = (old: earlier.state.stack(of: state.selectedTab), new: state.stack(of: state.selectedTab))
    if isSameTab, visible.old == visible.new {
      kept = zip(earlier.state.modals, state.modals).prefix { $0 == $1 }.count
      if kept < min(earlier.state.modals.count, state.modals.count),
        earlier.state.modals[kept].isSameModal(as: state.modals[kept])
      {
        kept += 1
      }
    }
    var steps: [RouterTransition] = []
    if earlier.state.modals.count > kept { steps.append(.dismiss(earlier.state.modals.count - kept)) }
    if !isSameTab, let tab = state.selectedTab { steps.append(.tab(tab)) }
    for stack in state.stacks where stack.tab != state.selectedTab {
      if stack.entries != earlier.state.stack(of: stack.tab) { steps.append(.hiddenStack(stack.tab)) }
    }
    if kept > 0 {
      steps += Self.steps(from: earlier.state.modals[kept - 1].entries, to: state.modals[kept - 1].entries)
    } else {
      steps += Self.steps(from: visible.old, to: visible.new)
    }
    if state.modals.count > kept { steps.append(.present(state.modals.count - kept)) }
    return steps
  }

  private static func steps(from old: [Destination], to new: [Destination]) -> [RouterTransition] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common > 0 else { return old == new ? [] : [.replace] }
    let (popped, pushed) = (old.count - common, new.count - common)
    return (popped > 0 ? [.pop(popped)] : []) + (pushed > 0 ? [.push(pushed)] : [])
  }
}

extension Router.State {
  /// The destinations of the stack of a tab; empty for an unknown tab.
  fileprivate func stack(of tab: String?) -> [Destination] { stacks.first { $0.tab == tab }?.entries ?? [] }
}

extension Router.State.Modal {
  /// Returns whether both have the same screen at their base and are presented in the same way, so that a modal remains
  /// and shows another stack.
  fileprivate func isSameModal(as other: Self) -> Bool {
    presentation == other.presentation && entries.first?.screen == other.entries.first?.screen
  }
}
