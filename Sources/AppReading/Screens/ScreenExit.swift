/// A button of a screen's bar, by purpose and side: `close@leading`.
package struct ScreenExit: Hashable, Sendable, CustomStringConvertible {
  package let purpose: String
  package let side: ScreenSide

  package init(purpose: String, side: ScreenSide) {
    self.purpose = purpose
    self.side = side
  }

  package var description: String { "\(purpose)@\(side.rawValue)" }
}

/// The side of a screen where a button is.
package enum ScreenSide: String, CaseIterable, Sendable {
  case leading, trailing, bottom, content
  /// The platform's own, such as its back button.
  case system
}
