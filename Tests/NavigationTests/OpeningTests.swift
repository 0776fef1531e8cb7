import CatalogModel
import Navigation
import Testing

/// Links, and the screens that they open.
@Suite struct OpeningTests {
  @Test(
    arguments: [
      ("/places/berlin/routes/7", "*places, city(city=berlin), route(city=berlin route=7) | itineraries"),
      ("/places", "*places | itineraries"),
      ("/places?sort=name", "*places(sort=name) | itineraries"),
      (
        "/places/berlin/routes/7?day=2&utm=x",
        "*places, city(city=berlin), route(city=berlin day=2 route=7) | itineraries"
      ),
      ("/itineraries/1", "places | *itineraries, itinerary(itinerary=1)"),
      ("/itineraries/new", "places | *itineraries ^ new-itinerary"),
      ("/itineraries/new/people", "places | *itineraries ^ new-itinerary, people"),
      ("/itineraries/new/photo/1", "places | *itineraries ^ new-itinerary ^ photo(photo=1)"),
      ("/offers/1", "places | *itineraries, offer(offer=1)"),
      ("/survey", "places | *itineraries ^ survey"),
      // A screen without a parent gets the base of the current tab beneath it.
      ("/help/a/b", "*places, help(path=a/b) | itineraries"),
      ("/help", "*places, help(path=) | itineraries"),
      ("/lost", "*places, lost | itineraries"),
      // Schemes and hosts.
      ("https://example.org/places/berlin/", "*places, city(city=berlin) | itineraries"),
      ("HTTPS://user@example.org:8080/places/berlin?a=b#c", "*places, city(city=berlin) | itineraries"),
      ("//example.org/places/berlin", "*places, city(city=berlin) | itineraries"),
      ("app:///places/berlin", "*places, city(city=berlin) | itineraries"),
      ("app://places/berlin", "*places, city(city=berlin) | itineraries"),
      ("app://example.org/places/berlin", "*places, city(city=berlin) | itineraries"),
      ("app:/places/berlin", "*places, city(city=berlin) | itineraries"),
      ("com.example.app+x:places/berlin", "*places, city(city=berlin) | itineraries"),
    ])
  func replacesTheStackOfItsTab(url: String, line: String) throws {
    var router = Router(SampleApp.screens)
    try router.open(url: url)
    #expect(router.line == line)
    // The tab's earlier stack and all modals are removed.
    for actions in Self.earlier {
      var busy = Router(SampleApp.screens)
      try busy.run(actions)
      try busy.open(url: url)
      #expect(busy.current == router.current)
      #expect(busy.state.modals == router.state.modals)
      let isAtHome = busy.state.selectedTab == router.state.selectedTab
      #expect(!isAtHome || busy.path == router.path)
    }
  }

  @Test(
    "A screen without a route is shown as its link would be, with its parents and modals",
    arguments: [
      (Destination("photo", ["photo": "1"]), "places | *itineraries ^ new-itinerary ^ photo(photo=1)"),
      (Destination("survey"), "places | *itineraries ^ survey"),
      (Destination("step", ["city": "a", "step": "2"]), "*places, city(city=a), step(city=a step=2) | itineraries"),
    ])
  func opensAScreen(destination: Destination, line: String) throws {
    var router = Router(SampleApp.screens)
    try router.open(destination)
    #expect(router.line == line)
    #expect(throws: RouterRefusal.self) { try router.open(Destination("unknown")) }
    #expect(throws: RouterRefusal.self) { try router.open(Destination("step")) }
    #expect(router.line == line)
  }

  private static let earlier: [[Action]] = [
    [.push("city", ["city": "a"]), .push("help", ["path": ""])],
    [.push("city", ["city": "a"]), .present("new-itinerary"), .push("people"), .present("new-itinerary")],
  ]

  @Test(
    arguments: [
      // Parents that are already shown are not pushed again.
      (
        [.push("city", ["city": "berlin"])], "/places/berlin/routes/7",
        "*places, city(city=berlin), route(city=berlin route=7) | itineraries"
      ),
      (
        [.push("city", ["city": "paris"])], "/places/berlin/routes/7",
        "*places, city(city=paris), city(city=berlin), route(city=berlin route=7) | itineraries"
      ),
      ([], "/places/berlin/routes/7", "*places, city(city=berlin), route(city=berlin route=7) | itineraries"),
      ([.push("city", ["city": "berlin"])], "/places/berlin", "*places, city(city=berlin) | itineraries"),
      ([.push("city", ["city": "berlin"])], "/places", "*places | itineraries"),
      ([.push("city", ["city": "berlin"])], "/help", "*places, city(city=berlin), help(path=) | itineraries"),
      (
        [.push("city", ["city": "berlin"])], "/itineraries/1",
        "places, city(city=berlin) | *itineraries, itinerary(itinerary=1)"
      ),
      // Modals stay, unless the tab changes.
      ([.present("new-itinerary")], "/places/berlin", "*places | itineraries ^ new-itinerary, city(city=berlin)"),
      ([.present("new-itinerary")], "/offers/1", "places | *itineraries, offer(offer=1)"),
      (
        [.selectTab("itineraries"), .present("new-itinerary")], "/itineraries/new/people",
        "places | *itineraries ^ new-itinerary, people"
      ),
      (
        [.selectTab("itineraries"), .present("new-itinerary"), .push("people")], "/itineraries/new/photo/1",
        "places | *itineraries ^ new-itinerary, people ^ new-itinerary ^ photo(photo=1)"
      ),
      (
        [.push("city", ["city": "berlin"])], "/itineraries/new",
        "places, city(city=berlin) | *itineraries ^ new-itinerary"
      ),
    ] as [([Action], String, String)])
  func pushesOverWhatIsShown(actions: [Action], url: String, line: String) throws {
    var router = Router(SampleApp.screens)
    try router.run(actions)
    try router.open(url: url, .push)
    #expect(router.line == line)
  }
}
