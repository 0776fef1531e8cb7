internal import CatalogModel

extension Router {
  /// The effect of opening a link on the screens that are shown.
  public enum Opening: Sendable {
    /// The link's screens replace the stack of their tab, and all modals.
    case replace
    /// The link's screens are shown over the visible ones.
    case push
  }

  /// Opens a link: its screen, with the parents beneath, each with the parameters that it needs.
  ///
  /// The link's tab is selected: the one that its screen declares, or else the nearest parent. Parents that are modals
  /// are presented. If the last of the parents cannot be the base of a stack, the base of the tab is beneath it.
  ///
  /// With ``Opening/push``, the tab's stack stays, and parents that it already ends with are not shown again. Modals
  /// stay too, unless the tab changes.
  ///
  /// - Parameters:
  ///   - url: a path with an optional query, or a URL whose scheme and host are ignored.
  ///   - opening: the effect on the screens that are shown.
  ///   - force: true to lose input.
  /// - Throws: ``RouterRefusal`` if no route matches, if a parent needs a parameter that the link does not have, or if
  ///   input would be lost.
  public mutating func open(
    url: String, _ opening: Opening = .replace, force: Bool = false
  ) throws(RouterRefusal) {
    let (facts, values) = try screens.find(url)
    let way = try screens.way(to: Destination(facts.id, values), facts)
    try go(force: force) { router in
      switch opening {
      case .replace: router.replace(with: way)
      case .push: router.push(way)
      }
    }
  }

  /// Replaces the stack of a screen's tab by the screen with its parents beneath, and dismisses all modals.
  ///
  /// The tab is the one that the screen declares, or else the nearest parent, or else the selected one.
  ///
  /// - Parameters:
  ///   - destination: a screen that is pushed, or the base of a stack, with the values of its parameters and of those
  ///     that its parents need.
  ///   - force: true to lose input.
  /// - Throws: ``RouterRefusal`` if the screen is unknown or a modal, if its parameters or a parent's are wrong, or if
  ///   input would be lost.
  public mutating func setRoot(_ destination: Destination, force: Bool = false) throws(RouterRefusal) {
    let facts = try screens.checked(destination)
    guard !facts.isModal else { throw .modal(screen: destination.screen) }
    let way = try screens.way(to: destination, facts)
    try go(force: force) { $0.replace(with: way) }
  }

  /// Shows a screen like its link would, with its parents beneath and its modals over them, even if it has no route.
  ///
  /// - Parameter destination: the screen, with values for its parameters and its parents', which are not checked.
  /// - Throws: ``RouterRefusal`` if the screen is unknown, or if a parent needs a value that the destination does not
  ///   have.
  package mutating func open(_ destination: Destination) throws(RouterRefusal) {
    replace(with: try screens.way(to: destination, try screens.known(destination.screen)))
  }

  private mutating func replace(with way: [Screens.Step]) {
    selectTab(of: way)
    state.modals = []
    let pushed = way.prefix { !$0.facts.isModal }
    if let first = pushed.first {
      let base = first.facts.isBase ? [] : [baseOfSelectedTab]
      state.stacks[selectedStack].entries = base.filter { $0 != first.destination } + pushed.map(\.destination)
    }
    show(way[pushed.endIndex...])
  }

  private mutating func push(_ way: [Screens.Step]) {
    guard let target = way.last, !target.facts.isBase else { return replace(with: way) }
    let tab = state.selectedTab
    selectTab(of: way)
    if state.selectedTab != tab { state.modals = [] }
    if isShown(target) { return showInPlace(target) }
    // The bases of stacks are not shown over others.
    show(way[shownCount(of: way)...].drop { $0.facts.isBase })
  }

  /// Returns whether a link would show the visible screen again: the same modal, or a page whose link has another query.
  private func isShown(_ target: Screens.Step) -> Bool {
    if target.facts.isModal { return state.modals.last?.entries.first?.screen == target.facts.id }
    guard path.count > 1, current.screen == target.facts.id else { return false }
    let query = Set(target.facts.route?.query.map(\.name) ?? [])
    let isInPath = { (value: (key: String, value: String)) in !query.contains(value.key) }
    return current.parameters.filter(isInPath) == target.destination.parameters.filter(isInPath)
  }

  private mutating func showInPlace(_ target: Screens.Step) {
    if !target.facts.isModal {
      changeVisibleStack { $0[$0.count - 1] = target.destination }
    } else if path.first != target.destination {
      changeVisibleStack { $0 = [target.destination] }
    }
  }

  /// The number of first steps that the visible screens end with, from the tab's base through all modals.
  private func shownCount(of way: [Screens.Step]) -> Int {
    let shown = state.stacks[selectedStack].entries + state.modals.map(\.entries).joined()
    let start = shown.indices.first { index in
      shown.count - index <= way.count && zip(shown[index...], way).allSatisfy { $0 == $1.destination }
    }
    return start.map { shown.count - $0 } ?? 0
  }

  /// Shows screens over the visible one, each with its presentation.
  private mutating func show(_ steps: ArraySlice<Screens.Step>) {
    for step in steps {
      if step.facts.isModal {
        state.modals.append(State.Modal(entries: [step.destination]))
      } else {
        changeVisibleStack { $0.append(step.destination) }
      }
    }
  }

  private mutating func selectTab(of way: [Screens.Step]) {
    for step in way.reversed() {
      guard let tab = step.facts.tab else { continue }
      state.selectedTab = tab
      return
    }
  }

  private var baseOfSelectedTab: Destination { Destination(screens.stacks[selectedStack].base) }
}
