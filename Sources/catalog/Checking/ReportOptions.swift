import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogReports
import CatalogValidation
import FileWriting

/// Options for the format of findings, and for those that make the check fail.
struct ReportOptions: ParsableArguments {
  @OptionGroup var requested: RequestedReports

  @Option(help: ArgumentHelp("Fail if a finding has this severity or a higher one.", valueName: "severity"))
  var failOn: Severity = .error

  @Flag(help: "In text, print the table of each locale's texts even if nothing is missing.")
  var coverage = false

  @OptionGroup var quietness: QuietOption

  func validate() throws {
    if coverage, quietness.quiet { throw ValidationError("both --coverage and --quiet are given; give one") }
  }

  /// Writes each report to its file or to the standard output.
  func write(_ report: CheckReport) throws(CannotRun) {
    try requested.write { format, showsColour in
      format.text(report, showsColour: showsColour, detail: detail)
    }
  }

  /// The parts of the text report besides the findings.
  private var detail: TextReporter.Detail { quietness.quiet ? .findings : coverage ? .coverage : .usual }
}

extension ReportFormat: ExpressibleByArgument {}

/// `--fail-on`
extension Severity: ExpressibleByArgument {
  /// The highest severity first, since it is the default of `--fail-on`.
  package static var allValueStrings: [String] { allCases.reversed().map(\.rawValue) }
}
