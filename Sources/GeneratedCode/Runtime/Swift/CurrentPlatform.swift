#if canImport(SwiftUI) || canImport(UIKit)
extension Platform {
  /// The platform of this device.
  static var current: Platform {
    #if os(macOS)
    return /*macOS*/.macos/**/
    #elseif os(watchOS)
    return /*watchOS*/.watchos/**/
    #else
    // region others
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) { return .ios26 } else { return .ios }
    // endregion
    #endif
  }
}
#endif
