/// A program that shows headers in a view controller and presses their items, and answers the question whether input may
/// be lost.
enum UIKitBars {
  static let bars = #"""
    import Foundation
    import UIKit

    @MainActor final class Pressed { var names: [String] = [] }

    @MainActor func buttons(_ item: UINavigationItem) -> [UIBarButtonItem] {
      (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    }

    @MainActor func run() {
      let (controller, pressed) = (UIViewController(), Pressed())
      let item = controller.navigationItem
      func show(_ header: Header) {
        controller.applyHeader(
          header, title: "Ride", subtitle: "Tuesday", in: .en, actions: [.save: { pressed.names.append("saves") }]
        ) { pressed.names.append($0.purpose.rawValue) }
      }
      let dialog = Header.dialog(confirm: .save, trailing: [.favorite])
      show(dialog.confirming(isEnabled: false))
      let before = buttons(item)
      before.forEach { $0.primaryAction?.press() }
      print(before.map { "\($0.title ?? "") \($0.isEnabled)" }, pressed.names)
      pressed.names = []
      show(dialog.confirming(isEnabled: true).showing(.favorite, isOn: true, badge: 3))
      let after = buttons(item)
      after.forEach { $0.primaryAction?.press() }
      print(after.map { "\($0.title ?? "") \($0.isEnabled) \($0.accessibilityValue ?? "-")" }, pressed.names)
      print(after.last?.accessibilityUserInputLabels ?? [])
      print(zip(before, after).allSatisfy { $0 === $1 }, before.count == after.count, item.title ?? "", item.subtitle ?? "")
      print(dialog.bar(on: .ios, in: .en).items.map(\.id) == dialog.confirming(isEnabled: false).bar(on: .ios, in: .en).items.map(\.id))

      pressed.names = []
      let actions: [Purpose] = [.add, .archive, .copy, .edit, .filter, .print]
      show(Header.page(dismiss: .back(action: "leave"), trailing: actions).segmented([.calendar, .archive], selected: .archive))
      print(item.hidesBackButton, item.backAction?.title ?? "-", buttons(item).map { $0.title ?? "" })
      item.backAction?.press()
      item.additionalOverflowItems?.provider { print($0.compactMap { ($0 as? UIAction)?.title }) }
      let segments = item.titleView as? UISegmentedControl
      segments?.actions[0].press()
      print(segments?.actions.map(\.title) ?? [], segments?.selectedSegmentIndex ?? -1, pressed.names)

      show(Header.page(trailing: [HeaderItem(.add, menu: [HeaderItem(.copy), HeaderItem(.edit, isEnabled: false)])]).searching(.search))
      print(buttons(item).map { $0.menu?.children.map { ($0 as? UIAction)?.title ?? "" } ?? [] }, item.searchController?.searchBar.placeholder ?? "-")
      print(item.backAction == nil, item.titleView == nil, item.additionalOverflowItems == nil, item.hidesBackButton)

      var target: NSObject? = NSObject()
      if let target { controller.headerConfiguration = .page(.close(target: target, action: Selector("leave")), title: "Ride") }
      buttons(item).forEach { $0.primaryAction?.press() }
      target = nil
      buttons(item).forEach { $0.primaryAction?.press() }
      print(sent, controller.headerConfiguration?.title ?? "-", controller.headerConfiguration?.header == .page(dismiss: .close(action: "close")))
      let own = HeaderViewController()
      own.viewDidLoad()
      print(own.headerConfiguration?.header == .page())
      let left: [Header] = [
        .dialog(dismiss: .policy(action: nil, isEnabled: false, accessibilityIdentifier: "out"), confirm: .save),
        .dialog(dismiss: .cross(action: "leave", accessibilityIdentifier: "out"), confirm: .save),
        .page(dismiss: .back(action: "leave", isEnabled: false, accessibilityIdentifier: "out")),
      ]
      for item in left.flatMap({ $0.bar(on: .ios, in: .en).items }) where item.kind == .dismissal {
        print(item.title, item.isEnabled, item.accessibilityIdentifier ?? "-", item.action ?? "-")
      }
    }
    run()
    """#

  static let question = #"""
    import Foundation
    import UIKit

    @MainActor func run() throws {
      let controller = RouterController(in: .en) { _ in UIViewController() }
      controller.start(in: UIWindow())
      Animations.finish()
      func alert() -> UIAlertController? { controller.visibleController.presentedViewController as? UIAlertController }
      func step(_ name: String, _ take: () -> Void) {
        take()
        Animations.finish()
        let question = alert().map { "\($0.title ?? "") \($0.actions.map { "\($0.title ?? "") \($0.style)" })" }
        print(name, controller.router.current.screen, question ?? "-")
      }
      func answer(_ index: Int) { alert()?.choose(index, over: controller.visibleController) }
      try controller.router.present(.newItinerary)
      Animations.finish()
      controller.router.hasInput = false
      step("leave without input") { controller.leave() }
      try controller.router.present(.newItinerary)
      Animations.finish()
      controller.router.hasInput = true
      step("cancel") { controller.leave() }
      step("keep editing") { answer(1) }
      step("swipe down") { controller.rootViewController.dragModalAway() }
      step("keep editing") { answer(1) }
      step("link") { controller.open(URL(string: "app:///places/berlin")!) }
      step("discard") { answer(0) }
      print(Animations.faults)
    }
    try run()
    """#
}
