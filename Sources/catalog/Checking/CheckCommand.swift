import ArgumentParser
import Audit
import CatalogFiles
import CatalogValidation

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is missing or wrong in a catalogue.",
    discussion: """
      Prints one line for each finding, a table of each locale's texts if any are missing, and a summary.
      Exits with 1 if a finding is at least as severe as --fail-on, with 2 if the check could not run, else with 0.
      Lists at most 10,000 findings of each rule, or 100,000 with a single --rule, but counts all of them.

      Examples:
        catalog check
        catalog check Buttons --fail-on warning
        catalog check --quiet                    print only findings
        catalog check --coverage                 always print the table
        catalog check --format json > findings.json
        catalog check --format text --format sarif --output findings.sarif
        catalog check --fix --dry-run
        catalog check --watch
        catalog check --rule title-collision --severity title-collision=error
        catalog check --baseline baseline.json --update-baseline --grow \\
          --reason "from before the check"
      """
  )

  @Argument(help: ArgumentHelp("The catalogue's folder.", valueName: "catalog"), completion: .directory)
  var catalog: String?

  @OptionGroup var location: CatalogOption
  @OptionGroup(title: "Report") var reports: ReportOptions
  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions
  @OptionGroup(title: "Fixing") var repair: RepairOptions

  @Flag(help: "Check again whenever a file is saved, and print what changed.")
  var watch = false

  @OptionGroup(title: "Data") var data: DataOptions

  func validate() throws {
    if watch, repair.fixes || baseline.updates {
      throw ValidationError("--watch changes nothing; leave out --fix and --update-baseline")
    }
    if data.versions != nil,
      watch || repair.fixes || baseline.updates || !reports.requested.formats.isEmpty
        || !reports.requested.outputs.isEmpty
    {
      throw ValidationError(
        "--explain-data only compares and prints; leave out the options of reports, fixes and baselines")
    }
    if repair.isDryRun, baseline.updates {
      throw ValidationError("--dry-run changes nothing and --update-baseline writes; leave out one of them")
    }
  }

  func run() throws {
    let watched = try watch ? watchedCheck() : nil
    var settings = try settings()
    var report: CheckReport
    if repair.fixes {
      // Recovers an interrupted change before reading.
      report = try repair.run(
        try location.find(positional: catalog, writes: true), settings: settings, quietness: reports.quietness)
    } else {
      let source = try read(settings)
      if let explanation = try data.explanation(of: source, settings) {
        return try Terminal.standardOutput.write(explanation)
      }
      report = CatalogCheck.run(on: source, settings: settings)
    }
    if baseline.updates {
      // Excludes newly accepted findings and removed entries.
      try baseline.update(settings.baseline, for: report)
      settings.baseline = try baseline.read()
      report = CatalogCheck.run(on: report.source, settings: settings)
    }
    if !repair.isDryRun { try reports.write(report.listing(atMost: settings.reportCeiling)) }
    if let watched { try watched.run(after: report) }
    if report.fails(at: reports.failOn) { throw ExitCode.findings }
  }

  private func watchedCheck() throws -> WatchedCheck {
    WatchedCheck(of: try location.find(positional: catalog), baseline: baseline.path, check: check)
  }

  /// The report of a single check.
  func check() throws -> CheckReport {
    let settings = try settings()
    let source = try read(settings)
    return CatalogCheck.run(on: source, settings: settings)
  }

  private func read(_ settings: CheckSettings) throws -> CatalogSource {
    try location.read(positional: catalog, needsBase: false, looksAtAll: true)
  }

  private func settings() throws -> CheckSettings {
    var settings = try rules.settings()
    settings.baseline = try baseline.read()
    // A baseline accepts each finding separately, and --fix corrects each.
    if baseline.path == nil, !repair.fixes { settings.ceiling = settings.reportCeiling }
    return settings
  }
}
