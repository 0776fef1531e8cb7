/// A finding that the team has accepted; reports show it as such.
package struct SuppressedFinding: Sendable {
  /// Where the team says so.
  package enum Origin: String, Sendable {
    /// In `rules` of catalog.json.
    case exception
    /// In the baseline.
    case baseline
  }

  package let finding: Finding
  package let origin: Origin
  /// Why, in the team's words.
  package let reason: String

  package init(finding: Finding, origin: Origin, reason: String) {
    self.finding = finding
    self.origin = origin
    self.reason = reason
  }
}
