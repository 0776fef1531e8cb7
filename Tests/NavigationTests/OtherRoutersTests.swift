import CatalogModel
import Navigation
import Testing

/// Actions and links from the test suites of other routers.
///
/// Inputs and expected values only (NOTICE.txt). Their `null` for an action that is not handled is a refusal here. Left
/// out, and why:
/// - react-navigation's `navigate`, `replace`, `popTo` with parameters or to a screen that is not in the stack, `pop`
///   with a number (which stops at the base), `getId`, `preload`, `retain`, `history`, `setParams`: actions that this
///   router does not have;
/// - keys of routes, sources and targets of actions: a state here is screens and parameters;
/// - default and merged parameters: a screen gets exactly the parameters of the action;
/// - `backBehavior` of tabs, and tabs created on demand: going back never changes the tab, and all tabs always exist;
/// - restoring around a dropped entry: entries above it are dropped too;
/// - lists of routes that change while a router lives: a router with other screens is restored from the state;
/// - go_router's redirects, shells, navigator keys, completers, `extra`, error pages, case-insensitive matching;
/// - go_router's first of several matching routes: here the most specific one, and the first only in a conflict.
@Suite struct OtherRoutersTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let state: String
    let action: Action
    /// The resulting stack; nil if the action is refused.
    let result: String?
    var testDescription: String { "\(state): \(action)" }
  }

  private static func stack(_ line: String) -> [Destination] {
    line.split(separator: " ").map { Destination(String($0)) }
  }

  /// react-navigation, StackRouter.test.tsx: initial states, push, pop, pop to top, pop to, go back.
  @Test(arguments: [
    Row(state: "bar", action: .push("baz"), result: "bar baz"),
    Row(state: "bar", action: .push("unknown"), result: nil),
    Row(state: "baz bar qux", action: .pop, result: "baz bar"),
    Row(state: "baz", action: .pop, result: nil),
    Row(state: "baz bar qux", action: .popToRoot, result: "baz"),
    Row(state: "baz bar", action: .popTo("baz"), result: "baz"),
    Row(state: "baz bar", action: .popTo("bar"), result: "baz bar"),
    Row(state: "baz bar", action: .popTo("unknown"), result: nil),
    Row(state: "baz bar", action: .goBack, result: "baz"),
    Row(state: "baz", action: .goBack, result: nil),
  ])
  func changesAStackAsReactNavigation(row: Row) throws {
    let screens = Screens(["baz", "bar", "qux"].map { Screen(id: $0) })
    var dropped: [Router.Dropped] = []
    let state = Router.State(stacks: [.init(tab: nil, entries: Self.stack(row.state))], selectedTab: nil)
    var router = Router(screens, restoring: state, dropped: &dropped)
    #expect(router.state == state)
    do throws(RouterRefusal) {
      try row.action.run(on: &router)
      #expect(row.result.map(Self.stack) == router.path)
    } catch {
      #expect(row.result == nil)
      #expect(router.state == state)
    }
  }

  /// react-navigation, StackRouter.test.tsx: the initial state, and states that are completed.
  @Test(
    arguments: [("", "bar"), ("bar qux baz", "bar qux baz"), ("bar baz qux", "bar baz qux"), ("unknown", "bar")])
  func restoresAStackAsReactNavigation(stored: String, stack: String) {
    let screens = Screens(["bar", "baz", "qux"].map { Screen(id: $0) })
    let state = Router.State(stacks: [.init(tab: nil, entries: Self.stack(stored))], selectedTab: nil)
    var dropped: [Router.Dropped] = []
    #expect(Router(screens, restoring: state, dropped: &dropped).path == Self.stack(stack))
    #expect(Router(screens).path == [Destination("bar")])
  }

  /// react-navigation, TabRouter.test.tsx: the initial state, states that are completed, jumps.
  @Test(
    arguments: [
      ([], nil, nil, "bar"), (["bar", "qux"], nil, nil, "bar"), (["bar", "baz", "qux"], "qux", nil, "qux"),
      (["bar", "qux"], "qux", nil, "qux"), (["bar", "baz", "qux"], "bar", "baz", "baz"),
      (["bar", "baz", "qux"], "baz", "foo", nil),
    ] as [([String], String?, String?, String?)])
  func changesTabsAsReactNavigation(stored: [String], selected: String?, jump: String?, current: String?) {
    let names = ["bar", "baz", "qux"]
    let screens = Screens(names.enumerated().map { Screen(id: $1, header: .root, tab: $1, tabOrder: $0 + 1) })
    let stacks = stored.map { Router.State.Stack(tab: $0, entries: [Destination($0)]) }
    var dropped: [Router.Dropped] = []
    var router = Router(screens, restoring: .init(stacks: stacks, selectedTab: selected), dropped: &dropped)
    #expect(router.tabs.map(\.name) == names)
    do throws(RouterRefusal) {
      if let jump { try router.selectTab(jump) }
      #expect(router.current.screen == current)
    } catch {
      #expect(current == nil)
      #expect(router.state.selectedTab == selected)
    }
  }

  /// react-navigation, getStateFromPath.test.tsx: the route for a path if several match.
  @Test(
    arguments: [
      (["/foo", "/foo/{id}"], "/foo/5", "/foo/{id}"),
      (["/foo", "/foos"], "/foos", "/foos"),
      (["/foos/{id}", "/foos/{id}/{nip}"], "/foos/5", "/foos/{id}"),
      (["/foos/{id}", "/foos/{id}/res/{pwd}"], "/foos/5/res/20", "/foos/{id}/res/{pwd}"),
      (["/foos/{id}", "/{id}/{pwd}/foos/res"], "/5/20/foos/res", "/{id}/{pwd}/foos/res"),
      (["/foo/{id}", "/foos/{id}/{nip?}"], "/foos/5", "/foos/{id}/{nip?}"),
      (["/bar/{id}/", "/{rest*}"], "/test/bar/42/whatever", "/{rest*}"),
      (["/foo/{id}", "/bar/{id}", "/{section}/{id}", "/{rest*}"], "/bar/42", "/bar/{id}"),
      (["/foo/{id}", "/bar/{id}", "/{section}/{id}", "/{rest*}"], "/baz/42", "/{section}/{id}"),
      (["/foo/{id}", "/bar/{id}", "/{section}/{id}", "/{rest*}"], "/foo/42/extra", "/{rest*}"),
      (["/bar/{id}/", "/bar/{id}/{rest*}"], "/bar/42/whatever/baz/initt", "/bar/{id}/{rest*}"),
      (["/bar/{id}/", "/bar/{id}/test", "/{rest*}"], "/bar/42/test", "/bar/{id}/test"),
      (["/foo/{id}?{query}", "/foo/{slug}"], "foo/42", "/foo/{slug}"),
      (["/foo/{id}?{query}", "/foo/{slug}"], "foo/42?query=@ok", "/foo/{id}?{query}"),
      (["/foo/bar/{category}", "/foo/bar/baz", "/foo/bar/{rest*}"], "foo/bar/baz", "/foo/bar/baz"),
      (["/foo/bar/{category}", "/foo/bar/baz", "/foo/bar/{rest*}"], "foo/bar/123", "/foo/bar/{category}"),
      (["/foo/bar/{category}", "/foo/bar/baz", "/foo/bar/{rest*}"], "foo/bar/hello/world", "/foo/bar/{rest*}"),
      (["/files/{parts*}", "/files/{part}"], "/files/a", "/files/{part}"),
      (["/files", "/files/{parts*}"], "/files", "/files"),
      (["/a/{parts*}", "/b", "/a"], "/a", "/a"),
      (["/a/{parts*}", "/b", "/a"], "/a/x", "/a/{parts*}"),
      (["/files/{parts*}", "/{name}/{id}"], "/files/a", "/files/{parts*}"),
    ])
  func findsRoutesAsReactNavigation(routes: [String], path: String, route: String) throws {
    let screens = routes.map { Screen(id: $0, route: RoutePattern($0)) }
    #expect(try Screens(screens).destination(for: path).screen == route)
    #expect(try Screens(screens.reversed()).destination(for: path).screen == route)
  }

  /// go_router, go_router_test.dart: the stack after `go`, from the base; nested routes are screens with parents here.
  @Test(
    arguments: [
      ("/", ["/"]), ("/foo", nil), ("/login", ["/", "/login"]), ("/login/", ["/", "/login"]),
      ("https://www.domain.com/?bar=baz", ["/"]), ("https://www.domain.com/login/", ["/", "/login"]),
      ("/family/f2", ["/", "/family/f2"]), ("/family/f2/person/p1", ["/", "/family/f2", "/family/f2/person/p1"]),
    ] as [(String, [String]?)])
  func opensLinksAsGoRouter(url: String, paths: [String]?) throws {
    var router = Router(Self.family)
    if let paths {
      try router.open(url: url)
      #expect(try router.path.map { (entry) throws -> String in try Self.family.path(of: entry) } == paths)
    } else {
      #expect(throws: RouterRefusal.self) { try router.open(url: url) }
      #expect(router.path == [Destination("home")])
    }
  }

  /// go_router, go_router_test.dart and matching_test.dart: pushed links, popped, encoded and decoded.
  @Test func pushesLinksAsGoRouter() throws {
    let screens = Screens([
      Screen(id: "home", header: .root, route: RoutePattern("/")), Screen(id: "page1", route: RoutePattern("/page1")),
      Screen(id: "page2", route: RoutePattern("/page2")),
    ])
    var router = Router(screens)
    for url in ["/page1", "/page2", "/page1", "/page2"] { try router.open(url: url, .push) }
    #expect(router.path.map(\.screen) == ["home", "page1", "page2", "page1", "page2"])
    try router.pop()
    #expect(router.path.map(\.screen) == ["home", "page1", "page2", "page1"])
    var dropped: [Router.Dropped] = []
    #expect(Router(screens, restoring: router.state, dropped: &dropped).path == router.path)
  }

  private static let family = Screens([
    Screen(id: "home", header: .root, route: RoutePattern("/")),
    Screen(id: "login", parent: "home", route: RoutePattern("/login")),
    Screen(id: "family", parent: "home", route: RoutePattern("/family/{fid}")),
    Screen(id: "person", parent: "family", route: RoutePattern("/family/{fid}/person/{pid}")),
  ])
}
