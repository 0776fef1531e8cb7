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
    var collector = FindingCollector()
    var parser = MessageParser()
    let locale = CheckedLocale(catalog, index: index)
    var seen = SeenTexts(of: locale)
    var textRules = TextRules(rules, in: locale)
    catalog.source.forEachText(ofLocale: index) { slot, entry, bytes in
      let isMessage = entry.traits.contains(.hasSyntax) || !catalog.arguments[slot].isEmpty
      if isMessage { parser.parse(bytes) }
      let nodes = isMessage ? parser.nodes : []
      let text = CheckedText(
        locale: locale, slot: slot, entry: entry, bytes: bytes, nodes: nodes,
        syntaxErrors: isMessage ? parser.errors : [], facts: seen.look(at: bytes, nodes: nodes, slot: slot))
      textRules.check(text, isMessage: isMessage, &collector)
    }
    locale.textFacts = seen.facts
    for rule in rules.locale { rule.check(locale, &collector) }
    return collector.findings
  }
}

/// What one pass over each text of a locale finds, for all rules.
///
/// A value beside ``CheckedLocale``: every access to what a class may change is checked at run time.
private struct SeenTexts {
  /// By message slot; nil where the locale has no text.
  private(set) var facts: [TextFacts?]
  private var table: TraitTable

  init(of locale: CheckedLocale) {
    facts = [TextFacts?](repeating: nil, count: locale.catalog.source.slots.count)
    table = TraitTable(script: locale.facts.script)
  }

  /// - Parameter nodes: empty for a plain text.
  mutating func look(at bytes: UnsafeBufferPointer<UInt8>, nodes: [MessageNode], slot: Int) -> TextFacts {
    let found = TextFacts(of: bytes, nodes: nodes, &table)
    facts[slot] = found
    return found
  }
}

extension FindingCollector {
  /// Reports a problem of reading under the rule that documents it.
  fileprivate mutating func report(_ problem: CatalogProblem) {
    guard let rule = AllRules.reading.first(where: { $0.kind == problem.kind }) else { return }
    report(rule, problem.message, at: problem.place, problem.subject)
  }
}
