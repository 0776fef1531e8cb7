#if canImport(UIKit) && !os(watchOS)
import UIKit

@available(iOS 14.0, tvOS 14.0, *)
extension Purpose {
  /// The image of the purpose's icon; nil for a purpose without one.
  public func uiImage(in language: Language = .user) -> UIImage? {
    guard let icon = icon(in: /*iconSet*/.sfSymbols/**/, language: language) else { return nil }
    return /*image*/UIImage(systemName: icon.name)/**/
  }
}

@available(iOS 14.0, tvOS 14.0, *)
extension UIAction {
  /// Creates an action with the title, image and identifier of a purpose.
  public convenience init(_ purpose: Purpose, in language: Language = .user, handler: @escaping UIActionHandler) {
    self.init(
      title: purpose.title(in: language), image: purpose.uiImage(in: language),
      identifier: UIAction.Identifier(purpose.rawValue),
      attributes: purpose.role == .destroy ? .destructive : [], handler: handler)
    accessibilityIdentifier = purpose.rawValue
  }
}

@available(iOS 14.0, tvOS 14.0, *)
extension UIBarButtonItem {
  /// Creates an item with the title and image of a purpose.
  public convenience init(_ purpose: Purpose, in language: Language = .user, handler: @escaping UIActionHandler) {
    self.init(primaryAction: UIAction(purpose, in: language, handler: handler))
    describe(purpose, language)
  }

  /// Creates an item with the title and image of a purpose that sends an action to a target.
  public convenience init(
    _ purpose: Purpose, in language: Language = .user, target: AnyObject?, action: Selector?
  ) {
    self.init(image: purpose.uiImage(in: language), style: .plain, target: target, action: action)
    describe(purpose, language)
  }

  private func describe(_ purpose: Purpose, _ language: Language) {
    // Shown where there is no image.
    let word = purpose.shortTitle(in: language)
    title = word
    accessibilityLabel = purpose.accessibleName(
      drawn: purpose.uiImage(in: language) == nil ? word : nil, in: language)
    accessibilityUserInputLabels = purpose.inputLabels(drawn: word, in: language)
    accessibilityIdentifier = purpose.rawValue
    if purpose.role == .confirm { style = confirmationStyle }
  }

  private var confirmationStyle: Style {
    #if compiler(>=6.2)
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) { return .prominent } else { return .done }
    #else
    return .done
    #endif
  }
}
#endif
