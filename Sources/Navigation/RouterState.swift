extension Router {
  /// The person's position in a form that can be stored; ``Router/init(_:restoring:dropped:)`` restores it.
  ///
  /// Restoring drops wrong entries, so a state may come from any source.
  public struct State: Hashable, Codable, Sendable {
    /// A stack that no modal contains.
    public struct Stack: Hashable, Codable, Sendable {
      /// The name of its tab; nil for the only stack of an app without tabs.
      public var tab: String?
      /// The destinations from the base.
      public var entries: [Destination]

      /// Creates a stack.
      public init(tab: String?, entries: [Destination]) {
        self.tab = tab
        self.entries = entries
      }
    }

    /// The stacks of the tabs, in the order of the tab bar, or the only stack of an app without tabs.
    public var stacks: [Stack]
    /// The name of the selected tab; nil in an app without tabs.
    public var selectedTab: String?
    /// The stacks of the modals, the lowest first; they cover the selected tab.
    public var modals: [[Destination]]

    /// Creates a state.
    public init(stacks: [Stack], selectedTab: String?, modals: [[Destination]] = []) {
      self.stacks = stacks
      self.selectedTab = selectedTab
      self.modals = modals
    }
  }
}
