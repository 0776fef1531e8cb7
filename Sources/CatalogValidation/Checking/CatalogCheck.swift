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
    let textRules = rules.text.filter { $0.isAsked(in: locale) }
    var seen = SeenTexts(of: locale)
    var quiet = QuietStructures()
    catalog.source.forEachText(ofLocale: index) { slot, entry, bytes in
      let isMessage = entry.traits.contains(.hasSyntax) || !catalog.arguments[slot].isEmpty
      if isMessage { parser.parse(bytes) }
      let nodes = isMessage ? parser.nodes : []
      let text = CheckedText(
        locale: locale, slot: slot, entry: entry, bytes: bytes, nodes: nodes,
        syntaxErrors: isMessage ? parser.errors : [], facts: seen.look(at: bytes, nodes: nodes, slot: slot))
      for rule in textRules { rule.check(text, &collector) }
      let traits = text.facts.traits
      let traitsWithSource = traits.union(text.sourceFacts?.traits ?? [])
      if !rules.concerns.isDisjoint(with: traitsWithSource) {
        for rule in rules.concerned
        where !rule.concerns.isDisjoint(with: rule.comparesWithSource ? traitsWithSource : traits) {
          rule.rule.check(text, &collector)
        }
      }
      guard isMessage else { return }
      for rule in rules.message { rule.check(text, &collector) }
      guard !quiet.contain(text) else { return }
      let count = collector.findings.count
      for rule in rules.structure { rule.check(text, &collector) }
      if collector.findings.count == count { quiet.remember(text) }
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

/// The rules that run in one check, by when they are asked.
private struct RunningRules: Sendable {
  let catalog: [any CatalogRule.Type]
  let locale: [any LocaleRule.Type]
  /// Asked of every text.
  let text: [any TextRule.Type]
  /// Asked of the texts that have something of what they are concerned with.
  let concerned: [ConcernedRule]
  /// What any of those is concerned with.
  let concerns: TextTraits
  /// Asked of every message.
  let message: [any MessageRule.Type]
  /// Asked of messages of each structure.
  let structure: [any MessageRule.Type]

  struct ConcernedRule {
    let concerns: TextTraits
    let comparesWithSource: Bool
    let rule: any TextRule.Type
  }

  init(_ levels: RuleLevels) {
    catalog = AllRules.catalog.filter { levels.runs($0) }
    locale = AllRules.locale.filter { levels.runs($0) }
    let texts = AllRules.text.filter { levels.runs($0) }
    text = texts.filter { $0.concerns.isEmpty }
    concerned = texts.filter { !$0.concerns.isEmpty }.map {
      ConcernedRule(concerns: $0.concerns, comparesWithSource: $0.comparesWithSource, rule: $0)
    }
    concerns = concerned.reduce([]) { $0.union($1.concerns) }
    let messages = AllRules.message.filter { levels.runs($0) }
    message = messages.filter { !$0.looksOnlyAtStructure }
    structure = messages.filter { $0.looksOnlyAtStructure }
  }
}

extension FindingCollector {
  /// Reports a problem of reading under the rule that documents it.
  fileprivate mutating func report(_ problem: CatalogProblem) {
    guard let rule = AllRules.reading.first(where: { $0.kind == problem.kind }) else { return }
    report(rule, problem.message, at: problem.place, problem.subject)
  }
}
