import ArgumentParser
import CatalogFiles
import CatalogValidation

/// Options for the rules that run, and for the severity of their findings.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Run only this rule; may be repeated. 'catalog rules' lists them. Unreadable files are always reported.",
      valueName: "rule"),
    completion: Completions.rules)
  var only: [String] = []

  @Option(
    name: .customLong("ignore"), help: ArgumentHelp("Do not run this rule; may be repeated.", valueName: "rule"),
    completion: Completions.rules)
  var ignored: [String] = []

  @Option(
    name: .customLong("severity"),
    help: ArgumentHelp(
      "Set a rule's severity to off, note, warning or error; may be repeated.", valueName: "rule=severity"),
    completion: Completions.ruleAssignments)
  var severities: [RuleSeverity] = []

  /// The settings on the command line.
  ///
  /// - Throws: ``CannotRun`` for an unknown rule.
  func settings() throws(CannotRun) -> CheckSettings {
    for name in only + ignored + severities.map(\.rule) { _ = try RuleDescription.named(name) }
    var settings = CheckSettings()
    settings.only = only.isEmpty ? nil : Set(only)
    settings.ignored = Set(ignored)
    settings.levels = Dictionary(severities.map { ($0.rule, $0.level) }) { $1 }
    return settings
  }
}

/// `--severity title-collision=error`
struct RuleSeverity: ExpressibleByArgument {
  let rule: String
  let level: RuleSetting.Level

  init?(argument: String) {
    guard let setting = Assignment(argument: argument), let level = RuleSetting.Level(rawValue: setting.value) else {
      return nil
    }
    rule = setting.name
    self.level = level
  }
}
