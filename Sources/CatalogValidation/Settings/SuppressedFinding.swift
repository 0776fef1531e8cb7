/// A finding that the team has accepted.
package struct SuppressedFinding: Sendable {
  /// The place of its acceptance.
  package enum Origin: String, Sendable {
    /// In `rules` of catalog.json.
    case exception
    /// In a comment of an app's source.
    case comment
    /// In the baseline.
    case baseline
  }

  package let finding: Finding
  package let origin: Origin
  /// The team's reason.
  package let reason: String

  package init(finding: Finding, origin: Origin, reason: String) {
    self.finding = finding
    self.origin = origin
    self.reason = reason
  }
}
