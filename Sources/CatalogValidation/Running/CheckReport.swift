package import CatalogFiles
internal import ICUText
internal import SourceText

/// The result of checking a catalogue.
package struct CheckReport: Sendable {
  package let source: CatalogSource
  /// In report order; at the end, for each rule with more than ``CheckSettings/ceiling``, one finding that counts the
  /// rest.
  package let findings: [Finding]
  /// Findings that the team has accepted, in report order.
  package let suppressed: [SuppressedFinding]
  /// The rules that ran, each with its severity in this check.
  package let rules: [(description: RuleDescription, severity: Severity)]
  package let coverage: Coverage
  /// The findings that a later check may reuse.
  var pieces = FoundPieces()

  /// The version of ICU in use.
  package var icuVersion: String { ICUVersion.icu }
  /// The version of ICU's CLDR data.
  package var cldrVersion: String { ICUVersion.cldr }

  /// The number of findings with a severity, including unlisted ones.
  package func count(_ severity: Severity) -> Int { findings.count(severity) }

  /// The report with a maximum number of findings per rule; the others are counted.
  package func listing(atMost ceiling: Int) -> CheckReport {
    CheckReport(
      source: source, findings: listed(findings, atMost: ceiling), suppressed: suppressed, rules: rules,
      coverage: coverage, pieces: pieces)
  }

  /// The report with other findings after its own.
  func adding(_ others: [Finding]) -> CheckReport {
    CheckReport(
      source: source, findings: findings + others, suppressed: suppressed, rules: rules, coverage: coverage,
      pieces: pieces)
  }

  /// The first of some findings, and for each rule above a ceiling one that counts the rest.
  func listed(_ findings: [Finding], atMost ceiling: Int) -> [Finding] {
    let listed = ListedFindings(findings, ceiling: ceiling)
    return listed.findings
      + listed.rest(in: source.layers[0].manifest.source.path).map { finding in
        var finding = finding
        finding.severity = rules.first { $0.description.identifier == finding.rule }?.severity ?? finding.severity
        return finding
      }
  }

  /// The findings that a baseline can accept: all of the catalogue's own, accepted or not, except those about
  /// accepting.
  package var acceptableFindings: [Finding] {
    let settings = Set(AllRules.settings.map { $0.description.identifier })
    let accepted = suppressed.filter { $0.origin == .baseline }.map(\.finding)
    return (findings + accepted).filter { !settings.contains($0.rule) && $0.followUps == 0 }
  }

  /// True if a finding is at least as severe as a threshold.
  package func fails(at threshold: Severity) -> Bool { findings.contains { $0.severity >= threshold } }
}
