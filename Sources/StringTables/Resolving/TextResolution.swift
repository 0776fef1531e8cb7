/// Which texts of other locales go into a locale's file beside its own.
package enum TextResolution: Sendable {
  /// None: for translators.
  case own
  /// Those without which an app of the platform would show another text than the resolver does.
  case asNeeded(PlatformFallback)
  /// All that the resolver shows.
  ///
  /// - Parameter fallback: that of the platform whose apps load the files; nil for files that no app loads.
  case all(PlatformFallback?)

  var fallback: PlatformFallback? {
    switch self {
    case .own: nil
    case .asNeeded(let fallback): fallback
    case .all(let fallback): fallback
    }
  }
}
