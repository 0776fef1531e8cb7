/// The base direction of a locale's text, as UAX #9 §3.3.1 means it for a paragraph.
public enum BaseDirection: String, CaseIterable, Sendable {
  case leftToRight
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
  case left
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
