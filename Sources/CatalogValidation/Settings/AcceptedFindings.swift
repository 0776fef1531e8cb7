internal import CatalogFiles
internal import CatalogModel

/// The findings of a check, separated into open and accepted ones, with findings about exceptions and baseline entries.
struct AcceptedFindings {
  /// In report order.
  let open: [Finding]
  /// In report order.
  let suppressed: [SuppressedFinding]

  init(_ findings: [Finding], in source: CatalogSource, settings: CheckSettings, levels: RuleLevels) {
    let exceptions = ExceptionFilter(source)
    var (open, suppressed, used) = exceptions.split(findings)
    let rules = Set(levels.running.map(\.description.identifier))
    // Exceptions and entries of a rule that did not run cannot be judged, and none if something could not be read.
    let judges = source.readingError == nil
    let idle = judges ? exceptions.unneeded(used).filter { rules.contains($0.rule) } : []
    var further = UnneededExceptionRule.findings(for: idle, in: source.layers[0].manifest)
    if let baseline = settings.baseline {
      let former = Dictionary(
        source.purposes.filter { !$0.formerly.isEmpty }.map { ($0.identifier, $0.formerly) }, uniquingKeysWith: +)
      open = open.map { $0.accepted(byFormerNames: former) }
      let filter = BaselineFilter(file: baseline, today: settings.today)
      further += ExpiredBaselineEntryRule.findings(for: filter.expired(open))
      if judges { further += UnneededBaselineEntryRule.findings(for: filter.unneeded(open, rules: rules)) }
      let split = filter.split(open)
      open = split.open
      suppressed += split.suppressed
    }
    self.open = (open + Finding.ordered(further).compactMap { levels.rated($0) }).sorted(by: Finding.isInReportOrder)
    self.suppressed = suppressed.sorted { Finding.isInReportOrder($0.finding, $1.finding) }
  }
}
