package import CatalogValidation
internal import SourceText

/// The differences of an audit from that of an earlier revision.
package struct AuditChanges: Sendable {
  /// The figures of one of the two states.
  package struct Figures: Sendable, Equatable {
    package let adoption: Adoption
    package let buttons: Int
    package let screens: Int
    package let findings: Int

    init(_ report: AuditReport) {
      adoption = Adoption(report.app.pressed)
      buttons = report.app.pressed.count
      screens = report.app.screens.count
      findings = report.findings.count
    }
  }

  /// The revision as given, such as `origin/main`.
  package let revision: String
  /// Its commit.
  package let commit: String
  package let before: Figures
  package let after: Figures
  /// The findings of the app that the revision does not have, in report order.
  package let new: [Finding]
  /// The findings of the revision that the app no longer has, in report order.
  package let fixed: [Finding]
  /// Notes for people about things that were read differently in the earlier revision.
  package let notes: [String]

  package init(
    since revision: String, commit: String, from before: AuditReport, to after: AuditReport, notes: [String] = []
  ) {
    self.revision = revision
    self.commit = commit
    self.notes = notes
    self.before = Figures(before)
    self.after = Figures(after)
    // A finding accepted in only one revision is not a code change.
    let unmatched = FindingMatching.unmatched(
      before: FindingMatching.places(before, before.findings + before.suppressed.map(\.finding)),
      after: FindingMatching.places(after, after.findings + after.suppressed.map(\.finding)))
    let accepted = Set(before.suppressed.map { Key($0.finding) } + after.suppressed.map { Key($0.finding) })
    new = unmatched.after.filter { !accepted.contains(Key($0)) }.sorted(by: Finding.isInReportOrder)
    fixed = unmatched.before.filter { !accepted.contains(Key($0)) }.sorted(by: Finding.isInReportOrder)
  }

  /// Identifies a finding within one report.
  private struct Key: Hashable {
    let identity, file: String

    init(_ finding: Finding) {
      identity = finding.identity
      file = finding.file
    }
  }

  /// `12 of 80 buttons with a certain purpose (15 %), before: 10 of 79 (12 %)`
  package var summary: String {
    let earlier = before.adoption
    let share = earlier.percent.map { "\(earlier.adopted) of \(earlier.total) (\($0) %)" } ?? "none"
    return "\(after.adoption.words); in \(revision): \(share)"
  }
}
