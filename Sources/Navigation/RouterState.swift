internal import CatalogModel

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
    /// The modals, the lowest first; they cover the selected tab.
    public var modals: [Modal]
    /// The destinations whose input the app has said to be empty or saved, so that leaving them asks nothing.
    public var unchanged: Set<Destination>

    /// Creates a state.
    public init(
      stacks: [Stack], selectedTab: String?, modals: [Modal] = [], unchanged: Set<Destination> = []
    ) {
      self.stacks = stacks
      self.selectedTab = selectedTab
      self.modals = modals
      self.unchanged = unchanged
    }

    private enum CodingKeys: CodingKey {
      case stacks, selectedTab, modals, unchanged
    }

    /// Decodes a state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      stacks = try values.decode([Stack].self, forKey: .stacks)
      selectedTab = try values.decodeIfPresent(String.self, forKey: .selectedTab)
      modals = try values.decodeIfPresent([Modal].self, forKey: .modals) ?? []
      unchanged = Set(try values.decodeIfPresent([Destination].self, forKey: .unchanged) ?? [])
    }

    /// Encodes a state; equal states give equal bytes if the encoder sorts keys.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(stacks, forKey: .stacks)
      try values.encodeIfPresent(selectedTab, forKey: .selectedTab)
      if !modals.isEmpty { try values.encode(modals, forKey: .modals) }
      // In the order of the stacks, because a set has none.
      let shown = stacks.flatMap(\.entries) + modals.flatMap(\.entries)
      let unchanged = shown.filter(unchanged.contains)
      if !unchanged.isEmpty { try values.encode(unchanged, forKey: .unchanged) }
    }
  }
}
