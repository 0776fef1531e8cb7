/// The behaviour of an icon in a right-to-left layout: a fact of the set, never of a purpose.
package enum RightToLeftBehaviour: Hashable, Sendable {
  /// Drawn the same way everywhere.
  case fixed
  /// Flipped by the caller; with `scripts`, only for locales in one of them (ISO 15924).
  case mirrors(scripts: [String]?)
  /// Drawn by the set itself along the reading direction; flipping it would undo that.
  case semantic
  /// The set has variants for some locales or for right-to-left, which must not be flipped.
  case localized
}

extension RightToLeftBehaviour {
  /// Returns whether the caller must flip the glyph for a base direction and a script (ISO 15924).
  package func isMirrored(in direction: BaseDirection, script: String) -> Bool {
    guard direction == .rightToLeft, case .mirrors(let scripts) = self else { return false }
    return scripts?.contains(script) ?? true
  }

  /// True if the glyph always points one way, so that a directional purpose must not use it.
  package var alwaysPointsOneWay: Bool { self == .fixed }
}
