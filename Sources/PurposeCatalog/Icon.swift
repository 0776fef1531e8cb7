/// The icon of a purpose in one icon set and one locale.
public struct Icon: Hashable, Sendable {
  /// The identifier in the icon set, for example `chevron.backward`.
  public let name: String

  /// Whether the caller must flip the glyph.
  ///
  /// False where the set draws by direction itself, carries variants for the locale, or the glyph never flips.
  public let isMirrored: Bool

  /// The identifier for systems that do not have `name` yet; nil if every system has it.
  public let fallback: String?

  /// Whether the caller must flip the glyph of `fallback`, where that is what it draws: the two may behave differently.
  public let isFallbackMirrored: Bool
}
