import ArgumentParser
import Audit
import CatalogFiles
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
      could not run, else with 0.

      Examples:
        catalog audit ../MyApp
        catalog audit App --catalog Catalogs/MyApp --strings ../Localization
        catalog audit App --only bars --quiet
        catalog audit App --format json > audit.json
        catalog audit App --format text --format sarif --output audit.sarif
        catalog audit App --baseline audit-baseline.json --update-baseline --grow \\
          --reason "from before the audit"
        catalog audit App --baseline audit-baseline.json --ratchet
        catalog audit App --fix --dry-run > fixes.patch
        catalog audit App --explain App/EditorView.swift:42
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
    help: ArgumentHelp("Explain what the audit says of a line, and why.", valueName: "path:line"))
  var explain: String?

  func validate() throws {
    if ratchet, baseline.path == nil { throw ValidationError("--ratchet needs --baseline FILE") }
    if fixing.fixes, explain != nil { throw ValidationError("--explain only reads; leave out --fix") }
  }

  func run() throws {
    let (audit, files, generated) = try sources.open(paths.isEmpty ? ["."] : paths, location.read())
    let accepted = try baseline.read()
    if let problem = accepted?.problems.first, !baseline.updates {
      throw CannotRun("\(problem.place.file.path):\(problem.place.position): \(problem.message)")
    }
    var report = report(audit, files, accepted)
    if let explain { return try Terminal.standardOutput.write(explanation(of: explain, report)) }
    if fixing.fixes {
      try fixing.run(SourceFixer(report, names: generated).files(), quietness: reports.quietness)
      if fixing.isDryRun { return }
      report = self.report(audit, files, accepted)
    }
    if baseline.updates {
      try baseline.update(
        accepted, findings: report.acceptable, rules: audit.rules.map(\.description.identifier), data: nil)
      report = self.report(audit, files, try baseline.read())
    }
    try reports.write(report)
    if !report.fixed.isEmpty {
      Terminal.say(
        "\(counted(report.fixed.count, "entry")) of the baseline \(report.fixed.count == 1 ? "is" : "are") fixed; "
          + "remove with --update-baseline")
    }
    if report.fails(at: reports.failOn) || ratchet && !report.findings.isEmpty { throw ExitCode.findings }
  }

  private func report(_ audit: AppAudit, _ files: AppFiles, _ accepted: BaselineFile?) -> AuditReport {
    let terminal = Terminal.standardError
    return audit.report(on: files, from: Terminal.disk, scope: sources.only, baseline: accepted) { read, all in
      if terminal.isTerminal, all > 256 { Terminal.say("read \(read) of \(all) files") }
    }
  }
}
