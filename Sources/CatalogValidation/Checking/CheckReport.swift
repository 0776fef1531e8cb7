package import CatalogFiles
internal import ICUText
internal import SourceText

/// What checking a catalogue gave.
package struct CheckReport: Sendable {
  package let source: CatalogSource
  /// In the order of reports; last, for each rule with more than ``CheckSettings/ceiling``, one that stands for the rest.
  package let findings: [Finding]
  /// Findings that the team has accepted, in the order of reports.
  package let suppressed: [SuppressedFinding]
  /// The rules that ran, each with the severity that its findings have here.
  package let rules: [(description: RuleDescription, severity: Severity)]
  package let coverage: Coverage
  /// What a later check may reuse.
  var pieces = FoundPieces()

  /// The version of ICU that counted and matched.
  package var icuVersion: String { ICUVersion.icu }
  /// The version of CLDR whose data ICU carries.
  package var cldrVersion: String { ICUVersion.cldr }

  /// How many findings have a severity, those that are not listed among them.
  package func count(_ severity: Severity) -> Int { findings.count(severity) }

  /// The report with no more than so many findings of each rule; the others are counted.
  package func listing(atMost ceiling: Int) -> CheckReport {
    CheckReport(
      source: source, findings: listed(findings, atMost: ceiling), suppressed: suppressed, rules: rules,
      coverage: coverage, pieces: pieces)
  }

  /// The first of some of the report's findings, and for each rule with more than a ceiling one that stands for the rest.
  func listed(_ findings: [Finding], atMost ceiling: Int) -> [Finding] {
    let listed = ListedFindings(findings, ceiling: ceiling)
    return listed.findings
      + listed.rest(in: source.layers[0].manifest.source.path).map { finding in
        var finding = finding
        finding.severity = rules.first { $0.description.identifier == finding.rule }?.severity ?? finding.severity
        return finding
      }
  }

  /// What a baseline can accept: all that the catalogue itself gave, accepted already or not, but not what is said of
  /// accepting.
  package var acceptableFindings: [Finding] {
    let settings = Set(AllRules.settings.map { $0.description.identifier })
    let accepted = suppressed.filter { $0.origin == .baseline }.map(\.finding)
    return (findings + accepted).filter { !settings.contains($0.rule) }
  }

  /// Whether a finding is as bad as a threshold, or worse.
  package func fails(at threshold: Severity) -> Bool { findings.contains { $0.severity >= threshold } }
}
