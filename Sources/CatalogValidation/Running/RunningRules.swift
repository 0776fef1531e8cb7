/// The rules of a check, by when they run.
struct RunningRules: Sendable {
  let catalog: [any CatalogRule.Type]
  let locale: [any LocaleRule.Type]
  let text: [any TextRule.Type]
  let message: [any MessageRule.Type]
  /// The identifiers of the rules whose findings are errors.
  let errors: Set<String>

  init(_ levels: RuleLevels) {
    errors = Set(levels.running.filter { $0.severity == .error }.map(\.description.identifier))
    catalog = AllRules.catalog.filter { levels.runs($0) }
    locale = AllRules.locale.filter { levels.runs($0) }
    text = AllRules.text.filter { levels.runs($0) }
    message = AllRules.message.filter { levels.runs($0) }
  }
}

/// The rules for the texts of one locale; most texts need hardly any.
struct TextRules {
  private struct ConcernedRule {
    let concerns: TextTraits
    let comparesWithSource: Bool
    let rule: any TextRule.Type

    init(_ rule: any TextRule.Type) {
      (self.rule, concerns, comparesWithSource) = (rule, rule.concerns, rule.comparesWithSource)
    }
  }

  /// Rules that report texts that are not yet texts; they run first.
  private let first: [ConcernedRule]
  /// Rules for every text.
  private let always: [any TextRule.Type]
  /// Rules for texts with certain traits.
  private let concerned: [ConcernedRule]
  /// All traits of these rules.
  private let concerns: TextTraits
  /// Rules for every message.
  private let message: [any MessageRule.Type]

  init(_ rules: RunningRules, in locale: CheckedLocale) {
    let applicable = rules.text.filter { $0.applies(to: locale) }
    let others = applicable.filter { !$0.reportsNoText }
    first = applicable.filter { $0.reportsNoText }.map(ConcernedRule.init)
    always = others.filter { $0.concerns.isEmpty }
    concerned = others.filter { !$0.concerns.isEmpty }.map(ConcernedRule.init)
    concerns = concerned.reduce([]) { $0.union($1.concerns) }
    message = rules.message
  }

  /// Runs the rules on a text.
  ///
  /// - Returns: false if a rule reports that it is not yet a text.
  func check(_ text: CheckedText, _ collector: inout FindingCollector) -> Bool {
    let own = text.facts.traits
    for rule in first where rule.concerns.isEmpty || !rule.concerns.isDisjoint(with: own) {
      let reports = collector.reports
      rule.rule.check(text, &collector)
      guard collector.reports > reports else { continue }
      // The errors of a message are only left to a rule that also makes errors.
      if text.isMessage, !collector.makesErrors(rule.rule) { checkMessage(text, &collector) }
      return false
    }
    for rule in always { rule.check(text, &collector) }
    let either = own.union(text.sourceFacts?.traits ?? [])
    if !concerns.isDisjoint(with: either) {
      for rule in concerned where !rule.concerns.isDisjoint(with: rule.comparesWithSource ? either : own) {
        rule.rule.check(text, &collector)
      }
    }
    if text.isMessage { checkMessage(text, &collector) }
    return true
  }

  private func checkMessage(_ text: CheckedText, _ collector: inout FindingCollector) {
    for rule in message { rule.check(text, &collector) }
  }
}
