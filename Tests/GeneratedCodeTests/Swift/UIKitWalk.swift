/// A program that takes random steps of an app and of a person with `RouterController`, and compares its controllers with
/// the router.
enum UIKitWalk {
  static let program = #"""
    import Foundation
    import UIKit

    final class Page: UIViewController {
      let screen: Screen
      init(_ screen: Screen) { self.screen = screen }
    }

    func name(_ destination: Destination) -> String { Screen(destination).map { $0.path ?? $0.identifier } ?? "?" }

    /// The screens of all stacks, with a star at the selected tab, and of the modals, each with whether it cannot be
    /// dragged away.
    @MainActor func shown(by root: UIViewController) -> String {
      func names(_ controller: UIViewController) -> String {
        let pages = (controller as? UINavigationController)?.viewControllers ?? []
        return pages.map { ($0 as? Page).map { name($0.screen.destination) } ?? "?" }.joined(separator: ", ")
      }
      let tabs = root as? UITabBarController
      let stacks = (tabs?.viewControllers ?? []).enumerated().map { ($0 == tabs?.selectedIndex ? "*" : "") + names($1) }
      var text = stacks.joined(separator: " | ")
      var modal = root.presentedViewController
      while let controller = modal {
        text += " ^ \(names(controller)) \(controller.isModalInPresentation)"
        modal = controller.presentedViewController
      }
      return text
    }

    func expected(of router: Router) -> String {
      func names(_ path: [Destination]) -> String { path.map(name).joined(separator: ", ") }
      let stacks = router.tabs.map { ($0.isSelected ? "*" : "") + names($0.path) }
      let modals = router.state.modals.enumerated().map { " ^ \(names($1.entries)) \(!router.canDismiss(from: $0))" }
      return stacks.joined(separator: " | ") + modals.joined()
    }

    func fail(_ text: String) -> Never {
      FileHandle.standardError.write(Data(text.utf8))
      exit(1)
    }

    struct Generator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
      }
    }

    @MainActor final class Walk {
      var random: Generator
      var counts: [String: Int] = [:]
      private var refusals = 0
      private var controller = RouterController { Page($0) }

      init(seed: UInt64) { random = Generator(state: seed) }

      private func one<Value>(of values: Value...) -> Value { values[Int.random(in: values.indices, using: &random)] }
      private func coin() -> Bool { Bool.random(using: &random) }

      func run(steps: Int) {
        controller = RouterController { Page($0) }
        controller.onRefused = { [weak self] _, goOn in
          self?.refusals += 1
          if self?.coin() == true { goOn() }
        }
        controller.start(in: UIWindow())
        for _ in 0..<steps {
          let before = refusals
          let step = Int.random(in: 0..<20, using: &random) < 15 ? takeStepOfApp() : takeStepOfPerson()
          counts[refusals > before ? "\(step) refused" : step, default: 0] += 1
          if coin() { compare(after: step) }
        }
        compare(after: "the last step")
      }

      private func compare(after step: String) {
        Animations.finish()
        let (is_, should) = (shown(by: controller.rootViewController), expected(of: controller.router))
        if is_ != should { fail("after \(step): \(is_)\n  instead of \(should)") }
        if !Animations.faults.isEmpty { fail("after \(step): \(Animations.faults)") }
      }

      private func takeStepOfApp() -> String {
        switch Int.random(in: 0..<15, using: &random) {
        case 0...3:
          try? controller.router.push(
            one(of: .city(city: "a"), .city(city: "b"), .people, .editor(itinerary: "x"), .offer(offer: "1")))
          return "push"
        case 4...6:
          try? controller.router.present(one(of: .newItinerary, .photo(photo: "1"), .survey, .payment(order: "2")))
          return "present"
        case 7:
          try? controller.router.pop()
          return "pop"
        case 8:
          try? controller.router.dismiss(one(of: 1, 2))
          return "dismiss"
        case 9:
          let links = one(of: "/places/a/routes/7", "/itineraries/b", "/itineraries/new", "/payment/2?status=done")
          try? controller.router.open(url: links, force: coin())
          return "open"
        case 10:
          try? controller.router.replaceTop(.city(city: "c"))
          return "replace"
        case 11:
          try? controller.router.setRoot(.itinerary(itinerary: "x"), force: true)
          return "root"
        case 12:
          try? controller.router.selectTab(one(of: "places", "itineraries"), force: coin())
          return "tab"
        default:
          controller.router.hasInput.toggle()
          return "input"
        }
      }

      private func takeStepOfPerson() -> String {
        Animations.finish()
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          let stack = controller.visibleController
          let pages = stack.viewControllers
          if pages.count > 1 { stack.goBack(to: Int.random(in: 0..<pages.count - 1, using: &random)) }
          Animations.finish()
          let isUnchanged = controller.visibleController === stack && controller.router.stack.count == pages.count
          if isUnchanged, !pages.elementsEqual(stack.viewControllers, by: ===) { fail("replaced the controller of a page") }
          return "go back"
        case 2:
          let tabs = controller.rootViewController as? UITabBarController
          if tabs?.presentedViewController == nil { tabs?.tap(one(of: 0, 1)) }
          return "tap"
        case 3:
          var presenter = controller.rootViewController
          while let next = presenter.presentedViewController, next.presentedViewController != nil { presenter = next }
          presenter.dragModalAway()
          return "drag"
        default: return "finish"
        }
      }
    }

    /// The ways in which modals are presented.
    final class Fade: NSObject, UIViewControllerTransitioningDelegate {}
    @MainActor func present() throws {
      let controller = RouterController { Page($0) }
      controller.transition = { $0 == "card" ? Fade() : nil }
      controller.start(in: UIWindow())
      try controller.router.selectTab("itineraries")
      for screen in [Screen.newItinerary, .photo(photo: "1"), .survey] {
        try controller.router.present(screen)
        Animations.finish()
      }
      var modal = controller.rootViewController.presentedViewController
      while let shown = modal {
        let sheet = shown.sheetPresentationController.map { "\($0.detents.count) \($0.prefersGrabberVisible)" }
        print("\(shown.modalPresentationStyle) \(sheet ?? "-") \(shown.transitioningDelegate == nil)")
        modal = shown.presentedViewController
      }
    }

    let walk = Walk(seed: 41)
    for _ in 0..<(Int(CommandLine.arguments[1]) ?? 0) { walk.run(steps: 30) }
    print(walk.counts.keys.sorted().joined(separator: ", "))
    try present()
    """#
}
