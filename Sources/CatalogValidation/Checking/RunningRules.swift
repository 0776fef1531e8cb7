/// The rules that run in one check, by when they are asked.
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

/// The rules about texts, as those of one locale are asked: of most texts, hardly any.
struct TextRules {
  private struct ConcernedRule {
    let concerns: TextTraits
    let comparesWithSource: Bool
    let rule: any TextRule.Type
  }

  /// Asked of every text.
  private let always: [any TextRule.Type]
  /// Asked of the texts that have something of what they are concerned with.
  private let concerned: [ConcernedRule]
  /// What any of those is concerned with.
  private let concerns: TextTraits
  /// Asked of every message.
  private let message: [any MessageRule.Type]

  init(_ rules: RunningRules, in locale: CheckedLocale) {
    let asked = rules.text.filter { $0.isAsked(in: locale) }
    always = asked.filter { $0.concerns.isEmpty }
    concerned = asked.filter { !$0.concerns.isEmpty }.map {
      ConcernedRule(concerns: $0.concerns, comparesWithSource: $0.comparesWithSource, rule: $0)
    }
    concerns = concerned.reduce([]) { $0.union($1.concerns) }
    message = rules.message
  }

  /// Asks the rules about a text.
  func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for rule in always { rule.check(text, &collector) }
    let own = text.facts.traits
    let either = own.union(text.sourceFacts?.traits ?? [])
    if !concerns.isDisjoint(with: either) {
      for rule in concerned where !rule.concerns.isDisjoint(with: rule.comparesWithSource ? either : own) {
        rule.rule.check(text, &collector)
      }
    }
    guard text.isMessage else { return }
    for rule in message { rule.check(text, &collector) }
  }
}
