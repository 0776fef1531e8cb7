import CatalogModel
import Navigation
import Testing

/// Screens that no app should have. Nothing hangs, traps or empties a stack.
@Suite struct HostileScreensTests {
  @Test(
    arguments: [
      ([], ""),
      ([Screen(id: "a", presentation: .fullScreen)], ""),
      ([Screen(id: "a", route: RoutePattern("/{id}"))], ""),
      ([Screen(id: "a", parent: "a")], ""),
      ([Screen(id: "a", parent: "b"), Screen(id: "b", parent: "a")], ""),
      ([Screen(id: "a"), Screen(id: "b", header: .root)], "b"),
      ([Screen(id: "a"), Screen(id: "b")], "a"),
      // Impossible tabs: with a parent, as a modal, with a required parameter, as a page without a number.
      ([Screen(id: "a", parent: "b", tab: "t", tabOrder: 1), Screen(id: "b")], "b"),
      ([Screen(id: "a", presentation: .sheet(), tab: "t", tabOrder: 1), Screen(id: "b")], "b"),
      ([Screen(id: "a", route: RoutePattern("/{id}"), tab: "t", tabOrder: 1), Screen(id: "b")], "b"),
      ([Screen(id: "a", tab: "t"), Screen(id: "b", header: .root)], "b"),
    ] as [([Screen], String)])
  func hasABaseWhereverOneIsPossible(list: [Screen], base: String) throws {
    var router = Router(Screens(list))
    #expect(router.path == [Destination(base)])
    #expect((router.header == nil) == base.isEmpty)
    #expect(router.tabs.isEmpty)
    var dropped: [Router.Dropped] = []
    #expect(Router(router.screens, restoring: router.state, dropped: &dropped).state == router.state)
    #expect(dropped.isEmpty)
    #expect(throws: RouterRefusal.self) { try router.pop() }
    #expect(throws: RouterRefusal.self) { try router.selectTab("t") }
    router.popToRoot()
    #expect(router.path == [Destination(base)])
  }

  /// Roots with a tab are tabs without a number too, after those with one.
  @Test func takesTabsWithoutANumber() {
    let screens = Screens([
      Screen(id: "a", header: .root, tab: "x"), Screen(id: "b", header: .root, tab: "y"),
      Screen(id: "c", header: .root, tab: "z", tabOrder: 1),
    ])
    #expect(Router(screens).tabs.map(\.name) == ["z", "x", "y"])
  }

  @Test func takesTheFirstOfTwoBasesOfATab() {
    let screens = Screens([
      Screen(id: "a", tab: "t", tabOrder: 2), Screen(id: "b", tab: "t", tabOrder: 1),
      Screen(id: "c", tab: "u", tabOrder: 1),
    ])
    #expect(Router(screens).line == "*b | c")
  }

  @Test(arguments: [1, 2, 3, 1000])
  func endsAtACircleOfParents(length: Int) throws {
    let circle = (0..<length).map {
      Screen(id: "s\($0)", parent: "s\(($0 + 1) % length)", route: RoutePattern("/s\($0)"))
    }
    var router = Router(Screens([Screen(id: "home", header: .root)] + circle))
    try router.open(url: "/s0")
    #expect(router.path.count == length + 1)
    #expect(router.current == Destination("s0"))
    try router.setRoot("s0")
    #expect(router.path.count == length + 1)
  }

  @Test func takesAHundredThousandScreens() throws {
    let (count, depth) = (100_000, 5000)
    let above = (1..<count).map {
      Screen(
        id: "s\($0)", parent: $0 < depth ? "s\($0 - 1)" : "s",
        route: $0 < depth || $0 == count - 1 ? RoutePattern("/s/\($0)/{id?}") : nil)
    }
    let screens = Screens([Screen(id: "s0")] + above)
    #expect(try screens.destination(for: "/s/99999/x") == Destination("s99999", ["id": "x"]))
    var router = Router(screens)
    try router.open(url: "/s/\(depth - 1)")
    #expect(router.path.count == depth)
    try router.open(url: "/s/2500", .push)
    #expect(router.current == Destination("s2500"))
    var dropped: [Router.Dropped] = []
    #expect(Router(screens, restoring: router.state, dropped: &dropped).state == router.state)
    #expect(throws: RouterRefusal.self) { try router.open(url: "/t") }
  }

  @Test func takesManyTabs() throws {
    let list = (0..<20_000).map { (place: Int) in Screen(id: "s\(place)", tab: "t\(place)", tabOrder: place) }
    var router = Router(Screens(list))
    try router.selectTab("t19999")
    #expect(router.current == Destination("s19999"))
    var dropped: [Router.Dropped] = []
    #expect(Router(router.screens, restoring: router.state, dropped: &dropped).state == router.state)
  }

  /// Each path matches the first parts of all patterns but none of the last ones.
  @Test func searchesEachPartOfATableOnce() throws {
    let depth = 10
    let patterns = (0..<(1 << depth)).map { bits in
      (0..<depth).map { bits >> $0 & 1 == 0 ? "/a" : "/{p\($0)}" }.joined() + "/end"
    }
    let wildcards = (0..<400).map { String(repeating: "/a", count: $0) + "/{rest*}?{q}" }
    let screens = Screens((patterns + wildcards).map { Screen(id: $0, route: RoutePattern($0)) })
    let path = String(repeating: "/a", count: 100_000)
    #expect(throws: RouterRefusal.self) { try screens.destination(for: path) }
    #expect(throws: RouterRefusal.self) { try screens.destination(for: path + "?q=%") }
    #expect(try screens.destination(for: path + "?q=1").screen == wildcards.last)
  }

  @Test(
    arguments: [
      "", ":", "::::", "a:", "a://", "http://", "//", "///", "?", "#", "%", "/%", "a:b:c", "\u{0}", "/..", "é:/a",
    ])
  func refusesStrangeLinks(url: String) {
    var router = Router(SampleApp.screens)
    #expect(throws: RouterRefusal.self) { try router.open(url: url) }
    #expect(throws: RouterRefusal.self) { try router.open(url: String(repeating: url, count: 20_000)) }
  }
}
