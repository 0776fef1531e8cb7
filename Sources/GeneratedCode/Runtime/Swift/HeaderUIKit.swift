#if canImport(UIKit) && !os(watchOS)
import UIKit

@available(iOS 14.0, tvOS 14.0, *)
extension UIViewController {
  /// Shows a header in the navigation item. Call it again when the header, the title or the language changes. An item that
  /// remains keeps its button.
  ///
  /// The system's back button keeps the title of the screen beneath: `backBarButtonItem`, which would freeze it, is never
  /// set. An action of the app on a back button is its `backAction` (iOS 16), so that its label, its menu and the swipe
  /// remain; before iOS 16, it is a button of the app in its place.
  ///
  /// - Parameters:
  ///   - header: what the bar has.
  ///   - title: the screen's title; empty for none.
  ///   - subtitle: the text beneath it, shown from iOS 26 on; empty for none.
  ///   - language: the language, by default the user's.
  ///   - actions: what each purpose does.
  ///   - perform: called for each item that is pressed and has none; the system's back button goes back by itself. The
  ///     controller keeps the closure, so capture the controller weakly: `{ [weak self] item in self?.perform(item) }`.
  public func applyHeader(
    _ header: Header = .page(), title: String = "", subtitle: String = "", in language: Language = .user,
    actions: [Purpose: @MainActor () -> Void] = [:], perform: (@MainActor (BarItem) -> Void)? = nil
  ) {
    headerConfiguration = HeaderConfiguration(
      header, title: title, subtitle: subtitle, in: language, actions: HeaderActions(actions, others: perform))
  }

  /// The header that the navigation item shows; nil before the first one. A change is shown at once.
  public var headerConfiguration: HeaderConfiguration? {
    get { HeaderPresenter.of(self)?.configuration }
    set {
      guard let newValue else { return HeaderPresenter.remove(from: self) }
      HeaderPresenter.made(for: self).show(newValue, in: self)
    }
  }
}
#endif
