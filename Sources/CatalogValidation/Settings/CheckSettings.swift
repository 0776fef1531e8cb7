package import CatalogFiles

/// What a check is asked to do beyond what the catalogue itself says.
package struct CheckSettings: Sendable {
  /// The identifiers of the only rules that run; nil for all. Those that say what cannot be read run beside them.
  package var only: Set<String>?
  /// The identifiers of rules that do not run.
  package var ignored: Set<String> = []
  /// How bad findings of a rule are, whatever the catalogue says.
  package var levels: [String: RuleSetting.Level] = [:]
  /// Findings that are accepted for now.
  package var baseline: BaselineFile?
  /// The version of CLDR whose plural rules count, one of ``PluralHistory/versions``; nil for the data that ICU carries.
  package var cldr: Int?
  /// The version of CLDR whose parents of locales count, one of ``ParentHistory/versions``; nil as above.
  package var parentsCLDR: Int?
  /// The day on which the baseline's entries are judged.
  package var today = CalendarDate.today

  /// The most findings of a rule that are listed; the others are counted (``Finding/omitted``). nil for all.
  package var ceiling: Int?

  /// The most findings of a rule that a report of this check lists.
  package var reportCeiling: Int { only?.count == 1 ? Self.ceilingOfOneRule : Self.usualCeiling }

  /// What a report lists of a rule: more than anybody reads, and little enough to hold.
  package static let usualCeiling = 10_000
  /// What it lists where only one rule was asked for.
  package static let ceilingOfOneRule = 100_000

  package init() {}

  /// Whether some rule that may run asks how files are laid out.
  package var looksAtForm: Bool {
    let rule = NonCanonicalRule.description.identifier
    return !ignored.contains(rule) && only?.contains(rule) ?? true
  }
}

/// How bad each rule's findings are in one check: the command line's word first, then the catalogue's and those of the
/// catalogues that it extends, then the rule's own.
struct RuleLevels: Sendable {
  private let settings: CheckSettings
  /// By rule, what the topmost catalogue that says something says.
  private let catalogue: [String: RuleSetting.Level]

  init(_ settings: CheckSettings, _ source: CatalogSource) {
    self.settings = settings
    catalogue = source.ruleSettings.reduce(into: [:]) { levels, setting in
      if levels[setting.rule] == nil { levels[setting.rule] = setting.level }
    }
  }

  /// nil for a rule that does not run.
  func severity(of rule: RuleDescription) -> Severity? {
    let name = rule.identifier
    if let only = settings.only, !only.contains(name), !Self.unread.contains(name) { return nil }
    if settings.ignored.contains(name) { return nil }
    guard let level = settings.levels[name] ?? catalogue[name] else { return rule.severity }
    return Severity(level)
  }

  /// What the rules that were named did not get to see, and would find nothing in.
  private static let unread: Set = [
    CatalogProblem.Kind.jsonSyntax.rawValue, CatalogProblem.Kind.unreadableFile.rawValue,
  ]

  /// Whether a rule runs at all.
  func runs(_ rule: any Rule.Type) -> Bool { severity(of: rule.description) != nil }

  /// The rules that run, in the order of documentation, each with the severity that its findings have.
  var running: [(description: RuleDescription, severity: Severity)] {
    AllRules.all.compactMap { rule in severity(of: rule).map { (rule, $0) } }
  }

  /// A finding with the severity that it has in this check; nil if its rule does not run.
  func rated(_ finding: Finding) -> Finding? {
    guard let rule = AllRules.description(of: finding.rule), let severity = severity(of: rule) else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

extension Severity {
  /// nil for `off`.
  init?(_ level: RuleSetting.Level) {
    switch level {
    case .off: return nil
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
