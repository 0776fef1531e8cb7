/// The limits of a drawing, about ten times what the largest icons of well-known sets have.
enum DrawingLimits {
  /// In bytes.
  static let fileSize = 1 << 20
  /// Elements that are visited, with those that `use` repeats.
  static let elements = 5_000
  /// The depth of groups and references.
  static let depth = 64
  /// Segments of all paths.
  static let segments = 50_000
  /// Corners of all polygons.
  static let corners = 400_000
  /// The greatest absolute value of a number.
  static let number = 1e7
}
