package import CatalogFiles
internal import ICUText

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

  /// The version of ICU that counted and matched.
  package var icuVersion: String { ICUVersion.icu }
  /// The version of CLDR whose data ICU carries.
  package var cldrVersion: String { ICUVersion.cldr }

  /// How many findings have a severity, those that are not listed among them.
  package func count(_ severity: Severity) -> Int {
    findings.reduce(0) { $1.severity == severity ? $0 + max($1.omitted, 1) : $0 }
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
