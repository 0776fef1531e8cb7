internal import AppReading
internal import CatalogModel

extension ScreenSurvey {
  /// Decides what kind of screen something is, by what shows it and by what is in it.
  struct Kind {
    let owner: AppScreens.Owner
    let showings: [AppScreens.Shown]
    let exits: Exits
    let traits: Set<AppScreens.Trait>
    /// The sites of the screen itself.
    let own: [NamedSite]

    /// The kind, and its certainty.
    var kind: (kind: HeaderKind, certainty: Certainty) {
      let shown = Set(showings.map(\.showing))
      let left = Set(exits.dismissals.map(\.purpose))
      let isLeft = !left.isDisjoint(with: ["close", "cancel", "discard", "done"])
      switch (shown.contains(.root), shown.contains(.push), shown.contains(.modal)) {
      case (false, false, true):
        // A destination of a graph with an arrow goes back, even if it slides in from another side.
        let isDestination = showings.allSatisfy { $0.means.hasPrefix("composable") }
        return isDestination && left.contains("back") && !isLeft ? (.page, .likely) : over(.certain)
      case (true, false, false): return left.contains("back") ? (.page, .likely) : (.root, .certain)
      case (true, false, true): return (.root, .unsure)
      case (_, true, true): return isLeft ? over(.unsure) : (.page, .unsure)
      case (_, true, false):
        // A destination of a graph may look like a dialog without being declared as one.
        let isOpen = showings.allSatisfy { $0.means == "composable" }
        let isDialog = isOpen && !left.contains("back") && (left.contains("close") || left.contains("cancel"))
        return isDialog ? over(.likely) : (.page, .certain)
      case (false, false, false): return declared(left, isLeft: isLeft)
      }
    }

    /// The kind of a screen if nothing is known to show it.
    private func declared(_ left: Set<String>, isLeft: Bool) -> (HeaderKind, Certainty) {
      switch owner.declared {
      case .modal: return over(.likely)
      case .push: return (.page, .certain)
      case .root: return (.root, .likely)
      case .part, nil: break
      }
      if left.contains("back") { return (.page, .likely) }
      let framework = owner.framework.description
      // An activity fills the window, also with a cross in its bar.
      if let end = framework.endOfWindows, owner.name.hasSuffix(end) { return (.page, .likely) }
      if isLeft { return over(.likely) }
      if framework.stacksAreScreens, owner.traits.contains(.stack) { return (.root, .likely) }
      return (.page, .unsure)
    }

    /// A screen over another: a task, or something to look at.
    private func over(_ certainty: Certainty) -> (HeaderKind, Certainty) {
      let isTask =
        !traits.isDisjoint(with: [.text, .input]) || !exits.confirmations.isEmpty
        || owner.declared == .modal && traits.contains(.alert)
        || exits.dismissals.contains { $0.purpose == "cancel" } || ScreenWords.isTask(owner.name)
        || own.contains { $0.purpose == nil && ScreenSurvey.closesAfter($0) }
      return (isTask ? .dialog : .viewer, certainty)
    }
  }
}
