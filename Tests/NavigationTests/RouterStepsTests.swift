import CatalogModel
import Navigation
import TestSupport
import Testing

/// The steps from one state to another, and the actions that need more than one.
@Suite struct RouterStepsTests {
  private static func router(_ actions: Action...) throws -> Router {
    var router = Router(SampleApp.screens)
    try router.run(actions)
    return router
  }

  @Test func replacesTwoSheetsByAThird() throws {
    let earlier = try Self.router(.present("new-itinerary"), .present("photo", ["photo": "1"]))
    var router = earlier
    try router.dismiss(2)
    try router.present(Destination("photo", ["photo": "2"]))
    #expect(router.transitions(from: earlier) == [.dismiss(2), .present(1)])
    #expect(throws: RouterRefusal.nothingPresented) { try router.dismiss(2) }
    #expect(throws: RouterRefusal.nothingPresented) { try router.dismiss(0) }
  }

  @Test func dismissesToAScreen() throws {
    let earlier = try Self.router(
      .push("city", ["city": "a"]), .push("help", ["path": ""]), .present("new-itinerary"), .push("people"),
      .present("photo", ["photo": "1"]))
    for (screen, line, steps) in [
      ("photo", " ^ photo(photo=1)", []), ("people", "new-itinerary, people", [.dismiss(1)]),
      ("new-itinerary", " ^ new-itinerary", [.dismiss(1), .pop(1)]),
      ("city", "*places, city(city=a) | itineraries", [.dismiss(2), .pop(1)]),
      ("places", "*places | itineraries", [.dismiss(2), .pop(2)]),
    ] as [(String, String, [RouterTransition])] {
      var router = earlier
      try router.dismiss(to: screen)
      #expect(router.line.hasSuffix(line), "\(screen)")
      #expect(router.transitions(from: earlier) == steps, "\(screen)")
    }
    var router = earlier
    #expect(throws: RouterRefusal.self) { try router.dismiss(to: "survey") }
    #expect(router.state == earlier.state)
  }

  @Test func presentsAScreenThatIsPushedElsewhere() throws {
    var router = try Self.router()
    let city = Destination("city", ["city": "a"])
    #expect(throws: RouterRefusal.pushed(screen: "city")) { try router.present(city) }
    #expect(throws: RouterRefusal.pushed(screen: "city")) { try router.present(city, as: .push) }
    try router.present(city, as: .sheet(SheetOptions(detents: [.medium])))
    #expect(router.presentations == [.sheet(SheetOptions(detents: [.medium]))])
    var dropped: [Router.Dropped] = []
    #expect(Router(router.screens, restoring: router.state, dropped: &dropped).state == router.state)
    #expect(dropped.isEmpty)
  }

  @Test func popsByPlaceAndByDestination() throws {
    let (a, b) = (Destination("city", ["city": "a"]), Destination("city", ["city": "b"]))
    let earlier = try Self.router(
      .push("city", ["city": "a"]), .push("city", ["city": "b"]), .push("city", ["city": "a"]))
    var router = earlier
    try router.pop(to: b)
    #expect(router.path == [Destination("places"), a, b])
    try router.pop(toIndex: 1)
    #expect(router.path == [Destination("places"), a])
    #expect(throws: RouterRefusal.noPlace(index: 2, count: 2)) { try router.pop(toIndex: 2) }
    #expect(throws: RouterRefusal.noPlace(index: -1, count: 2)) { try router.pop(toIndex: -1) }
    #expect(throws: RouterRefusal.notInStack(screen: "city", stack: ["places", "city"])) { try router.pop(to: b) }
    try router.replaceTop(b)
    #expect(router.path == [Destination("places"), b])
    #expect(throws: RouterRefusal.self) { try router.replaceTop(Destination("new-itinerary")) }
    try router.pop()
    #expect(throws: RouterRefusal.self) { try router.replaceTop(b) }
  }

  @Test func goesToTheBaseOfTheSelectedTab() throws {
    var router = try Self.router(.push("city", ["city": "a"]), .selectTab("places"))
    #expect(router.line == "*places | itineraries")
    try router.present("new-itinerary")
    try router.selectTab("itineraries", force: true)
    #expect(router.line == "places | *itineraries")
  }

  /// An app that takes the steps shows the router's screens: for any two states.
  @Test func leadsFromEveryStateToEveryOther() throws {
    var random = SeededGenerator(seed: 41)
    var counts: [String: Int] = [:]
    for _ in 0..<Sweep.of(100_000, representatives: 4000) {
      let (earlier, router) = (Self.random(&random), Self.random(&random))
      var shown = ShownScreens(earlier)
      let steps = router.transitions(from: earlier)
      for step in steps {
        shown.take(step, to: router)
        counts["\(step)".prefix { $0 != "(" }.description, default: 0] += 1
      }
      #expect(shown == ShownScreens(router), "\(earlier.line) → \(router.line): \(steps)")
    }
    #expect(counts.count == 7 && counts.values.allSatisfy { $0 > 50 }, "\(counts)")
  }

  private static func random(_ random: inout SeededGenerator) -> Router {
    let actions: [Action] = [
      .push("city", ["city": "a"]), .push("city", ["city": "b"]), .push("help", ["path": ""]), .pop, .popToRoot,
      .present("new-itinerary"), .push("people"), .present("photo", ["photo": "1"]), .dismiss,
      .setRoot("welcome"), .selectTab("places"), .selectTab("itineraries"), .open("/places/a/routes/7"),
      .openOver("/itineraries/new"),
    ]
    var router = Router(SampleApp.screens)
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      try? actions[Int.random(in: 0..<actions.count, using: &random)].run(on: &router)
    }
    return router
  }
}

/// The screens of an app that only takes steps.
private struct ShownScreens: Equatable {
  var stacks: [Router.State.Stack]
  var tab: String?
  var modals: [Router.State.Modal]

  init(_ router: Router) {
    (stacks, tab, modals) = (router.state.stacks, router.state.selectedTab, router.state.modals)
  }

  mutating func take(_ step: RouterTransition, to router: Router) {
    switch step {
    case .dismiss(let count): modals.removeLast(count)
    case .tab(let name): tab = name
    case .hiddenStack(let tab):
      for index in stacks.indices where stacks[index].tab == tab { stacks[index] = router.state.stacks[index] }
    case .replace: change(router) { $0 = $1 }
    case .pop(let count): change(router) { stack, _ in stack.removeLast(count) }
    case .push(let count): change(router) { $0 += $1.suffix(count) }
    case .present(let count): modals += router.state.modals.suffix(count)
    }
  }

  /// Changes the visible stack, given the one that it becomes.
  private mutating func change(_ router: Router, _ change: (inout [Destination], [Destination]) -> Void) {
    if modals.isEmpty {
      for index in stacks.indices where stacks[index].tab == tab {
        change(&stacks[index].entries, router.state.stacks[index].entries)
      }
    } else {
      change(&modals[modals.count - 1].entries, router.state.modals[modals.count - 1].entries)
    }
  }
}
