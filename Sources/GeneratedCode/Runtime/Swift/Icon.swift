/// An icon in a set.
public struct Icon: Hashable, Sendable {
  /// The name in the set, such as `trash`.
  public let name: String
  /// True if the glyph must be flipped horizontally: the set has none for the language's direction.
  public let isMirrored: Bool

  init(_ name: String, isMirrored: Bool = false) {
    self.name = name
    self.isMirrored = isMirrored
  }
}
