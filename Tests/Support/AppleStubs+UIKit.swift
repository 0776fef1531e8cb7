extension AppleStubs {
  /// Actions, bars and images.
  static let uiKit = """
    @_exported import Foundation

    public struct Selector: Hashable, Sendable {
      let name: String
      public init(_ name: String) { self.name = name }
    }
    /// The actions that targets were sent.
    nonisolated(unsafe) public var sent: [String] = []
    extension NSObject {
      @discardableResult public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
        sent.append(selector.name)
        return nil
      }
    }
    public final class UIImage: @unchecked Sendable {
      public init?(systemName name: String) {}
      public init?(named name: String) {}
      public func withHorizontallyFlippedOrientation() -> UIImage { self }
    }
    @MainActor open class UIMenuElement {
      init() {}
      public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
      }
      public enum State: Int, Sendable { case off, on, mixed }
      public var accessibilityIdentifier: String?
    }
    public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
    @MainActor open class UIAction: UIMenuElement {
      public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
      }
      public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
      ) {
        self.init()
        self.title = title
        self.attributes = attributes
        self.handler = handler
      }
      public var title = ""
      public var attributes: UIMenuElement.Attributes = []
      private var handler: UIActionHandler = { _ in }
      /// A person chooses the action.
      public func press() { if !attributes.contains(.disabled) { handler(self) } }
    }
    @MainActor open class UIMenu: UIMenuElement {
      public private(set) var children: [UIMenuElement] = []
      public convenience init(title: String = "", children: [UIMenuElement] = []) {
        self.init()
        self.children = children
      }
    }
    @MainActor open class UIDeferredMenuElement: UIMenuElement {
      public private(set) var provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { _ in }
      public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement()
        element.provider = elementProvider
        return element
      }
    }
    @MainActor open class UIView {
      public var bounds = CGRect.zero
      public init() {}
    }
    @MainActor open class UISegmentedControl: UIView {
      public static let noSegment = -1
      open var selectedSegmentIndex = UISegmentedControl.noSegment
      public private(set) var actions: [UIAction] = []
      open func removeAllSegments() { actions = [] }
      open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { actions.insert(action, at: segment) }
    }
    @MainActor open class UISearchBar: UIView {
      open var text: String?
      open var placeholder: String?
    }
    @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    @MainActor open class UISearchController: UIViewController {
      public convenience init(searchResultsController: UIViewController?) { self.init() }
      open var searchBar: UISearchBar { bar }
      private let bar = UISearchBar()
      open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    }
    @MainActor open class UINavigationBar: UIView { open var prefersLargeTitles = false }
    @MainActor open class UIBarItem: NSObject {
      nonisolated override init() {}
      open var title: String?
      open var image: UIImage?
      public var accessibilityValue: String?
      public var accessibilityLabel: String?
      public var accessibilityUserInputLabels: [String]!
      public var accessibilityIdentifier: String?
      open var isEnabled = true
    }
    @MainActor open class UINavigationItem {
      public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
      open var title: String?
      open var hidesBackButton = false
      open var subtitle: String?
      open var backAction: UIAction?
      open var titleView: UIView?
      open var searchController: UISearchController?
      open var additionalOverflowItems: UIDeferredMenuElement?
      open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
      open var leftBarButtonItems: [UIBarButtonItem]?
      open var rightBarButtonItems: [UIBarButtonItem]?
    }
    @MainActor open class UIBarButtonItem: UIBarItem {
      public enum Style: Int, Sendable { case plain, done, prominent }
      open var style: Style = .plain
      @MainActor public struct Badge {
        public static func count(_ count: Int) -> Badge { Badge() }
        public static func indicator() -> Badge { Badge() }
      }
      open var badge: Badge?
      open var menu: UIMenu?
      open var primaryAction: UIAction? { didSet { title = primaryAction?.title } }
      public nonisolated override init() { super.init() }
      public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
      ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
      }
      public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
    }
    """

  /// Controllers of stacks, tabs and modals. They work: an animation ends when ``Animations/finish()`` is called, and a
  /// step that UIKit would not take is a fault.
  static let navigationOfUIKit = """

    /// The animations that have not ended.
    @MainActor public enum Animations {
      public static var completions: [@MainActor () -> Void] = []
      public static var faults: [String] = []
      /// Ends all animations, and those that they begin.
      public static func finish() { while !completions.isEmpty { completions.removeFirst()() } }
    }
    @MainActor open class UIResponder: NSObject {
      public nonisolated override init() { super.init() }
    }
    @MainActor open class UIWindow: UIResponder {
      open var rootViewController: UIViewController?
      open func makeKeyAndVisible() {}
    }
    @MainActor open class UITabBarItem: UIBarItem {
      public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
    }
    public enum UIModalPresentationStyle: Int, Sendable { case fullScreen, pageSheet, custom = 4, automatic = -2 }
    @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
    @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
    @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
      @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
      ) -> Bool
    }
    @MainActor final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
      var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
      func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
      ) -> Bool {
        if let completion { completions.append(completion) }
        return true
      }
    }
    @MainActor open class UIViewController: UIResponder {
      public private(set) lazy var navigationItem = UINavigationItem()
      public var viewIfLoaded: UIView? { nil }
      open func viewDidLoad() {}
      public var navigationController: UINavigationController? { nil }
      open var tabBarItem: UITabBarItem! = UITabBarItem()
      open var modalPresentationStyle = UIModalPresentationStyle.automatic
      open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
      open var isModalInPresentation = false
      public private(set) var presentedViewController: UIViewController?
      public private(set) lazy var presentationController: UIPresentationController? = UISheetPresentationController(of: self)
      public var sheetPresentationController: UISheetPresentationController? {
        [.pageSheet, .automatic].contains(modalPresentationStyle)
          ? presentationController as? UISheetPresentationController : nil
      }
      open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
      open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil { Animations.faults.append("presents over a modal") }
        if !Animations.completions.isEmpty { Animations.faults.append("presents during an animation") }
        presentedViewController = viewControllerToPresent
        Animations.completions.append { completion?() }
      }
      open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil { Animations.faults.append("dismisses nothing") }
        if !Animations.completions.isEmpty { Animations.faults.append("dismisses during an animation") }
        Animations.completions.append {
          self.presentedViewController = nil
          completion?()
        }
      }
      func endAlert() { presentedViewController = nil }
      /// A person drags the modal away.
      public func dragModalAway() {
        guard let modal = presentedViewController, let controller = modal.presentationController else { return }
        if modal.isModalInPresentation {
          controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
        } else {
          presentedViewController = nil
          controller.delegate?.presentationControllerDidDismiss(controller)
        }
      }
    }
    public enum UIUserInterfaceIdiom: Int, Sendable { case phone, pad }
    @MainActor open class UIDevice {
      public static let current = UIDevice()
      public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    }
    @MainActor open class UIAlertAction {
      public enum Style: Int, Sendable { case `default`, cancel, destructive }
      public let title: String?
      public let style: Style
      private let handler: (@MainActor (UIAlertAction) -> Void)?
      public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
      }
      public func press() { handler?(self) }
    }
    @MainActor open class UIAlertController: UIViewController {
      public enum Style: Int, Sendable { case actionSheet, alert }
      public private(set) var title: String?
      public private(set) var actions: [UIAlertAction] = []
      public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
      }
      open func addAction(_ action: UIAlertAction) { actions.append(action) }
      /// A person chooses an answer, and the question goes away.
      public func choose(_ index: Int, over controller: UIViewController) {
        controller.endAlert()
        actions[index].press()
      }
    }
    @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    }
    @MainActor open class UINavigationController: UIViewController {
      open weak var delegate: (any UINavigationControllerDelegate)?
      public let navigationBar = UINavigationBar()
      open var viewControllers: [UIViewController] = []
      private var coordinator: Coordinator?
      open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
      open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if Set(viewControllers.map { ObjectIdentifier($0) }).count < viewControllers.count {
          Animations.faults.append("shows a controller twice")
        }
        guard let top = viewControllers.last else {
          Animations.faults.append("shows no controller")
          return
        }
        self.viewControllers = viewControllers
        guard animated else {
          delegate?.navigationController(self, didShow: top, animated: false)
          return
        }
        let current = Coordinator()
        coordinator = current
        Animations.completions.append {
          self.coordinator = nil
          self.delegate?.navigationController(self, didShow: top, animated: true)
          for completion in current.completions { completion(current) }
        }
      }
      /// A person goes back to a controller, by a swipe or the menu of the back button.
      public func goBack(to index: Int) {
        viewControllers.removeSubrange((index + 1)...)
        delegate?.navigationController(self, didShow: viewControllers[index], animated: true)
      }
    }
    @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    }
    @MainActor open class UITabBarController: UIViewController {
      open weak var delegate: (any UITabBarControllerDelegate)?
      public private(set) var viewControllers: [UIViewController]? = []
      open var selectedIndex = 0
      open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
      }
      /// A person taps on a tab.
      public func tap(_ index: Int) {
        guard let controller = viewControllers?[index] else { return }
        if delegate?.tabBarController(self, shouldSelect: controller) ?? true { selectedIndex = index }
      }
    }
    @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    }
    @MainActor open class UIPresentationController {
      open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
      public private(set) unowned var presentedViewController: UIViewController
      init(of controller: UIViewController) { presentedViewController = controller }
    }
    @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
      var maximumDetentValue: CGFloat { get }
    }
    @MainActor open class UISheetPresentationController: UIPresentationController {
      @MainActor open class Detent {
        public struct Identifier: Hashable, RawRepresentable, Sendable {
          public let rawValue: String
          public init(_ rawValue: String) { self.rawValue = rawValue }
          public init(rawValue: String) { self.rawValue = rawValue }
        }
        public static func medium() -> Detent { Detent() }
        public static func large() -> Detent { Detent() }
        public static func custom(
          identifier: Identifier? = nil,
          resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent() }
      }
      open var detents: [Detent] = [.large()]
      open var prefersGrabberVisible = false
      open var preferredCornerRadius: CGFloat?
    }
    """
}
