internal import AppReading
package import CatalogModel

extension Framework {
  /// The platform whose words the framework's apps print; nil for pages of browsers, which run on every platform.
  package var platform: Platform? {
    switch self {
    case .swiftUI, .uiKit: .iOS
    case .appKit: .macOS
    case .compose, .androidViews: .android
    case .gtk: Platform(rawValue: "gnome")
    case .react, .html: nil
    }
  }

  /// The output whose wording catalog.json chooses for the framework's code; nil if no code is generated for it.
  package var generatedLanguage: CodeLanguage? {
    switch self {
    case .swiftUI, .uiKit, .appKit: .swift
    case .compose, .androidViews: .kotlin
    case .react, .html: .typescript
    case .gtk: nil
    }
  }
}
