#if canImport(UIKit) && !os(watchOS)
import UIKit

@available(iOS 14.0, tvOS 14.0, *)
extension UIViewController {
  /// Shows a header in the navigation item. Call it again when the header, the title or the language changes.
  ///
  /// The system's back button keeps the title of the screen beneath: `backBarButtonItem`, which would freeze it, is never set.
  ///
  /// - Parameters:
  ///   - header: what the bar has.
  ///   - title: the screen's title; empty for none.
  ///   - language: the language, by default the user's.
  ///   - perform: called when an item is pressed; the system's back button goes back by itself.
  public func applyHeader(
    _ header: Header, title: String = "", in language: Language = .user,
    perform: @escaping @MainActor (BarItem) -> Void
  ) {
    let bar = header.bar(on: .current, in: language)
    let own = bar.items.filter { $0.kind != .back }
    navigationItem.title = title
    #if !os(tvOS)
    navigationItem.largeTitleDisplayMode = bar.isProminent ? .always : .never
    navigationItem.hidesBackButton = own.count == bar.items.count
    #endif
    navigationItem.leftBarButtonItems = own.filter(\.isLeading).map { UIBarButtonItem($0, language, perform) }
    // UIKit counts them from the trailing side.
    navigationItem.rightBarButtonItems = own.filter { !$0.isLeading }.reversed().map { UIBarButtonItem($0, language, perform) }
  }
}

@available(iOS 14.0, tvOS 14.0, *)
extension UIBarButtonItem {
  fileprivate convenience init(_ item: BarItem, _ language: Language, _ perform: @escaping @MainActor (BarItem) -> Void) {
    self.init(
      primaryAction: UIAction(
        title: item.title, image: item.isWord ? nil : item.iconPurpose.uiImage(in: language),
        attributes: item.kind == .action && item.purpose.role == .destroy ? .destructive : []
      ) { _ in perform(item) })
    accessibilityLabel = item.accessibilityLabel
    accessibilityUserInputLabels = item.purpose.inputLabels(drawn: item.title, in: language)
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.purpose.rawValue
    isEnabled = item.isEnabled
    if item.emphasis != .none { style = item.emphasis == .prominent ? Self.prominentStyle : .done }
  }

  private static var prominentStyle: Style {
    #if compiler(>=6.2)
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) { return .prominent } else { return .done }
    #else
    return .done
    #endif
  }
}
#endif
