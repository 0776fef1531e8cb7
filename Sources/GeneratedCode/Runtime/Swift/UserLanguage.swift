#if canImport(Darwin)
import Foundation

extension Language {
  /// The best language for the user of this device; systems restart an app whose languages change.
  public static let user = matching(Locale.preferredLanguages)
}

extension Purpose {
  /// The title of a control with this purpose in the user's language.
  public var title: String { title(in: .user) }

  /// The title in the user's language where there is little room, such as in a navigation bar.
  public var shortTitle: String { shortTitle(in: .user) }
}
// region messages
// endregion
#endif
