package import CatalogFiles

/// The settings of a check in addition to the catalogue's own.
package struct CheckSettings: Sendable {
  /// The identifiers of the only rules to run; nil for all. Rules about unreadable files always run.
  package var only: Set<String>?
  /// The identifiers of rules that do not run.
  package var ignored: Set<String> = []
  /// The levels of rules, which override the catalogue's.
  package var levels: [String: RuleSetting.Level] = [:]
  /// Findings that are accepted for now.
  package var baseline: BaselineFile?
  /// The CLDR version of the plural rules, one of ``PluralHistory/versions``; nil for ICU's own data.
  package var cldr: Int?
  /// The CLDR version of the parent locales, one of ``ParentHistory/versions``; nil as above.
  package var parentsCLDR: Int?
  /// The day for judging the baseline's entries.
  package var today = CalendarDate.today

  /// False to list also the findings that follow from another one, for decisions about single findings.
  package var countsFollowUps = true

  /// True to compare an overlay's titles in the places of the extended catalogue, too. Adopted texts are: the app may have
  /// any of these places.
  package var comparesInheritedPlaces = false

  /// The maximum number of findings listed per rule; the others are counted (``Finding/omitted``). nil for all.
  package var ceiling: Int?

  /// The maximum number of findings per rule in a report of this check.
  package var reportCeiling: Int { only?.count == 1 ? Self.ceilingOfOneRule : Self.usualCeiling }

  /// The default maximum: more than people read, and little enough to store.
  package static let usualCeiling = 10_000
  /// The maximum if only one rule is selected.
  package static let ceilingOfOneRule = 100_000

  package init(countsFollowUps: Bool = true, comparesInheritedPlaces: Bool = false) {
    self.countsFollowUps = countsFollowUps
    self.comparesInheritedPlaces = comparesInheritedPlaces
  }
}

/// The severity of each rule in a check: that of the command line, else of the catalogue or one that it extends, else
/// the rule's own.
struct RuleLevels: Sendable {
  private let settings: CheckSettings
  /// By rule, the level in the topmost catalogue that sets one.
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

  /// Rules about files that the selected rules could not read, and so would find nothing in.
  private static let unread: Set = [
    CatalogProblem.Kind.jsonSyntax.rawValue, CatalogProblem.Kind.unreadableFile.rawValue,
  ]

  /// True if a rule runs.
  func runs(_ rule: any Rule.Type) -> Bool { severity(of: rule.description) != nil }

  /// The rules that run, in the order of documentation, with their severities.
  var running: [(description: RuleDescription, severity: Severity)] {
    AllRules.all.compactMap { rule in severity(of: rule).map { (rule, $0) } }
  }

  /// A finding with its severity in this check; nil if its rule does not run.
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
