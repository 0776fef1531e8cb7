internal import CatalogModel

extension Framework {
  package var description: FrameworkDescription {
    switch self {
    case .swiftUI: .swiftUI
    case .uiKit: .uiKit
    case .appKit: .appKit
    case .compose: .compose
    case .androidViews: .androidViews
    case .gtk: .gtk
    case .react: .react
    case .html: .html
    }
  }

  /// The framework of a construct such as `uikit.button`; nil for a construct of several, such as a storyboard's.
  init?(construct: String) {
    let name = String(construct.prefix { $0 != "." })
    let found = FrameworkDescription.all.first { $0.constructPrefix == name }
    guard let framework = found?.framework ?? Framework(rawValue: name) else { return nil }
    self = framework
  }
}

extension FrameworkDescription {
  /// In the order of ``Framework``.
  static let all = Framework.allCases.map(\.description)
}
