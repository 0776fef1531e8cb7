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
