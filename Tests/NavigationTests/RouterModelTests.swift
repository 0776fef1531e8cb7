import CatalogModel
import Foundation
import Navigation
import TestSupport
import Testing

/// Random actions with a fixed seed.
@Suite struct RouterModelTests {
  /// After each action: no stack is empty, the tab changed only if the action may change it, a refusal changed nothing,
  /// an opened link is visible, and the state can be stored and restored.
  ///
  /// An exhaustive run takes 100,000 sequences. The 2000 would miss a state that only a rare order of actions reaches.
  @Test func keepsItsPromises() throws {
    var random = SeededGenerator(seed: 29)
    var refusals = 0
    var restored: Set<Router.State> = []
    let count = Sweep.of(100_000, representatives: 2000)
    for _ in 0..<count {
      var router = Router(SampleApp.screens)
      var history: [Action] = []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let earlier = router
        let action = Self.action(&random)
        history.append(action)
        do throws(RouterRefusal) {
          try action.run(on: &router)
        } catch {
          refusals += 1
          #expect(router.state == earlier.state, "\(history)")
        }
        Self.check(router, after: action, from: earlier, history)
      }
      guard restored.insert(router.state).inserted else { continue }
      let data = try JSONEncoder().encode(router)
      let state = try JSONDecoder().decode(Router.State.self, from: data)
      var dropped: [Router.Dropped] = []
      #expect(Router(router.screens, restoring: state, dropped: &dropped).state == router.state, "\(history)")
      #expect(dropped.isEmpty, "\(history)")
    }
    #expect(refusals > count / 2)
    #expect(restored.count > 300)
  }

  private static func check(_ router: Router, after action: Action, from earlier: Router, _ history: [Action]) {
    let stacks = router.state.stacks.map(\.entries) + router.state.modals.map(\.entries)
    #expect(stacks.allSatisfy { !$0.isEmpty }, "\(history)")
    #expect(router.screen != nil, "\(history)")
    #expect(router.presentations.allSatisfy { $0.isModal }, "\(history)")
    if router.state.selectedTab != earlier.state.selectedTab {
      #expect(action.mayChangeTab(router.screens), "\(history)")
      #expect(router.transitions(from: earlier).contains(.tab(router.state.selectedTab ?? "")), "\(history)")
    }
    #expect(router.transitions(from: earlier).isEmpty == (router.shown == earlier.shown), "\(history)")
    if case .open(let url) = action, let destination = try? router.screens.destination(for: url),
      router.state != earlier.state
    {
      #expect(router.current == destination, "\(history)")
    }
    if case .openOver(let url) = action, let destination = try? router.screens.destination(for: url),
      router.state != earlier.state
    {
      #expect(router.current == destination, "\(history)")
    }
  }

  private static func action(_ random: inout SeededGenerator) -> Action {
    let (screen, parameters) = destination(&random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: return .push(screen, parameters)
    case 4: return .pop
    case 5: return .popTo(screen)
    case 6: return .popToRoot
    case 7, 8: return .present(screen, parameters)
    case 9: return .dismiss
    case 10: return .goBack
    case 11: return .setRoot(screen, parameters)
    case 12: return .selectTab(any(of: ["places", "itineraries", "home"], &random))
    default:
      let url = (try? SampleApp.screens.path(of: Destination(screen, parameters))) ?? "/unknown"
      return Bool.random(using: &random) ? .open(url) : .openOver(url)
    }
  }

  private static func destination(_ random: inout SeededGenerator) -> (String, [String: String]) {
    let screen = any(of: SampleApp.list, &random)
    var values: [String: String] = [:]
    for parameter in screen.route?.parameters ?? [] where Int.random(in: 0..<12, using: &random) > 0 {
      values[parameter.name] = any(of: ["a", "b/c", "é"], &random)
    }
    if Int.random(in: 0..<20, using: &random) == 0 { values["city"] = "a" }
    return (Int.random(in: 0..<20, using: &random) == 0 ? "unknown" : screen.id, values)
  }

  private static func any<Element>(of elements: [Element], _ random: inout SeededGenerator) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}

extension Router {
  /// The visible screens and those beneath them.
  fileprivate var shown: [[Destination]] {
    [state.stacks.first { $0.tab == state.selectedTab }?.entries ?? []] + state.modals.map(\.entries)
      + [[Destination(state.selectedTab ?? "")]]
  }
}

extension Action {
  /// Whether the action selects a tab, opens a link, or shows a screen that declares a tab or has an ancestor that
  /// does.
  fileprivate func mayChangeTab(_ screens: Screens) -> Bool {
    switch self {
    case .selectTab, .open, .openOver: true
    case .push(let screen, _), .present(let screen, _): screens[screen]?.tab != nil
    case .setRoot(let screen, _):
      sequence(first: screen) { screens[$0]?.parent }.contains { screens[$0]?.tab != nil }
    case .pop, .popTo, .popToRoot, .dismiss, .goBack: false
    }
  }
}
