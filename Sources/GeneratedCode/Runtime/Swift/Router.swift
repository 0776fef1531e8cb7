extension Router {
  /// Creates a router at the base of the first tab.
  public init() { self.init(.all) }

  /// Creates a router from a stored state, as far as its screens still exist; see ``init(_:restoring:dropped:)``.
  public init(restoring state: State, dropped: inout [Dropped]) {
    self.init(.all, restoring: state, dropped: &dropped)
  }

  /// The screen that is visible; nil only if no screen can be a base.
  public var screen: Screen? { Screen(current) }

  /// The visible stack, from its base: that of the top modal, or else of the selected tab.
  public var stack: [Screen] { path.compactMap { Screen($0) } }

  /// The stacks of the modals, the lowest first.
  public var modals: [[Screen]] { state.modals.map { $0.entries.compactMap { Screen($0) } } }

  /// Shows a screen over the visible one, in the same stack.
  ///
  /// A screen that declares a tab is shown in the stack of that tab, which is selected.
  ///
  /// - Throws: ``RouterRefusal`` if the screen is a modal or the base of a stack, if a value cannot be in its path, or if
  ///   a modal covers its tab.
  public mutating func push(_ screen: Screen) throws(RouterRefusal) { try push(screen.destination) }

  /// Shows a screen in place of the visible one.
  ///
  /// - Throws: ``RouterRefusal`` as ``push(_:)`` does, and for the base of a stack.
  public mutating func replaceTop(_ screen: Screen) throws(RouterRefusal) { try replaceTop(screen.destination) }

  /// Goes back to a screen of the visible stack: the nearest that is equal; nothing changes if it is visible.
  ///
  /// - Throws: ``RouterRefusal/notInStack(screen:stack:)``.
  public mutating func pop(to screen: Screen) throws(RouterRefusal) { try pop(to: screen.destination) }

  /// Presents a screen over everything, with a separate stack.
  ///
  /// - Parameter presentation: the way in which it is presented this time; nil for that of the screen.
  /// - Throws: ``RouterRefusal`` if the screen is pushed, if a value cannot be in its path, or if a modal covers its tab.
  public mutating func present(_ screen: Screen, as presentation: Presentation? = nil) throws(RouterRefusal) {
    try present(screen.destination, as: presentation)
  }

  /// Replaces the stack of a screen's tab by the screen with its parents beneath, and dismisses all modals.
  ///
  /// - Parameter force: true to lose input.
  /// - Throws: ``RouterRefusal`` if the screen is a modal, if a parent needs a value that it does not have, or if input
  ///   would be lost.
  public mutating func setRoot(_ screen: Screen, force: Bool = false) throws(RouterRefusal) {
    try setRoot(screen.destination, force: force)
  }
}

// MARK: - Views

extension Router {
  /// Takes a step that a person asks for with a gesture or a control of the system, unless it would lose input.
  ///
  /// - Throws: the refusal of the step, or ``RouterRefusal/losesInput(screen:discard:)``.
  mutating func asking(_ step: (inout Router) throws(RouterRefusal) -> Void) throws(RouterRefusal) {
    var next = self
    try step(&next)
    try checkInput(for: next)
    self = next
  }

  /// Returns whether a person may dismiss the modals from a place on: none of their screens would lose input.
  func canDismiss(from index: Int) -> Bool {
    var next = self
    return (try? next.asking { router throws(RouterRefusal) in try router.dismiss(router.modals.count - index) }) != nil
  }

  /// Goes to another path of a stack, as a person does with the system's back button, its menu or a swipe, or with a link
  /// to a screen in the visible one.
  ///
  /// - Parameter path: the screens of the visible stack over its base.
  /// - Throws: ``RouterRefusal``; the router is unchanged.
  mutating func follow(_ path: [Screen]) throws(RouterRefusal) {
    let kept = zip(stack.dropFirst(), path).prefix { $0 == $1 }.count
    try asking { router throws(RouterRefusal) in
      try router.pop(toIndex: kept)
      for screen in path.dropFirst(kept) { try router.push(screen) }
    }
  }
}

extension Presentation {
  /// The look of a sheet; nil for other ways.
  var sheetOptions: SheetOptions? {
    guard case .sheet(let options) = self else { return nil }
    return options
  }

  /// The app's name of a custom way; nil for other ways.
  var customName: String? {
    guard case .custom(let name) = self else { return nil }
    return name
  }
}
