/// The base direction of a locale's text, as UAX #9 §3.3.1 means it for a paragraph.
public enum BaseDirection: String, CaseIterable, Sendable {
  /// Lines begin on the left, as in Latin script.
  case leftToRight
  /// Lines begin on the right, as in Arabic and Hebrew script.
  case rightToLeft
}

/// A side in reading order.
public enum ReadingEdge: String, CaseIterable, Sendable {
  /// Where a line begins.
  case leading
  /// Where a line ends.
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
  /// The side of the screen on which a side in reading order lies.
  public func edge(_ edge: ReadingEdge) -> PhysicalEdge {
    switch (self, edge) {
    case (.leftToRight, .leading), (.rightToLeft, .trailing): .left
    case (.leftToRight, .trailing), (.rightToLeft, .leading): .right
    }
  }
}
