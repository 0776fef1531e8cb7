public import CatalogModel

/// The screens of an app, found by identifier or by link.
///
/// ```swift
/// let screens = Screens([
///   Screen(id: "places", header: .root, title: .purpose("places"), route: RoutePattern("/places")),
///   Screen(id: "city", title: .argument("city"), parent: "places", route: RoutePattern("/places/{city}")),
/// ])
/// try screens.destination(for: "app://places/berlin").screen              // city
/// try screens.path(of: Destination("city", ["city": "são paulo"]))        // /places/s%C3%A3o%20paulo
/// ```
///
/// It is a collection in the order of the catalogue. A catalogue has one in ``Catalog/screens``.
///
/// Wrong data is reported by the catalogue's check and never fails here: of screens with the same identifier the first
/// counts, and a missing parent or a circle of parents ends the way to a screen.
public struct Screens: Sendable {
  private let screens: [Screen]
  private let facts: [ScreenFacts]
  private let indices: [String: Int]
  /// The catalogue's kinds of headers.
  private let kinds: [HeaderKindDefinition]
  let routes: RouteTable
  /// The stacks of the app, in the order of the tab bar, each with its tab and the identifier of its base; one stack
  /// without a tab if the app has no tabs.
  package let stacks: [(tab: String?, base: String)]

  /// Creates the collection for headers of the four kinds that every catalogue has.
  ///
  /// It makes the tree of all routes now, so that finding a link's screen is fast: keep the collection.
  ///
  /// - Parameter screens: the screens in the order of the catalogue. Nothing is checked.
  public init(_ screens: [Screen]) { self.init(screens, kinds: []) }

  /// Creates the collection for a catalogue that declares kinds of headers.
  package init(_ screens: [Screen], kinds: [HeaderKindDefinition]) {
    var indices: [String: Int] = [:]
    var unique: [Screen] = []
    for screen in screens where indices[screen.id] == nil {
      indices[screen.id] = unique.count
      unique.append(screen)
    }
    let tabs = Self.tabs(of: unique)
    let names = Set(tabs.map(\.name))
    let facts = unique.map { ScreenFacts($0, tabs: names) }
    self.screens = unique
    self.facts = facts
    self.indices = indices
    self.kinds = kinds
    routes = RouteTable(facts)
    stacks = tabs.isEmpty ? [(nil, Self.base(of: unique))] : tabs.map { ($0.name, $0.screen.id) }
  }

  /// The screen with an identifier; nil if there is none. The time is constant.
  public subscript(id: String) -> Screen? { indices[id].map { screens[$0] } }

  /// The router's facts about the screen with an identifier; nil if there is none.
  func facts(of id: String) -> ScreenFacts? { indices[id].map { facts[$0] } }

  /// The header of a screen, as its kind and its own items make it.
  ///
  /// - Returns: the content of the bar. A kind that the catalogue does not have counts as a page.
  public func header(of screen: Screen) -> Header { Header(of: screen, kinds: kinds) }

  /// The identifiers of all screens.
  var identifiers: some Sequence<String> { facts.lazy.map(\.id) }

  /// The patterns of all routes.
  var patterns: some Sequence<RoutePattern> { facts.lazy.compactMap(\.route) }

  private static func tabs(of screens: [Screen]) -> [(name: String, screen: Screen)] {
    var names: Set<String> = []
    // The sort is stable: equal tab orders keep the catalogue's order. Tabs without a number are the last.
    return screens.filter(\.isTabBase).sorted { $0.tabOrder ?? .max < $1.tabOrder ?? .max }.compactMap { screen in
      guard let name = screen.tab, names.insert(name).inserted else { return nil }
      return (name, screen)
    }
  }

  /// The base of the only stack of an app without tabs; empty if no screen can be one.
  private static func base(of screens: [Screen]) -> String {
    let bases = screens.lazy.filter(\.canBeBase)
    return (bases.first { $0.header == .root } ?? bases.first)?.id ?? ""
  }
}

extension Screens: RandomAccessCollection {
  /// The index of the first screen.
  public var startIndex: Int { screens.startIndex }
  /// The index after the last screen.
  public var endIndex: Int { screens.endIndex }
  /// The screen at an index, in the order of the catalogue.
  public subscript(index: Int) -> Screen { screens[index] }
}
