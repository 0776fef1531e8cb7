/// The base direction of a locale's text (UAX #9 §3.3.1), as for a paragraph.
public enum BaseDirection: String, CaseIterable, Sendable {
  /// Lines begin on the left, as in Latin script.
  case leftToRight
  /// Lines begin on the right, as in Arabic and Hebrew script.
  case rightToLeft
}

/// A side in reading order.
public enum ReadingEdge: String, CaseIterable, Sendable {
  /// The beginning of a line.
  case leading
  /// The end of a line.
  case trailing
}

/// A side of the screen.
public enum PhysicalEdge: String, CaseIterable, Sendable {
  /// The left side, in every locale.
  case left
  /// The right side, in every locale.
  case right
}

extension BaseDirection {
  /// The side of the screen for a side in reading order.
  ///
  /// ```swift
  /// BaseDirection.rightToLeft.edge(.leading)         // right
  /// ```
  public func edge(_ edge: ReadingEdge) -> PhysicalEdge {
    switch (self, edge) {
    case (.leftToRight, .leading), (.rightToLeft, .trailing): .left
    case (.leftToRight, .trailing), (.rightToLeft, .leading): .right
    }
  }
}
