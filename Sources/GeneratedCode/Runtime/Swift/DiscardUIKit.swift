#if canImport(UIKit) && !os(watchOS)
import UIKit

@available(iOS 15.0, tvOS 15.0, *)
extension RouterController {
  /// Leaves the visible screen, as people do by Cancel or Close: asks first if that would lose input.
  public func leave() { take { router throws(RouterRefusal) in try router.goBack(force: true) } }

  /// Opens a link: asks first if that would lose input.
  public func open(_ url: URL) {
    let link = url.absoluteString
    take { router throws(RouterRefusal) in try router.open(url: link, force: true) }
  }

  /// Asks whether input may be lost; the answer that loses it comes first.
  func ask(_ question: DiscardQuestion, _ goOn: @escaping @MainActor () -> Void) {
    // A sheet of actions on an iPad would need a place to point to.
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let alert = UIAlertController(
      title: question.text(in: language), message: nil, preferredStyle: isPad ? .alert : .actionSheet)
    alert.addAction(
      UIAlertAction(title: question.discard.title(in: language), style: .destructive) { _ in goOn() })
    alert.addAction(UIAlertAction(title: question.keep.title(in: language), style: .cancel))
    visibleController.present(alert, animated: true)
  }
}
#endif
