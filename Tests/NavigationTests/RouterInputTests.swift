import CatalogModel
import Navigation
import Testing

/// A screen that declares a purpose for discarding is not left before the question is answered.
@Suite struct RouterInputTests {
  private static let screens = Screens(
    SampleApp.list.map { screen in
      var screen = screen
      if ["new-itinerary", "itinerary"].contains(screen.id) { screen.discard = "discard" }
      return screen
    })

  struct Row: Sendable, CustomTestStringConvertible {
    let before: [Action]
    let action: Action
    /// The screen that would lose input; nil if the action is not refused.
    let asks: String?
    var testDescription: String { "\(before) \(action)" }
  }

  private static let dialog: [Action] = [.present("new-itinerary")]
  private static let inDialog: [Action] = [.present("new-itinerary"), .push("people")]
  private static let page: [Action] = [.selectTab("itineraries"), .push("itinerary", ["itinerary": "1"])]

  @Test(arguments: [
    Row(before: dialog, action: .goBack, asks: "new-itinerary"),
    Row(before: dialog, action: .open("/places/berlin"), asks: "new-itinerary"),
    Row(before: dialog, action: .open("/itineraries"), asks: "new-itinerary"),
    Row(before: dialog, action: .setRoot("welcome"), asks: "new-itinerary"),
    Row(before: dialog, action: .selectTab("itineraries"), asks: "new-itinerary"),
    Row(before: dialog, action: .selectTab("places"), asks: "new-itinerary"),
    Row(before: inDialog, action: .goBack, asks: nil),
    Row(before: inDialog, action: .open("/help/a"), asks: "new-itinerary"),
    Row(before: page, action: .goBack, asks: "itinerary"),
    Row(before: page, action: .open("/itineraries"), asks: "itinerary"),
    Row(before: page, action: .selectTab("itineraries"), asks: "itinerary"),
    // The input stays in the stack of its tab, or beneath.
    Row(before: page, action: .selectTab("places"), asks: nil),
    Row(before: page, action: .open("/places/berlin"), asks: nil),
    Row(before: dialog, action: .openOver("/places/berlin"), asks: nil),
    // An app that dismisses or pops has saved.
    Row(before: dialog, action: .dismiss, asks: nil),
    Row(before: page, action: .pop, asks: nil),
    Row(before: page, action: .popToRoot, asks: nil),
    // A link to the screen that is shown changes nothing, and one to the same screen in another tab shows a new one.
    Row(before: [.selectTab("itineraries")] + dialog, action: .openOver("/itineraries/new"), asks: nil),
    Row(before: dialog, action: .openOver("/itineraries/new"), asks: "new-itinerary"),
  ])
  func asksBeforeInputIsLost(row: Row) throws {
    var router = Router(Self.screens)
    try router.run(row.before)
    #expect(router.hasInput == (row.before.last?.screen.flatMap { Self.screens[$0]?.discard } != nil))
    let state = router.state
    do throws(RouterRefusal) {
      try row.action.run(on: &router)
      #expect(row.asks == nil)
    } catch {
      #expect(error == row.asks.map { .losesInput(screen: $0, discard: "discard") })
      #expect(router.state == state)
    }
  }

  @Test("Without input, or by force, every action goes on", arguments: [dialog, page])
  func goesOn(before: [Action]) throws {
    var router = Router(Self.screens)
    try router.run(before)
    var forced = router
    #expect(throws: RouterRefusal.self) { try router.goBack() }
    try forced.goBack(force: true)
    router.hasInput = false
    #expect(!router.hasInput)
    try router.goBack()
    #expect(router.state == forced.state)
    #expect(router.state.unchanged.isEmpty)
  }

  @Test func forgetsThatThereWasNoInput() throws {
    var router = Router(Self.screens)
    try router.run(Self.dialog)
    router.hasInput = false
    router.hasInput = true
    #expect(router.hasInput)
    router.hasInput = false
    try router.run([.goBack] + Self.dialog)
    #expect(router.hasInput)
  }

  @Test func asksBeforeAnotherStateIsRestored() throws {
    var router = Router(Self.screens)
    let stored = router.state
    try router.run(Self.dialog)
    let refusal = #expect(throws: RouterRefusal.self) { try router.restore(stored) }
    #expect(refusal?.description.contains("'new-itinerary' would lose input") == true)
    #expect(try router.restore(stored, force: true).isEmpty)
    #expect(router.state == stored)
  }

  @Test func presentsASecondLinkInThePlaceOfTheFirst() throws {
    var router = Router(SampleApp.screens)
    try router.run(
      [.selectTab("itineraries"), .present("photo", ["photo": "1"]), .openOver("/itineraries/new/photo/2")])
    #expect(router.line == "places | *itineraries ^ photo(photo=2)")
    try router.run([.openOver("/places/a/routes/7?day=1"), .openOver("/places/a/routes/7?day=2")])
    #expect(router.line == "*places, city(city=a), route(city=a day=2 route=7) | itineraries")
    #expect(router.path.filter { $0.screen == "route" }.count == 1)
  }
}

extension Action {
  /// The identifier of the screen that is shown.
  fileprivate var screen: String? {
    switch self {
    case .push(let screen, _), .present(let screen, _): screen
    default: nil
    }
  }
}
