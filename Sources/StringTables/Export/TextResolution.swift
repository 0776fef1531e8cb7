package import StringFormats

/// The texts of other locales that are added to a locale's file.
package enum TextResolution: Sendable {
  /// None: for translators.
  case own
  /// Those without which an app would show another text than the resolver.
  case asNeeded(PlatformFallback)
  /// All texts that the resolver shows.
  ///
  /// - Parameter fallback: that of the platform whose apps load the files; nil if no app loads them.
  case all(PlatformFallback?)

  var fallback: PlatformFallback? {
    switch self {
    case .own: nil
    case .asNeeded(let fallback): fallback
    case .all(let fallback): fallback
    }
  }
}
