#if canImport(UIKit) && !os(watchOS)
import ObjectiveC
import UIKit

/// Shows the header of a view controller, and keeps its buttons while their items remain.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
final class HeaderPresenter: NSObject {
  private(set) var configuration = HeaderConfiguration()
  private var buttons: [String: UIBarButtonItem] = [:]

  // MARK: Controllers

  // Only the address is used.
  private static nonisolated(unsafe) var key: UInt8 = 0

  /// The presenter of a controller; nil before its first header.
  static func of(_ controller: UIViewController) -> HeaderPresenter? {
    objc_getAssociatedObject(controller, &key) as? HeaderPresenter
  }

  static func made(for controller: UIViewController) -> HeaderPresenter {
    if let presenter = of(controller) { return presenter }
    let presenter = HeaderPresenter()
    objc_setAssociatedObject(controller, &key, presenter, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return presenter
  }

  static func remove(from controller: UIViewController) {
    objc_setAssociatedObject(controller, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  // MARK: Showing

  func show(_ configuration: HeaderConfiguration, in controller: UIViewController) {
    self.configuration = configuration
    let width = controller.viewIfLoaded.map { Double($0.bounds.width) }
    let bar = configuration.header.bar(on: .current, in: configuration.language, width: width, title: configuration.title)
    let item = controller.navigationItem
    item.title = configuration.title
    showBack(of: bar, in: item)
    let own = bar.items.filter { $0.kind != .back && !isBackAction($0) && !isInSystemMenu($0) }
    buttons = Dictionary(own.map { ($0.id, button($0)) }) { first, _ in first }
    set(own.filter(\.isLeading), in: \.leftBarButtonItems, of: item)
    // UIKit counts them from the trailing side.
    set(own.filter { !$0.isLeading }.reversed(), in: \.rightBarButtonItems, of: item)
    showSegments(of: bar, in: item)
    #if !os(tvOS)
    item.largeTitleDisplayMode = bar.isProminent ? .always : .never
    if bar.isProminent { controller.navigationController?.navigationBar.prefersLargeTitles = true }
    showSearch(of: bar, in: item)
    if #available(iOS 16.0, *) { showMenu(of: bar, in: item) }
    #if compiler(>=6.2)
    if #available(iOS 26.0, visionOS 26.0, *) { item.subtitle = configuration.subtitle }
    #endif
    #endif
  }

  private func set(
    _ items: [BarItem], in property: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>,
    of item: UINavigationItem
  ) {
    let wanted = items.compactMap { buttons[$0.id] }
    // The same buttons are not set again, which would animate them.
    if item[keyPath: property] ?? [] != wanted { item[keyPath: property] = wanted }
  }

  private func button(_ item: BarItem) -> UIBarButtonItem {
    let button = buttons[item.id] ?? UIBarButtonItem()
    button.show(item, configuration)
    return button
  }

  private func action(_ item: BarItem) -> UIAction { UIAction(item, configuration) }

  // MARK: Back

  /// True if the system's back button does what the item does.
  private func isBackAction(_ item: BarItem) -> Bool {
    #if os(tvOS)
    return false
    #else
    if #available(iOS 16.0, *) { return item.kind == .dismissal && item.purpose == .back } else { return false }
    #endif
  }

  private func showBack(of bar: Bar, in item: UINavigationItem) {
    #if !os(tvOS)
    let own = bar.items.first(where: isBackAction)
    item.hidesBackButton = own == nil && !bar.items.contains { $0.kind == .back }
    if #available(iOS 16.0, *) { item.backAction = own.map(action) }
    #endif
  }

  // MARK: Menu, segments and search

  /// True if the system has a menu for it, so that it needs no button.
  private func isInSystemMenu(_ item: BarItem) -> Bool {
    #if os(tvOS)
    return false
    #else
    if #available(iOS 16.0, *) { return item.kind == .overflow } else { return false }
    #endif
  }

  private func showSegments(of bar: Bar, in item: UINavigationItem) {
    guard !bar.segments.isEmpty else {
      if item.titleView is UISegmentedControl { item.titleView = nil }
      return
    }
    let control = item.titleView as? UISegmentedControl ?? UISegmentedControl()
    control.removeAllSegments()
    for (index, segment) in bar.segments.enumerated() {
      control.insertSegment(action: action(segment), at: index, animated: false)
    }
    control.selectedSegmentIndex = bar.segments.firstIndex { $0.isOn == true } ?? UISegmentedControl.noSegment
    item.titleView = control
  }

  #if !os(tvOS)
  @available(iOS 16.0, *)
  private func showMenu(of bar: Bar, in item: UINavigationItem) {
    guard let overflow = bar.items.first(where: isInSystemMenu) else { return item.additionalOverflowItems = nil }
    item.additionalOverflowItems = UIDeferredMenuElement.uncached { [weak self] show in
      guard let self else { return }
      show(overflow.menu.map { UIAction($0, self.configuration) })
    }
  }

  private func showSearch(of bar: Bar, in item: UINavigationItem) {
    guard let search = bar.search else { return item.searchController = nil }
    let controller = item.searchController ?? UISearchController(searchResultsController: nil)
    controller.searchBar.placeholder = search.title
    controller.searchResultsUpdater = self
    if item.searchController !== controller { item.searchController = controller }
  }
  #endif
}

#if !os(tvOS)
@available(iOS 14.0, *)
extension HeaderPresenter: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    configuration.onSearch?(searchController.searchBar.text ?? "")
  }
}
#endif

@available(iOS 14.0, tvOS 14.0, *)
extension UIAction {
  fileprivate convenience init(_ item: BarItem, _ configuration: HeaderConfiguration) {
    var attributes: UIMenuElement.Attributes = item.kind == .action && item.purpose.role == .destroy ? .destructive : []
    if !item.isEnabled { attributes.insert(.disabled) }
    self.init(
      title: item.title, image: item.isWord ? nil : item.iconPurpose.uiImage(in: configuration.language),
      attributes: attributes
    ) { _ in configuration.actions.perform(item) }
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.purpose.rawValue
  }
}

@available(iOS 14.0, tvOS 14.0, *)
extension UIBarButtonItem {
  fileprivate func show(_ item: BarItem, _ configuration: HeaderConfiguration) {
    let action = UIAction(item, configuration)
    if item.menu.isEmpty {
      primaryAction = action
      menu = nil
    } else {
      primaryAction = nil
      menu = UIMenu(children: item.menu.map { UIAction($0, configuration) })
      title = item.title
      image = item.isWord ? nil : item.iconPurpose.uiImage(in: configuration.language)
    }
    accessibilityLabel = item.accessibilityLabel
    accessibilityUserInputLabels = item.shownPurpose.inputLabels(drawn: item.title, in: configuration.language)
    accessibilityValue = item.badge.flatMap { $0 > 0 ? "\($0)" : nil }
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.purpose.rawValue
    isEnabled = item.isEnabled
    style = item.emphasis == .none ? .plain : item.emphasis == .prominent ? Self.prominentStyle : .done
    #if compiler(>=6.2) && !os(tvOS)
    if #available(iOS 26.0, visionOS 26.0, *) { badge = item.badge.map { $0 > 0 ? .count($0) : .indicator() } }
    #endif
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
