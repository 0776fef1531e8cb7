import AppReading
import ArgumentParser
import Audit
import CatalogFiles
import CatalogReports
import CatalogValidation
import SourceText

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Show which buttons of an app the catalogue could make, and where its screens differ.",
    discussion: """
      Reads the sources of an app and runs nothing: SwiftUI, UIKit and AppKit (Swift), storyboards and xibs, Jetpack Compose \
      and Views (Kotlin), Android's menus and layouts, GTK (.ui and Blueprint), React (TSX and JSX), and HTML. Titles are \
      followed through string tables and constants, and buttons through the app's own components.

      Prints one line for each button, 'path:line:column: purpose certainty evidence', the findings, and the figures. A \
      button without a purpose is no finding. A comment accepts what is meant to be so:
        // catalog: no purpose, the game's own button
        // catalog: accept dismissal-differs, Apple's own sheet
      Exits with 1 if a finding is at least as severe as --fail-on, or if --ratchet finds a new one; with 2 if the audit \
      could not run, else with 0. With --since, only findings that the earlier commit does not have count.

      Examples:
        catalog audit ../MyApp
        catalog audit App --catalog Catalogs/MyApp --strings ../Localization
        catalog audit App --only bars --quiet
        catalog audit App --format json > audit.json
        catalog audit App --format text --format sarif --output audit.sarif
        catalog audit App --format html --by module --output audit.html
        catalog audit App --since origin/main --format markdown
        catalog audit App --baseline audit-baseline.json --update-baseline --grow \\
          --reason "from before the audit"
        catalog audit App --baseline audit-baseline.json --ratchet
        catalog audit App --fix --dry-run > fixes.patch
        catalog audit App --explain App/EditorView.swift:42
        catalog audit App --explain AppCard
      """
  )

  @Argument(
    help: ArgumentHelp("Folders and files of the app (default: the current folder).", valueName: "path"),
    completion: .directory)
  var paths: [String] = []

  @OptionGroup var location: CatalogOption
  @OptionGroup(title: "Sources") var sources: AuditedSources
  @OptionGroup(title: "Report") var reports: AuditReportOptions
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions

  @Flag(help: "Fail on every finding that the baseline does not accept, whatever its severity.")
  var ratchet = false

  @OptionGroup(title: "Fixing") var fixing: AuditFixOptions

  @Option(
    help: ArgumentHelp(
      "Report what changed since a commit; only new findings count. REV... is the merge base with HEAD.",
      valueName: "rev"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "Explain what the audit says of a line, and why; or how audit.json names a component that it did not follow.",
      valueName: "path:line|name"))
  var explain: String?

  func validate() throws {
    if ratchet, baseline.path == nil { throw ValidationError("--ratchet needs --baseline FILE") }
    if fixing.fixes, explain != nil { throw ValidationError("--explain only reads; leave out --fix") }
    if fixing.isDryRun, let format = reports.printed {
      throw ValidationError("--dry-run prints a patch; give the report as \(format.rawValue) an --output")
    }
  }

  func run() throws {
    let paths = paths.isEmpty ? ["."] : paths
    let opened = try sources.open(location.read(orStandard: true), areApps: reports.by == .app)
    let files = try files(of: paths, for: opened)
    let accepted = try baseline.read()
    if let problem = accepted?.problems.first, !baseline.updates {
      throw CannotRun(problem.line)
    }
    var report = report(opened, on: files, accepting: accepted)
    if let explain { return try explainPlace(explain, in: report, of: opened) }
    if fixing.fixes {
      let outcome = try opened.fixer(report).outcome()
      try fixing.run(outcome, quietness: reports.quietness)
      if fixing.isDryRun {
        report.left = outcome.left
        try compare(&report, of: paths, with: opened)
        return try reports.write(report, besidePatch: true)
      }
      report = self.report(opened, on: files, accepting: accepted)
      report.left = try opened.fixer(report).outcome().left
    }
    if baseline.updates { try updateBaseline(accepted, by: &report, of: files, opened: opened) }
    try compare(&report, of: paths, with: opened)
    try reports.write(report)
    sayFixed(report, try baseline.read(), files: files, opened: opened)
    if baseline.updates, let error = opened.readingError {
      throw CannotRun("no entry of the baseline is removed while the catalogue has errors: \(error)")
    }
    if report.fails(at: reports.failOn) || ratchet && !report.reported.isEmpty { throw ExitCode.findings }
  }

  /// - Throws: ``CannotRun`` if no source is among them: a wrong path must not pass in CI.
  private func files(of paths: [String], for opened: AuditSession) throws(CannotRun) -> AppFiles {
    let files = try cannotRun { () throws(FileError) in try opened.files(of: paths, in: Terminal.disk) }
    guard !files.sources.isEmpty else {
      let names = paths.map { "'\($0)'" }.joined(separator: ", ")
      throw CannotRun("no sources that the audit reads in \(names); name a folder of an app")
    }
    return files
  }

  private func explainPlace(_ place: String, in report: AuditReport, of opened: AuditSession) throws {
    var report = report
    // Problems of the catalogue prevent generated code, but not the explanation.
    if let line = try? ExplainedLine(place) {
      report.left = (try? opened.fixer(report).outcome(ofFile: line.path).left) ?? []
    }
    try Terminal.standardOutput.write(
      cannotRun { () throws(AuditExplanationError) in try report.explanation(of: place) })
  }

  private func updateBaseline(
    _ accepted: BaselineFile?, by report: inout AuditReport, of files: AppFiles, opened: AuditSession
  ) throws {
    try baseline.update(
      accepted, findings: report.acceptable, rules: opened.audit.rules.map(\.description.identifier), data: nil,
      unread: opened.readingError ?? report.unread.first.map { "\($0.path): \($0.reason)" },
      extent: extent(of: report, files))
    report = report.accepting(try baseline.read())
  }

  private func report(
    _ opened: AuditSession, on files: AppFiles, accepting accepted: BaselineFile?
  ) -> AuditReport {
    opened.audit.report(
      on: files, from: Terminal.disk, scope: sources.only, baseline: accepted, translations: opened.tables,
      progress: progress(reading: "files"))
  }

  /// Adds the changes since a commit, and the figures of each group.
  private func compare(_ report: inout AuditReport, of paths: [String], with opened: AuditSession)
    throws(CannotRun)
  {
    if let since { report.changes = try changes(since: since, to: report, paths, opened) }
    if let grouping = reports.by { report.groups = try groups(of: report, by: grouping) }
  }

  private func changes(
    since revision: String, to report: AuditReport, _ paths: [String], _ opened: AuditSession
  ) throws(CannotRun) -> AuditChanges {
    let baseline = try baseline.read()
    return try cannotRun { () throws(AuditSinceError) in
      try AuditSince(revision, paths: paths, strings: sources.strings, on: Terminal.disk).changes(
        to: report, by: opened, scope: sources.only, baseline: baseline,
        progress: progress(reading: "files of \(revision)"))
    }
  }

  private func groups(of report: AuditReport, by grouping: AuditGrouping) throws(CannotRun) -> AuditGroups {
    do throws(AuditGroups.Problem) {
      return try AuditGroups(report, by: grouping, in: Terminal.disk)
    } catch {
      throw CannotRun("\(error)")
    }
  }

  /// The files that the audit looked at; nil without a baseline.
  private func extent(of report: AuditReport, _ files: AppFiles) -> AuditExtent? {
    baseline.path.map { AuditExtent(report, of: files, strings: sources.strings, scope: sources.only, baseline: $0) }
  }

  /// Reports the number of entries that the baseline no longer needs, among those that the audit can judge.
  private func sayFixed(
    _ report: AuditReport, _ file: BaselineFile?, files: AppFiles, opened: AuditSession
  ) {
    guard opened.readingError == nil, let file, let extent = extent(of: report, files) else { return }
    let fixed = Set(report.fixed)
    let count = file.baseline.entries.count { fixed.contains($0.identity) && extent.judges($0) }
    guard count > 0 else { return }
    let entries = count == 1 ? "1 entry of the baseline is" : "\(count) entries of the baseline are"
    Terminal.say("\(entries) fixed; remove with --update-baseline")
  }

  /// Shows the progress of a long audit on a terminal.
  private func progress(reading what: String) -> @Sendable (Int, Int) -> Void {
    let terminal = Terminal.standardError
    let isSaid = terminal.isTerminal && !reports.quietness.quiet
    return { read, all in
      if isSaid, all > 256 { terminal.say("read \(read) of \(all) \(what)") }
    }
  }
}
