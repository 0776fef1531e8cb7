import CatalogModel
import Navigation

/// An app with two tabs: places → city → route, and itineraries with a sheet for a new one.
///
/// - `people` is pushed inside the sheet, and `photo` is a modal over it.
/// - `offer` declares the itineraries tab; `help` has neither a tab nor a parent.
enum SampleApp {
  static let list = [
    Screen(
      id: "places", header: .root, title: .purpose("places"), route: RoutePattern("/places?{sort?}"), tab: "places",
      tabOrder: 1),
    Screen(id: "city", title: .argument("city"), parent: "places", route: RoutePattern("/places/{city}")),
    Screen(
      id: "route", title: .argument("name"), parent: "city", route: RoutePattern("/places/{city}/routes/{route}?{day?}")
    ),
    Screen(
      id: "itineraries", header: .root, title: .purpose("itineraries"), route: RoutePattern("/itineraries"),
      tab: "itineraries", tabOrder: 2),
    Screen(id: "itinerary", parent: "itineraries", route: RoutePattern("/itineraries/{itinerary}")),
    Screen(
      id: "new-itinerary", header: .dialog, confirm: HeaderItem(purpose: "save"), parent: "itineraries",
      route: RoutePattern("/itineraries/new"), presentation: .sheet()),
    Screen(id: "people", parent: "new-itinerary", route: RoutePattern("/itineraries/new/people")),
    Screen(
      id: "photo", header: .viewer, parent: "new-itinerary", route: RoutePattern("/itineraries/new/photo/{photo}"),
      presentation: .fullScreen),
    Screen(id: "offer", parent: "itineraries", route: RoutePattern("/offers/{offer}"), tab: "itineraries"),
    Screen(id: "survey", route: RoutePattern("/survey"), presentation: .custom(name: "card"), tab: "itineraries"),
    Screen(id: "help", title: .purpose("help"), route: RoutePattern("/help/{path*}")),
    Screen(id: "welcome", header: .root),
    Screen(id: "lost", parent: "nowhere", route: RoutePattern("/lost")),
    Screen(id: "step", parent: "city", route: RoutePattern("/steps/{step}")),
  ]

  static let screens = Screens(list)
}

/// An action on a router, as a value.
enum Action: Sendable {
  case push(String, [String: String] = [:])
  case pop
  case popTo(String)
  case popToRoot
  case present(String, [String: String] = [:])
  case dismiss
  case goBack
  case setRoot(String, [String: String] = [:])
  case selectTab(String)
  case open(String)
  case openOver(String)

  func run(on router: inout Router) throws(RouterRefusal) {
    switch self {
    case .push(let screen, let parameters): try router.push(screen, parameters)
    case .pop: try router.pop()
    case .popTo(let screen): try router.pop(to: screen)
    case .popToRoot: router.popToRoot()
    case .present(let screen, let parameters): try router.present(screen, parameters)
    case .dismiss: try router.dismiss()
    case .goBack: try router.goBack()
    case .setRoot(let screen, let parameters): try router.setRoot(screen, parameters)
    case .selectTab(let tab): try router.selectTab(tab)
    case .open(let url): try router.open(url: url)
    case .openOver(let url): try router.open(url: url, .push)
    }
  }
}

extension Router {
  /// The state in one line: the stacks separated by `|`, the selected one after `*`, and each modal after `^`.
  ///
  /// `*places, city(city=berlin) | itineraries ^ survey`
  var line: String {
    let stacks = state.stacks.map { ($0.tab == state.selectedTab ? "*" : "") + Self.line($0.entries) }
    return stacks.joined(separator: " | ") + state.modals.map { " ^ " + Self.line($0.entries) }.joined()
  }

  private static func line(_ stack: [Destination]) -> String {
    stack.map { entry in
      let values = entry.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return entry.screen + (values.isEmpty ? "" : "(\(values.joined(separator: " ")))")
    }.joined(separator: ", ")
  }

  /// Runs actions one after the other.
  mutating func run(_ actions: [Action]) throws(RouterRefusal) {
    for action in actions { try action.run(on: &self) }
  }
}
