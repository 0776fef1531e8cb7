public import CatalogModel

/// The position of a person in an app: a stack for each tab, and a stack for each modal over them.
///
/// A router is a value without any user interface. Its actions change it or throw a ``RouterRefusal`` that says why it
/// is unchanged. No action changes the tab unless the screen declares one, except ``selectTab(_:force:)`` and
/// ``open(url:_:force:)``. No stack is ever empty.
///
/// ```swift
/// var router = Router(catalog.screens)
/// try router.push("route", ["city": "berlin", "route": "7"])
/// try router.open(url: "/places/berlin/routes/7")
/// ```
///
/// It is encoded as its ``State``; ``init(_:restoring:dropped:)`` restores it, because the screens come from the
/// catalogue and may be newer than the state.
public struct Router: Sendable {
  /// The screens of the app.
  public let screens: Screens
  /// The person's position.
  public internal(set) var state: State

  /// Creates a router at the base of the first tab.
  ///
  /// An app without tabs has one stack. Its base is the first screen without a parent and required parameters, if
  /// possible with the header of a root. Without such a screen, which the catalogue's check reports, the base is an
  /// unknown screen whose identifier is empty.
  public init(_ screens: Screens) {
    self.screens = screens
    state = State(
      stacks: screens.stacks.map { State.Stack(tab: $0.tab, entries: [Destination($0.base)]) },
      selectedTab: screens.stacks.first?.tab)
  }
}

// MARK: - Answers

extension Router {
  /// The destination that is visible.
  public var current: Destination { path.last ?? Destination("") }

  /// The visible stack, from its base: that of the top modal, or else of the selected tab.
  public var path: [Destination] { state.modals.last?.entries ?? state.stacks[selectedStack].entries }

  /// True if a modal is visible.
  public var isModal: Bool { !state.modals.isEmpty }

  /// The ways in which the modals are presented, the lowest first.
  public var presentations: [Presentation] {
    state.modals.map { $0.presentation ?? screens.facts(of: $0.entries[0].screen)?.presentation ?? .fullScreen }
  }

  /// The tabs, in the order of the tab bar; empty if the app has none.
  public var tabs: [Tab] {
    state.stacks.compactMap { stack in
      stack.tab.map { Tab(name: $0, path: stack.entries, isSelected: $0 == state.selectedTab) }
    }
  }

  /// A tab, and the person's position in it.
  public struct Tab: Hashable, Sendable {
    /// Its name in the catalogue.
    public let name: String
    /// Its stack, from its base.
    public let path: [Destination]
    /// True if it is selected; a modal may cover it.
    public let isSelected: Bool
  }

  /// The index of the selected tab's stack.
  var selectedStack: Int { state.stacks.firstIndex { $0.tab == state.selectedTab } ?? 0 }
}

extension Router: Encodable {
  /// Encodes the state.
  public func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }
}
