#if canImport(Darwin)
import Foundation

extension Language {
  /// The language of the app, as the system chose it for the user from the app's localizations, or the catalogue's
  /// nearest to it; systems restart an app whose language changes.
  public static let user = matching(Bundle.main.preferredLocalizations)

  /// The language of a view whose environment has a locale: the user's, or that of a preview.
  static func shown(in locale: Locale) -> Language {
    // The identifier has the form of ICU: `pt_BR@calendar=japanese`.
    let tag = locale.identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    return locale == .current ? .user : matching([String(tag)])
  }
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
