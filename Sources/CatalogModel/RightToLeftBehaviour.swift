/// How an icon of a set behaves in a right-to-left layout: a fact of the set, never of a purpose.
package enum RightToLeftBehaviour: Hashable, Sendable {
  /// Drawn the same way everywhere.
  case fixed
  /// Flipped by the caller; where `scripts` is given, only for locales written in one of them (ISO 15924).
  case mirrors(scripts: [String]?)
  /// Drawn by the set itself along the reading direction; flipping it again would undo that.
  case semantic
  /// The set carries variants for some locales or for right-to-left; flipping one would spoil it.
  case localized
}

extension RightToLeftBehaviour {
  /// Whether the caller must flip the glyph for a base direction and a script (ISO 15924).
  package func isMirrored(in direction: BaseDirection, script: String) -> Bool {
    guard direction == .rightToLeft, case .mirrors(let scripts) = self else { return false }
    return scripts?.contains(script) ?? true
  }

  /// Whether the glyph always points one way, so that a directional purpose must not use it.
  package var alwaysPointsOneWay: Bool { self == .fixed }
}
