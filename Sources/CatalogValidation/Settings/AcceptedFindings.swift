internal import CatalogFiles

/// The findings of a check, sorted into those that stand and those that the team has accepted; what it says of accepting
/// too much or too long is a finding itself.
struct AcceptedFindings {
  /// In the order of reports.
  let open: [Finding]
  /// In the order of reports.
  let suppressed: [SuppressedFinding]

  init(_ findings: [Finding], in source: CatalogSource, settings: CheckSettings, levels: RuleLevels) {
    let exceptions = ExceptionFilter(source)
    var (open, suppressed, used) = exceptions.split(findings)
    let rules = Set(levels.running.map(\.description.identifier))
    // Of a rule that did not run nothing can be said.
    let idle = exceptions.unneeded(used).filter { rules.contains($0.rule) }
    var further = UnneededExceptionRule.findings(for: idle)
    if let baseline = settings.baseline {
      let filter = BaselineFilter(file: baseline, today: settings.today)
      further += ExpiredBaselineEntryRule.findings(for: filter.expired(open))
      further += UnneededBaselineEntryRule.findings(for: filter.unneeded(open, rules: rules))
      let split = filter.split(open)
      open = split.open
      suppressed += split.suppressed
    }
    self.open = (open + Finding.ordered(further).compactMap { levels.rated($0) }).sorted(by: Finding.isInReportOrder)
    self.suppressed = suppressed.sorted { Finding.isInReportOrder($0.finding, $1.finding) }
  }
}
