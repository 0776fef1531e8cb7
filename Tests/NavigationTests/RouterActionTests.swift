import CatalogModel
import Navigation
import Testing

/// The state after each action, in the notation of `Router.line`.
@Suite struct RouterActionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let actions: [Action]
    let line: String
    let transitions: [RouterTransition]

    init(_ actions: Action..., line: String, last transitions: [RouterTransition]) {
      self.actions = actions
      self.line = line
      self.transitions = transitions
    }
    var testDescription: String { "\(actions)" }
  }

  @Test func startsAtTheBaseOfTheFirstTab() {
    #expect(Router(SampleApp.screens).line == "*places | itineraries")
  }

  @Test(arguments: [
    Row(.push("city", ["city": "berlin"]), line: "*places, city(city=berlin) | itineraries", last: [.push(1)]),
    // A screen may be pushed without its parent, and may be in a stack twice.
    Row(
      .push("route", ["city": "berlin", "route": "7"]), .push("route", ["city": "berlin", "route": "7"]),
      line: "*places, route(city=berlin route=7), route(city=berlin route=7) | itineraries", last: [.push(1)]),
    Row(
      .push("itinerary", ["itinerary": "1"]), line: "*places, itinerary(itinerary=1) | itineraries",
      last: [.push(1)]),
    // A parameter that only the title uses need not be in the route.
    Row(
      .push("route", ["city": "a", "route": "7", "name": "Wall"]),
      line: "*places, route(city=a name=Wall route=7) | itineraries", last: [.push(1)]),
    // Only a screen that declares a tab changes the selected tab.
    Row(
      .push("offer", ["offer": "1"]), line: "places | *itineraries, offer(offer=1)",
      last: [.tab("itineraries"), .push(1)]),
    Row(.present("survey"), line: "places | *itineraries ^ survey", last: [.tab("itineraries"), .present(1)]),
    Row(.push("city", ["city": "a"]), .pop, line: "*places | itineraries", last: [.pop(1)]),
    Row(
      .push("city", ["city": "a"]), .push("city", ["city": "b"]), .push("help", ["path": ""]), .popTo("city"),
      line: "*places, city(city=a), city(city=b) | itineraries", last: [.pop(1)]),
    Row(.push("city", ["city": "a"]), .popTo("places"), line: "*places | itineraries", last: [.pop(1)]),
    Row(.push("city", ["city": "a"]), .popTo("city"), line: "*places, city(city=a) | itineraries", last: []),
    Row(
      .push("city", ["city": "a"]), .push("city", ["city": "b"]), .popToRoot, line: "*places | itineraries",
      last: [.pop(2)]),
    Row(.popToRoot, line: "*places | itineraries", last: []),
    Row(.present("new-itinerary"), line: "*places | itineraries ^ new-itinerary", last: [.present(1)]),
    Row(
      .present("new-itinerary"), .push("people"), line: "*places | itineraries ^ new-itinerary, people",
      last: [.push(1)]),
    Row(
      .present("new-itinerary"), .push("people"), .present("photo", ["photo": "1"]),
      line: "*places | itineraries ^ new-itinerary, people ^ photo(photo=1)", last: [.present(1)]),
    Row(
      .present("new-itinerary"), .push("people"), .present("photo", ["photo": "1"]), .goBack,
      line: "*places | itineraries ^ new-itinerary, people", last: [.dismiss(1)]),
    Row(
      .present("new-itinerary"), .push("people"), .goBack, line: "*places | itineraries ^ new-itinerary",
      last: [.pop(1)]),
    Row(.present("new-itinerary"), .push("people"), .dismiss, line: "*places | itineraries", last: [.dismiss(1)]),
    Row(.push("city", ["city": "a"]), .goBack, line: "*places | itineraries", last: [.pop(1)]),
    // A tab that is not selected keeps its stack.
    Row(
      .push("city", ["city": "a"]), .selectTab("itineraries"), line: "places, city(city=a) | *itineraries",
      last: [.tab("itineraries")]),
    Row(
      .push("city", ["city": "a"]), .selectTab("itineraries"), .selectTab("places"),
      line: "*places, city(city=a) | itineraries", last: [.tab("places")]),
    Row(.selectTab("places"), line: "*places | itineraries", last: []),
    // A new root gets its parents beneath it, in the tab that it or a parent declares.
    Row(.setRoot("welcome"), line: "*welcome | itineraries", last: [.replace]),
    Row(.setRoot("welcome"), .setRoot("places"), line: "*places | itineraries", last: [.replace]),
    Row(
      .setRoot("route", ["city": "a", "route": "7"]),
      line: "*places, city(city=a), route(city=a route=7) | itineraries",
      last: [.push(2)]),
    Row(
      .selectTab("itineraries"), .setRoot("city", ["city": "a"]), line: "*places, city(city=a) | itineraries",
      last: [.tab("places"), .push(1)]),
    Row(.setRoot("help", ["path": ""]), line: "*places, help(path=) | itineraries", last: [.push(1)]),
    Row(.setRoot("lost"), line: "*places, lost | itineraries", last: [.push(1)]),
    Row(.present("new-itinerary"), .setRoot("welcome"), line: "*welcome | itineraries", last: [.dismiss(1), .replace]),
    Row(
      .setRoot("people"), line: "places | *itineraries ^ new-itinerary, people",
      last: [.tab("itineraries"), .present(1)]),
  ])
  func changesTheState(row: Row) throws {
    var router = Router(SampleApp.screens)
    try router.run(row.actions.dropLast())
    let earlier = router
    try router.run(row.actions.suffix(1))
    #expect(router.line == row.line)
    #expect(router.transitions(from: earlier) == row.transitions)
    #expect(router.transitions(from: router).isEmpty)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let actions: [Action]
    let message: String

    init(_ actions: Action..., message: String) {
      self.actions = actions
      self.message = message
    }
    var testDescription: String { "\(actions)" }
  }

  @Test(arguments: [
    Refusal(.push("citi"), message: "unknown screen 'citi'; did you mean 'city'?"),
    Refusal(.push("dashboard"), message: "unknown screen 'dashboard'; declare it in screens.json"),
    Refusal(.push("a\nb"), message: "unknown screen 'a⟨U+000A⟩b'; declare it in screens.json"),
    Refusal(.push("city"), message: "screen 'city': missing parameter 'city'; pass a value for it"),
    Refusal(
      .push("city", ["city": "a", "citi": "b"]),
      message: "screen 'city': unknown parameter 'citi'; did you mean 'city'?"),
    Refusal(
      .push("city", ["city": ""]),
      message: "screen 'city': parameter 'city' has an empty value or part; pass a text, or leave it out"),
    Refusal(
      .push("city", ["city": ".."]),
      message: "screen 'city': parameter 'city' has the part '..', which links cannot have; remove it"),
    Refusal(.setRoot("welcome", ["a": "b"]), message: "screen 'welcome': unknown parameter 'a'; remove it"),
    Refusal(.push("new-itinerary"), message: "screen 'new-itinerary' is a modal; present it instead of pushing it"),
    Refusal(
      .setRoot("photo", ["photo": "1"]), message: "screen 'photo' is a modal; present it instead of pushing it"),
    Refusal(.present("people"), message: "screen 'people' is no modal; push it instead of presenting it"),
    Refusal(.push("itineraries"), message: "screen 'itineraries' is the base of tab 'itineraries'; select the tab"),
    Refusal(.push("welcome"), message: "screen 'welcome' is the base of a stack; set it as the root"),
    Refusal(.pop, message: "screen 'places' is the base of its stack; set another root to replace it"),
    Refusal(.goBack, message: "screen 'places' is the base of its stack; set another root to replace it"),
    Refusal(
      .present("new-itinerary"), .pop,
      message: "screen 'new-itinerary' is the base of its modal; dismiss it instead of popping it"),
    Refusal(.dismiss, message: "no modal is presented; pop a screen, or go back"),
    Refusal(
      .push("city", ["city": "a"]), .popTo("citi"), message: "screen 'citi' is not in the stack; did you mean 'city'?"),
    Refusal(
      .push("city", ["city": "a"]), .popTo("route"),
      message: "screen 'route' is not in the stack; pop to one of 'places', 'city'"),
    Refusal(
      .push("city", ["city": "a"]), .present("new-itinerary"), .popTo("city"),
      message: "screen 'city' is not in the stack; pop to one of 'new-itinerary'"),
    Refusal(.selectTab("place"), message: "unknown tab 'place'; did you mean 'places'?"),
    Refusal(
      .selectTab("home"), message: "unknown tab 'home'; give a base its 'tab' and 'tabOrder' in screens.json"),
    Refusal(
      .present("new-itinerary"), .selectTab("itineraries"),
      message: "a modal covers tab 'itineraries'; dismiss it first"),
    Refusal(
      .present("new-itinerary"), .push("offer", ["offer": "1"]),
      message: "a modal covers tab 'itineraries'; dismiss it first"),
    Refusal(.open("/place"), message: "no route matches '/place'; did you mean '/places'?"),
    Refusal(.open("/a/b/c/d"), message: "no route matches '/a/b/c/d'; give a screen this route in screens.json"),
    Refusal(
      .open("/steps/1"),
      message: "screen 'city', which is beneath 'step': missing parameter 'city'; pass a value for it; "
        + "its parameters must be in the route of 'step' too"),
  ])
  func refusesAndStays(row: Refusal) throws {
    var router = Router(SampleApp.screens)
    try router.run(row.actions.dropLast())
    let state = router.state
    let refusal = #expect(throws: RouterRefusal.self) { try router.run(row.actions.suffix(1)) }
    #expect(refusal?.description == row.message)
    #expect(router.state == state)
  }

  @Test func answersWhereItIs() throws {
    var router = Router(SampleApp.screens)
    #expect(router.current == Destination("places"))
    #expect(router.header == .root(trailing: []))
    #expect(!router.isModal)
    try router.push("city", ["city": "berlin"])
    try router.present("new-itinerary")
    try router.push("people")
    #expect(router.current == Destination("people"))
    #expect(router.screen?.parent == "new-itinerary")
    #expect(router.path == [Destination("new-itinerary"), Destination("people")])
    #expect(router.isModal)
    #expect(router.header == .page(trailing: []))
    #expect(router.tabs.map(\.name) == ["places", "itineraries"])
    #expect(router.tabs.map(\.isSelected) == [true, false])
    #expect(
      router.tabs.map(\.path) == [
        [Destination("places"), Destination("city", ["city": "berlin"])], [Destination("itineraries")],
      ])
    try router.pop()
    #expect(router.header == .dialog(confirm: HeaderItem(purpose: "save"), trailing: []))
  }
}
