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

  /// Shows a screen over the visible one, in the same stack.
  ///
  /// A screen that declares a tab is shown in the stack of that tab, which is selected.
  ///
  /// - Throws: ``RouterRefusal`` if the screen is a modal or the base of a stack, if a value cannot be in its path, or if
  ///   a modal covers its tab.
  public mutating func push(_ screen: Screen) throws(RouterRefusal) { try push(screen.destination) }

  /// Presents a screen over everything, with a separate stack.
  ///
  /// - Throws: ``RouterRefusal`` if the screen is pushed, if a value cannot be in its path, or if a modal covers its tab.
  public mutating func present(_ screen: Screen) throws(RouterRefusal) { try present(screen.destination) }

  /// Replaces the stack of a screen's tab by the screen with its parents beneath, and dismisses all modals.
  ///
  /// - Throws: ``RouterRefusal`` if the screen is a modal, or if a parent needs a value that it does not have.
  public mutating func setRoot(_ screen: Screen) throws(RouterRefusal) { try setRoot(screen.destination) }
}
