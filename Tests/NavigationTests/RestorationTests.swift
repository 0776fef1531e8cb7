import CatalogModel
import Foundation
import Navigation
import Testing

/// Stored states, restored after the screens have changed.
@Suite struct RestorationTests {
  @Test func isEncodedAsItsState() throws {
    var router = Router(SampleApp.screens)
    try router.run([.push("city", ["city": "berlin"]), .present("new-itinerary"), .push("people")])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(router)
    #expect(
      String(decoding: data, as: UTF8.self) == #"{"modals":[{"entries":[{"parameters":{},"screen":"new-itinerary"},"#
        + #"{"parameters":{},"screen":"people"}]}],"selectedTab":"places","stacks":["#
        + #"{"entries":[{"parameters":{},"screen":"places"},{"parameters":{"city":"berlin"},"screen":"city"}],"tab":"places"},"#
        + #"{"entries":[{"parameters":{},"screen":"itineraries"}],"tab":"itineraries"}]}"#)
    var dropped: [Router.Dropped] = []
    let state = try JSONDecoder().decode(Router.State.self, from: data)
    #expect(Router(SampleApp.screens, restoring: state, dropped: &dropped).state == router.state)
    #expect(dropped.isEmpty)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let actions: [Action]
    /// The screens at the time of restoring.
    let screens: [Screen]
    let line: String
    let dropped: [String]
    var testDescription: String { name }
  }

  private static let deep: [Action] = [
    .push("city", ["city": "a"]), .push("route", ["city": "a", "route": "7"]), .present("new-itinerary"),
    .push("people"), .present("photo", ["photo": "1"]),
  ]

  private static func changed(_ id: String, _ change: (inout Screen) -> Void) -> [Screen] {
    SampleApp.list.map { screen in
      var screen = screen
      if screen.id == id { change(&screen) }
      return screen
    }
  }

  private static func without(_ ids: String...) -> [Screen] { SampleApp.list.filter { !ids.contains($0.id) } }

  static let rows = [
    Row(
      name: "a screen in the middle of a stack is gone", actions: deep, screens: without("city"),
      line: "*places | itineraries",
      dropped: [
        "'city' is not restored: unknown screen 'city'; declare it in screens.json",
        "'route' is not restored: what lies beneath it is not",
        "'new-itinerary' is not restored: what lies beneath it is not",
        "'people' is not restored: what lies beneath it is not", "'photo' is not restored: what lies beneath it is not",
      ]),
    Row(
      name: "a screen in a modal is gone", actions: deep, screens: without("people"),
      line: "*places, city(city=a), route(city=a route=7) | itineraries ^ new-itinerary",
      dropped: [
        "'people' is not restored: unknown screen 'people'; declare it in screens.json",
        "'photo' is not restored: what lies beneath it is not",
      ]),
    Row(
      name: "a modal is gone", actions: deep, screens: without("photo"),
      line: "*places, city(city=a), route(city=a route=7) | itineraries ^ new-itinerary, people",
      dropped: ["'photo' is not restored: unknown screen 'photo'; declare it in screens.json"]),
    Row(
      name: "a screen in a tab that is not selected is gone",
      actions: [.push("city", ["city": "a"]), .selectTab("itineraries"), .present("new-itinerary")],
      screens: without("city"), line: "places | *itineraries ^ new-itinerary",
      dropped: ["'city' is not restored: unknown screen 'city'; declare it in screens.json"]),
    Row(
      name: "a required parameter is new", actions: deep,
      screens: changed("route") { $0.route = RoutePattern("/places/{city}/routes/{route}/{variant}") },
      line: "*places, city(city=a) | itineraries",
      dropped: [
        "'route' is not restored: screen 'route': missing parameter 'variant'; pass a value for it",
        "'new-itinerary' is not restored: what lies beneath it is not",
        "'people' is not restored: what lies beneath it is not", "'photo' is not restored: what lies beneath it is not",
      ]),
    Row(
      name: "an optional parameter is new", actions: [.push("city", ["city": "a"])],
      screens: changed("city") { $0.route = RoutePattern("/places/{city}/{page?}") },
      line: "*places, city(city=a) | itineraries", dropped: []),
    Row(
      name: "a screen became a modal", actions: [.push("city", ["city": "a"])],
      screens: changed("city") { $0.presentation = .fullScreen }, line: "*places | itineraries",
      dropped: ["'city' is not restored: screen 'city' is a modal; present it instead of pushing it"]),
    Row(
      name: "a modal became a page", actions: [.present("new-itinerary"), .push("people")],
      screens: changed("new-itinerary") { $0.presentation = .push }, line: "*places | itineraries",
      dropped: [
        "'new-itinerary' is not restored: screen 'new-itinerary' is no modal; push it instead of presenting it",
        "'people' is not restored: what lies beneath it is not",
      ]),
    Row(
      name: "the selected tab is gone",
      actions: [.push("city", ["city": "a"]), .selectTab("itineraries"), .present("new-itinerary")],
      screens: changed("itineraries") { $0.tab = nil }, line: "*places, city(city=a)",
      dropped: [
        "'itineraries' is not restored: there is no tab 'itineraries', or it has two stacks",
        "'new-itinerary' is not restored: what lies beneath it is not",
      ]),
    Row(
      name: "a base is gone", actions: [.setRoot("welcome"), .push("city", ["city": "a"])],
      screens: without("welcome"), line: "*places | itineraries",
      dropped: [
        "'welcome' is not restored: unknown screen 'welcome'; declare it in screens.json",
        "'city' is not restored: what lies beneath it is not",
      ]),
    Row(
      name: "the tabs have changed places", actions: [.push("city", ["city": "a"])],
      screens: changed("places") { $0.tabOrder = 3 }, line: "itineraries | *places, city(city=a)", dropped: []),
  ]

  @Test(arguments: rows)
  func dropsWhatIsGone(row: Row) throws {
    var router = Router(SampleApp.screens)
    try router.run(row.actions)
    var dropped: [Router.Dropped] = []
    let restored = Router(Screens(row.screens), restoring: router.state, dropped: &dropped)
    #expect(restored.line == row.line)
    #expect(dropped.map(\.description) == row.dropped)
  }

  /// States that a router never produces.
  @Test(
    arguments: [
      (Router.State(stacks: [], selectedTab: nil), "*places | itineraries"),
      (
        Router.State(
          stacks: [.init(tab: "places", entries: [])], selectedTab: "places",
          modals: [.init(entries: []), .init(entries: [])]),
        "*places | itineraries"
      ),
      (
        Router.State(
          stacks: [
            .init(tab: "itineraries", entries: [Destination("itineraries"), Destination("offer", ["offer": "1"])]),
            .init(tab: "itineraries", entries: [Destination("itineraries")]),
            .init(tab: nil, entries: [Destination("")]),
          ], selectedTab: "itineraries", modals: [.init(entries: [Destination("city", ["city": "a"])])]),
        "places | *itineraries, offer(offer=1)"
      ),
      (
        Router.State(stacks: [.init(tab: "places", entries: [Destination("survey")])], selectedTab: "places"),
        "*places | itineraries"
      ),
    ])
  func repairsForeignStates(state: Router.State, line: String) throws {
    var dropped: [Router.Dropped] = []
    let router = Router(SampleApp.screens, restoring: state, dropped: &dropped)
    #expect(router.line == line)
    var again: [Router.Dropped] = []
    #expect(Router(SampleApp.screens, restoring: router.state, dropped: &again).state == router.state)
    #expect(again.isEmpty)
  }
}
