#if canImport(Darwin)
import Foundation

extension Language {
  /// The language of the app, as the system chose it for the user from the app's localizations, or the catalogue's
  /// nearest to it; systems restart an app whose language changes.
  public static let user = matching(Bundle.main.preferredLocalizations)
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
