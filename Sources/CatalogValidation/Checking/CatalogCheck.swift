package import CatalogFiles
internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Runs the rules over a catalogue.
package enum CatalogCheck {
  /// Checks a catalogue as it was read.
  ///
  /// - Parameter settings: which rules run and how bad their findings are, beyond what the catalogue itself says.
  /// - Returns: all findings in the order of reports, and what each locale has; the same input gives the same report.
  package static func run(on source: CatalogSource, settings: CheckSettings = CheckSettings()) -> CheckReport {
    let levels = RuleLevels(settings, source)
    let rules = RunningRules(levels)
    let catalog = CheckedCatalog(source, cldr: settings.cldr, parentsOf: settings.parentsCLDR)
    var collector = FindingCollector()
    for problem in source.problems { collector.report(problem) }
    // What concerns the whole catalogue is one more piece of work beside the locales.
    let pieces = source.locales.count + 1
    let found = concurrentMap(pieces, inParallel: source.isLarge) { piece in
      piece == 0 ? findings(ofWhole: catalog, rules) : findings(ofLocale: piece - 1, catalog, rules)
    }
    for problem in settings.baseline?.problems ?? [] { collector.report(problem) }
    let rated = Finding.ordered(collector.findings + found.joined()).compactMap { levels.rated($0) }
    let sorted = AcceptedFindings(rated, source, settings, levels)
    return CheckReport(
      source: source, findings: sorted.open, suppressed: sorted.suppressed, rules: levels.running,
      coverage: Coverage(of: catalog))
  }

  /// Runs the rules about purposes and icons.
  private static func findings(ofWhole catalog: CheckedCatalog, _ rules: RunningRules) -> [Finding] {
    var collector = FindingCollector()
    for rule in rules.catalog { rule.check(catalog, &collector) }
    return collector.findings
  }

  /// Runs the rules about one locale and its texts.
  private static func findings(ofLocale index: Int, _ catalog: CheckedCatalog, _ rules: RunningRules) -> [Finding] {
    var collector = FindingCollector(for: rules)
    let locale = CheckedLocale(catalog, index: index)
    var textRules = TextRules(rules, in: locale)
    var text = CheckedText(of: locale)
    // A value beside the locale: every access to what a class may change is checked at run time.
    var facts = [TextFacts?](repeating: nil, count: catalog.source.slots.count)
    catalog.source.forEachText(ofLocale: index) { slot, entry, bytes in
      // That the text cannot be read has been said, and what is left of it is not what somebody wrote.
      if entry.isBroken { return }
      text.turn(to: slot, entry, bytes)
      facts[slot] = text.facts
      textRules.check(text, &collector)
    }
    locale.textFacts = facts
    for rule in rules.locale { rule.check(locale, &collector) }
    return collector.findings
  }
}

extension FindingCollector {
  /// Reports a problem of reading under the rule that documents it.
  fileprivate mutating func report(_ problem: CatalogProblem) {
    guard let rule = AllRules.reading.first(where: { $0.kind == problem.kind }) else { return }
    report(rule, problem.message, at: problem.place, problem.subject)
  }
}
