/// What one check found that another of the same catalogue did not, and the other way round.
package struct FindingChanges: Sendable {
  /// In the order of reports.
  package let new: [Finding]
  package let gone: [Finding]
  private let report: CheckReport

  /// Compares two checks; a finding whose words or severity changed is gone and new.
  package init(from before: CheckReport, to after: CheckReport) {
    func key(_ finding: Finding) -> [String] { [finding.identity, finding.message, finding.severity.rawValue] }
    let (old, now) = (Set(before.findings.map(key)), Set(after.findings.map(key)))
    new = after.findings.filter { !old.contains(key($0)) }
    gone = before.findings.filter { !now.contains(key($0)) }
    report = after
  }

  package var isEmpty: Bool { new.isEmpty && gone.isEmpty }

  /// A line for each, `+` before what is new and `-` before what is gone.
  package func lines(showsColour: Bool) -> [String] {
    let reporter = TextReporter(showsColour: showsColour)
    return gone.map { "- " + reporter.line($0) } + new.map { "+ " + reporter.line($0) }
  }

  /// The lines, then the verdict.
  package func text(showsColour: Bool) -> String {
    let verdict = TextReporter(showsColour: showsColour).verdict(report)
    return (lines(showsColour: showsColour) + [verdict]).joined(separator: "\n") + "\n"
  }
}
