import ArgumentParser
import CatalogFiles
import CatalogValidation

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find what is missing or wrong in a catalogue.",
    discussion: """
      Prints a line for each finding, then what each locale has, then one line with the verdict.
      Exits with 0 where nothing is as bad as the threshold, 1 where something is, 2 where it could not run.

      Examples:
        catalog check
        catalog check Catalogs/Examples/Cycling --fail-on warning
        catalog check --format json > findings.json
      """
  )

  @Argument(help: ArgumentHelp("The catalogue's folder.", valueName: "catalog"), completion: .directory)
  var catalog: String?

  @OptionGroup var location: CatalogOption

  @Option(help: "How to print.")
  var format: OutputFormat = .text

  @Option(help: ArgumentHelp("The least severity that makes the check fail.", valueName: "severity"))
  var failOn: FailureThreshold = .error

  func run() throws {
    let report = CatalogCheck.run(on: try location.read(positional: catalog))
    let output = Terminal.standardOutput
    switch format {
    case .text: try output.write(TextReporter(showsColour: output.showsColour).text(report))
    case .json: try output.write(JSONReporter.text(report))
    }
    if report.fails(at: failOn.severity) { throw ExitCode.findings }
  }
}

/// `--fail-on`: a severity as the command line writes it.
enum FailureThreshold: String, ExpressibleByArgument, CaseIterable {
  case error, warning, note

  var severity: Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
