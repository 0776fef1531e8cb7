#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The header of a view controller: what the bar has, its texts and its actions.
///
///     headerConfiguration = .page(.close(target: self, action: #selector(leave)), title: "Ride", trailing: [.share])
@available(iOS 14.0, tvOS 14.0, *)
public struct HeaderConfiguration {
  /// The contents of the bar.
  public var header: Header
  /// The screen's title; empty for none.
  public var title: String
  /// The text beneath the title, shown from iOS 26 on; empty for none.
  public var subtitle: String
  /// The language of the texts.
  public var language: Language
  /// The actions of the items.
  public var actions: HeaderActions
  /// Called when the text of the search field changes.
  public var onSearch: (@MainActor (String) -> Void)?

  /// Creates a configuration, by default that of a page.
  public init(
    _ header: Header = .page(), title: String = "", subtitle: String = "", in language: Language = .user,
    actions: HeaderActions = HeaderActions()
  ) {
    self.header = header
    self.title = title
    self.subtitle = subtitle
    self.language = language
    self.actions = actions
  }

  /// The configuration of a page.
  ///
  /// - Parameters:
  ///   - way: the way in which it is left.
  ///   - title: the screen's title; empty for none.
  ///   - trailing: the actions, in reading order.
  ///   - actions: what they do.
  public static func page(
    _ way: PageWay = .system, title: String = "", trailing: [Purpose] = [], actions: HeaderActions = HeaderActions()
  ) -> HeaderConfiguration {
    HeaderConfiguration(
      .page(dismiss: way.dismissal, trailing: trailing), title: title, actions: way.actions.before(actions))
  }
}

/// The way in which a page is left, with its action.
@available(iOS 14.0, tvOS 14.0, *)
public struct PageWay {
  let dismissal: PageDismissal
  let actions: HeaderActions

  /// By the system's own back button.
  public static var system: PageWay { PageWay(dismissal: .system, actions: HeaderActions()) }
  /// By other means: the bar shows nothing.
  public static var hidden: PageWay { PageWay(dismissal: .hidden, actions: HeaderActions()) }

  /// By a back button that sends an action to a target, which is kept weakly.
  @MainActor
  public static func back(target: NSObject, action: Selector) -> PageWay {
    PageWay(dismissal: .back(action: "back"), actions: HeaderActions([.back: HeaderActions.sending(action, to: target)]))
  }

  /// By a close button that sends an action to a target, which is kept weakly.
  @MainActor
  public static func close(target: NSObject, action: Selector) -> PageWay {
    PageWay(dismissal: .close(action: "close"), actions: HeaderActions([.close: HeaderActions.sending(action, to: target)]))
  }
}

@available(iOS 14.0, tvOS 14.0, *)
extension HeaderActions {
  /// A closure that sends an action to a target, which it keeps weakly, as target and action do.
  @MainActor
  public static func sending(_ action: Selector, to target: NSObject) -> @MainActor () -> Void {
    { [weak target] in _ = target?.perform(action) }
  }
}

/// A view controller with a header, by default that of a page.
@available(iOS 14.0, tvOS 14.0, *)
open class HeaderViewController: UIViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    if headerConfiguration == nil { headerConfiguration = .page() }
  }
}
#endif
