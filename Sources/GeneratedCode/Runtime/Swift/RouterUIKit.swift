#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows the screens of a router: a navigation controller for each tab, in a tab bar controller if the app has tabs, and
/// modals over them.
///
///     let controller = RouterController { screen in PageController(screen) }
///     controller.start(in: window)
///     try controller.router.push(.city(city: "Berlin"))
///
/// A dialog that would lose input cannot be dragged away. A page that would lose input comes back after a swipe or the
/// system's back button, with its controller.
@available(iOS 15.0, tvOS 15.0, *)
@MainActor
public final class RouterController: NSObject {
  /// The router. After each of its actions, its screens are shown.
  public var router: Router { didSet { show() } }
  /// The tab bar controller, or the navigation controller of an app without tabs.
  public let rootViewController: UIViewController
  /// Called for a step of a person that the router refuses, such as one that would lose input, with the reason and the
  /// function that takes the step all the same; nil to ask the question whether input may be lost.
  public var onRefused: (@MainActor (RouterRefusal, @escaping @MainActor () -> Void) -> Void)?
  /// The transition of a custom presentation, by its name; without one, the modal covers the screen.
  public var transition: @MainActor (String) -> (any UIViewControllerTransitioningDelegate)? = { _ in nil }

  private let makeController: @MainActor (Screen) -> UIViewController
  let language: Language
  private let stacks: [RouterStackController]
  private var modals: [RouterStackController] = []
  /// The router whose screens are shown, or will be when the current steps have ended.
  private var shown: Router
  /// True before the start, and while steps are taken.
  private var isBusy = true

  /// Creates the controllers of a router.
  ///
  /// - Parameters:
  ///   - router: the router, by default at the base of the first tab.
  ///   - language: the language of the tabs, by default the user's.
  ///   - makeController: makes the controller of a screen, without a navigation controller.
  public init(
    _ router: Router = Router(), in language: Language = .user,
    makeController: @escaping @MainActor (Screen) -> UIViewController
  ) {
    self.router = router
    self.language = language
    self.makeController = makeController
    shown = router
    shown.state.modals = []
    stacks = router.state.stacks.map { _ in RouterStackController() }
    if router.tabs.isEmpty {
      rootViewController = stacks[0]
    } else {
      rootViewController = UITabBarController()
    }
    super.init()
    for (stack, entries) in zip(stacks, router.state.stacks) {
      stack.delegate = self
      stack.show(entries.entries, animated: false, makeController)
      stack.tabBarItem = tabItem(of: entries.entries.first.flatMap { Screen($0) })
    }
    guard let tabs = rootViewController as? UITabBarController else { return }
    tabs.setViewControllers(stacks, animated: false)
    tabs.selectedIndex = router.selectedStack
    tabs.delegate = self
  }

  /// Shows the screens in a window, whose root they become.
  public func start(in window: UIWindow) {
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    isBusy = false
    show()
  }

  /// The navigation controller of the visible stack.
  public var visibleController: UINavigationController { visible }

  private var visible: RouterStackController { modals.last ?? stacks[shown.selectedStack] }

  private func tabItem(of screen: Screen?) -> UITabBarItem {
    UITabBarItem(title: screen?.title(in: language), image: screen?.titlePurpose?.uiImage(in: language), tag: 0)
  }
}

// MARK: - Steps

@available(iOS 15.0, tvOS 15.0, *)
extension RouterController {
  /// Takes the steps from the screens that are shown to those of the router.
  private func show() {
    guard !isBusy else { return }
    for (index, modal) in modals.enumerated() { modal.isModalInPresentation = !router.canDismiss(from: index) }
    let steps = router.transitions(from: shown)
    shown = router
    guard !steps.isEmpty else { return }
    isBusy = true
    take(steps[...])
  }

  /// Takes steps, each when the animation of the one before has ended.
  private func take(_ steps: ArraySlice<RouterTransition>) {
    guard let step = steps.first else {
      isBusy = false
      return show()
    }
    let others = steps.dropFirst()
    switch step {
    case .dismiss(let count):
      modals.removeLast(count)
      (modals.last ?? rootViewController).dismiss(animated: true) { [weak self] in self?.take(others) }
    case .tab:
      (rootViewController as? UITabBarController)?.selectedIndex = shown.selectedStack
      take(others)
    case .hiddenStack, .replace, .pop, .push:
      showStacks(isAnimated: step != .replace) { [weak self] in self?.take(others) }
    case .present(let count):
      present { [weak self] in self?.take(count > 1 ? [.present(count - 1)] + others : others) }
    }
  }

  /// Shows the contents of all stacks that remain.
  private func showStacks(isAnimated: Bool, then goOn: @escaping () -> Void) {
    let visible = visible
    let all = zip(stacks + modals, shown.state.stacks.map(\.entries) + shown.state.modals.map(\.entries))
    for (stack, entries) in all { stack.show(entries, animated: isAnimated && stack === visible, makeController) }
    visible.afterAnimation(goOn)
  }

  /// Presents the next modal.
  private func present(then goOn: @escaping () -> Void) {
    let presenter = modals.last ?? rootViewController
    let index = modals.count
    let modal = RouterStackController()
    modal.delegate = self
    modal.show(shown.state.modals[index].entries, animated: false, makeController)
    modal.look(like: shown.presentations[index], transition)
    modal.isModalInPresentation = !router.canDismiss(from: index)
    modal.presentationController?.delegate = self
    modals.append(modal)
    presenter.present(modal, animated: true, completion: goOn)
  }
}

// MARK: - Gestures and controls of the system

@available(iOS 15.0, tvOS 15.0, *)
extension RouterController: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let stack = navigationController as? RouterStackController, stack.hasPopped else { return }
    let index = stack.viewControllers.count - 1
    let pop: (inout Router) throws(RouterRefusal) -> Void = { router throws(RouterRefusal) in try router.pop(toIndex: index) }
    var next = router
    do {
      try next.asking(pop)
      stack.acceptPop()
      try? pop(&shown)
      router = next
    } catch {
      isBusy = true
      stack.takeBackPop()
      stack.afterAnimation { [weak self] in self?.take([]) }
      refuse(error, pop)
    }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    guard let index = stacks.firstIndex(where: { $0 === viewController }) else { return true }
    let name = router.tabs[index].name
    take { router throws(RouterRefusal) in try router.selectTab(name, force: true) }
    // The router's step selects it.
    return false
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let index = modals.firstIndex(where: { $0 === presentationController.presentedViewController }) else { return }
    let count = modals.count - index
    modals.removeLast(count)
    try? shown.dismiss(count)
    try? router.dismiss(count)
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    guard let index = modals.firstIndex(where: { $0 === presentationController.presentedViewController }) else { return }
    let count = modals.count - index
    take { router throws(RouterRefusal) in try router.dismiss(count) }
  }

  /// Takes a step of a person, unless it is refused.
  func take(_ step: @escaping (inout Router) throws(RouterRefusal) -> Void) {
    do { try router.asking(step) } catch { refuse(error, step) }
  }

  private func refuse(_ refusal: RouterRefusal, _ step: @escaping (inout Router) throws(RouterRefusal) -> Void) {
    let goOn: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      try? step(&self.router)
    }
    if let onRefused { return onRefused(refusal, goOn) }
    if let question = DiscardQuestion(refusal) { ask(question, goOn) }
  }
}
#endif
