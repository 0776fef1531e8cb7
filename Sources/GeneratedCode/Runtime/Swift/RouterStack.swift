#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The navigation controller of a router's stack.
@available(iOS 15.0, tvOS 15.0, *)
final class RouterStackController: UINavigationController {
  private var entries: [Destination] = []
  /// The controllers of ``entries``, which remain while the router decides on a person's step.
  private var controllers: [UIViewController] = []
  /// The transition of a custom presentation, which UIKit does not retain.
  private var transition: (any UIViewControllerTransitioningDelegate)?

  /// Shows destinations, with the controllers that it has of those at the beginning.
  func show(_ new: [Destination], animated: Bool, _ makeController: (Screen) -> UIViewController) {
    guard new != entries else { return }
    let kept = zip(entries, new).prefix { $0 == $1 }.count
    controllers = controllers.prefix(kept) + new.dropFirst(kept).compactMap { Screen($0) }.map(makeController)
    entries = new
    setViewControllers(controllers, animated: animated)
  }

  /// True if a person went back.
  var hasPopped: Bool { viewControllers.count < controllers.count }

  /// Forgets the controllers from which a person went back.
  func acceptPop() {
    controllers = viewControllers
    entries = Array(entries.prefix(controllers.count))
  }

  /// Shows the controllers from which a person went back.
  func takeBackPop() { setViewControllers(controllers, animated: true) }

  /// Goes on when the animation has ended; at once without one.
  func afterAnimation(_ goOn: @escaping () -> Void) {
    guard let coordinator = transitionCoordinator else { return goOn() }
    coordinator.animate(alongsideTransition: nil) { _ in goOn() }
  }

  /// Prepares the way in which it is presented.
  func look(like presentation: Presentation, _ transition: (String) -> (any UIViewControllerTransitioningDelegate)?) {
    modalPresentationStyle = .fullScreen
    if let name = presentation.customName, let custom = transition(name) {
      self.transition = custom
      transitioningDelegate = custom
      modalPresentationStyle = .custom
    }
    guard let options = presentation.sheetOptions else { return }
    modalPresentationStyle = .automatic
    #if !os(tvOS)
    modalPresentationStyle = .pageSheet
    guard let sheet = sheetPresentationController else { return }
    if !options.detents.isEmpty { sheet.detents = options.detents.map { $0.uiDetent } }
    sheet.prefersGrabberVisible = options.grabber
    sheet.preferredCornerRadius = options.cornerRadius.map { CGFloat($0) }
    #endif
  }
}

#if !os(tvOS)
@available(iOS 15.0, *)
extension SheetOptions.Detent {
  /// The height of a sheet; before iOS 16, which has shares of the height, the nearest that is not lower.
  @MainActor fileprivate var uiDetent: UISheetPresentationController.Detent {
    switch self {
    case .medium: return .medium()
    case .large: return .large()
    case .share(let share):
      if #available(iOS 16.0, visionOS 1.0, *) { return Self.detent(share) } else { return share > 0.5 ? .large() : .medium() }
    }
  }

  @available(iOS 16.0, *)
  @MainActor private static func detent(_ share: Double) -> UISheetPresentationController.Detent {
    .custom(identifier: UISheetPresentationController.Detent.Identifier("share \(share)")) { context in
      context.maximumDetentValue * CGFloat(share)
    }
  }
}
#endif
#endif
