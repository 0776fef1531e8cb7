import CatalogModel
import Navigation
import Testing

/// Screens found by identifier and by path, and the paths of destinations.
@Suite struct ScreensTests {
  @Test func findsScreensById() {
    #expect(SampleApp.screens["city"]?.parent == "places")
    #expect(SampleApp.screens["town"] == nil)
    #expect(SampleApp.screens.map(\.id) == SampleApp.list.map(\.id))
  }

  @Test func keepsTheFirstOfDuplicates() {
    let screens = Screens([Screen(id: "a", description: "1"), Screen(id: "a", description: "2"), Screen(id: "b")])
    #expect(screens.map(\.description) == ["1", nil])
    #expect(screens["a"]?.description == "1")
  }

  @Test(
    arguments: [
      (Destination("places"), "/places"),
      (Destination("places", ["sort": "by name"]), "/places?sort=by%20name"),
      (Destination("city", ["city": "são/paulo"]), "/places/s%C3%A3o%2Fpaulo"),
      (Destination("route", ["city": "a", "route": "b"]), "/places/a/routes/b"),
      (Destination("itinerary", ["itinerary": "1"]), "/itineraries/1"),
      (Destination("new-itinerary"), "/itineraries/new"),
      (Destination("help", ["path": ""]), "/help"),
      (Destination("help", ["path": "a/b c"]), "/help/a/b%20c"),
    ])
  func pathsAndDestinationsAreInverse(destination: Destination, path: String) throws {
    #expect(try SampleApp.screens.path(of: destination) == path)
    #expect(try SampleApp.screens.destination(for: path) == destination)
  }

  @Test func leavesTheTitlesParameterOutOfThePath() throws {
    let destination = Destination("route", ["city": "a", "route": "b", "name": "Wall"])
    #expect(try SampleApp.screens.path(of: destination) == "/places/a/routes/b")
  }

  @Test(
    arguments: [
      (Destination("town"), "unknown screen 'town'; declare it in screens.json"),
      (Destination("city"), "screen 'city': missing parameter 'city'; pass a value for it"),
      (Destination("welcome"), "screen 'welcome' has no route; add one in screens.json"),
      (
        Destination("itinerary", ["itinerary": "new"]),
        "path '/itineraries/new' of screen 'itinerary' leads to 'new-itinerary'; use other values, or another route"
      ),
    ])
  func refusesPathsThatLeadElsewhere(destination: Destination, message: String) {
    let refusal = #expect(throws: RouterRefusal.self) { try SampleApp.screens.path(of: destination) }
    #expect(refusal?.description == message)
  }

  /// The most specific route matches a path, whatever the order of the screens.
  @Test(
    arguments: [
      ("/a/b", "literal"), ("/a/x", "parameter"), ("/a", "end"), ("/a/x/y", "wildcard"), ("/a/x/c", "deep"),
      ("/a/b/c", "deep"), ("/a/b?q=1", "query"), ("/z", "any"), ("/z/1", "optional"), ("/", "root"), ("/z/1/2", "rest"),
    ])
  func prefersSpecificRoutes(path: String, screen: String) throws {
    let routes = [
      "literal": "/a/b", "query": "/a/b?{q}", "parameter": "/a/{x}", "deep": "/a/{x}/c", "end": "/a",
      "wildcard": "/a/{x*}", "any": "/{x}", "optional": "/{x}/{y?}", "rest": "/{x*}", "root": "/",
    ]
    let screens = routes.map { Screen(id: $0.key, route: RoutePattern($0.value)) }.sorted { $0.id < $1.id }
    #expect(try Screens(screens).destination(for: path).screen == screen)
    #expect(try Screens(screens.reversed()).destination(for: path).screen == screen)
  }

  @Test func ofConflictingRoutesTheFirstGetsThePath() throws {
    let screens = Screens([
      Screen(id: "b", route: RoutePattern("/{y}")), Screen(id: "a", route: RoutePattern("/{x}")),
      Screen(id: "c", route: RoutePattern("/{z*}")), Screen(id: "d", route: RoutePattern("/{w*}")),
    ])
    #expect(try screens.destination(for: "/1") == Destination("b", ["y": "1"]))
    #expect(try screens.destination(for: "/1/2") == Destination("c", ["z": "1/2"]))
  }

  @Test func takesHeadersFromTheCataloguesKinds() {
    let kind = HeaderKind(rawValue: "form")
    let definition = HeaderKindDefinition(
      kind: kind, description: "A form.", title: .inline, leading: [.close], requiresConfirmation: false,
      takesInput: true, maximumTrailing: nil, leave: .pop)
    let screen = Screen(id: "a", header: kind)
    #expect(Router(Screens([screen], kinds: [definition])).header?.leading == .item(HeaderItem(purpose: "close")))
    #expect(Router(Screens([screen])).header?.leading == .system)
  }
}
