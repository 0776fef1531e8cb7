/// The icon of a purpose in one icon set and one locale, from ``Resolver/icon(for:in:)``.
///
/// ```swift
/// let back = try catalog.purpose("back")
/// if let icon = catalog.resolver(for: "he").icon(for: back, in: .materialSymbols) {
///   icon.name                                        // arrow_back
///   icon.isMirrored                                  // true: flip the glyph horizontally
/// }
/// ```
public struct Icon: Hashable, Sendable {
  /// The identifier in the icon set, such as `chevron.backward`.
  public let name: String

  /// True if the caller must flip the glyph horizontally.
  ///
  /// False if the set draws it by direction or has variants for the locale, or if the glyph is never mirrored.
  public let isMirrored: Bool

  /// The identifier for systems that do not have `name`; nil if all have it.
  public let fallback: String?

  /// True if the caller must flip the glyph of `fallback`, which may behave differently.
  public let isFallbackMirrored: Bool
}
