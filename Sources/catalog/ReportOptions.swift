import ArgumentParser
import CatalogFiles
import CatalogValidation

/// How findings are printed, and which make the check fail.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("How to print; may be repeated, each with its own --output.", valueName: "format"))
  var formats: [ReportFormat] = []

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("Write the report of the --format before it to this file.", valueName: "file"),
    completion: .file())
  var outputs: [String] = []

  @Option(help: ArgumentHelp("The least severity that makes the check fail.", valueName: "severity"))
  var failOn: FailureThreshold = .error

  func validate() throws {
    guard outputs.count <= max(formats.count, 1) else {
      throw ValidationError("there are more --output than --format; give each report its own pair")
    }
    let printed = reportsByOutput.filter { $0.output == nil }
    if printed.count > 1 {
      let names = printed.map(\.format.rawValue).joined(separator: " and ")
      throw ValidationError("\(names) would both go to the standard output; give all but one an --output")
    }
  }

  /// Writes every report where it belongs.
  func write(_ report: CheckReport) throws(CannotRun) {
    for (format, output) in reportsByOutput {
      if let output {
        do {
          try DiskFiles().write(Array(format.text(report).utf8), to: output)
        } catch {
          throw CannotRun("cannot write the report: \(error)")
        }
      } else {
        let terminal = Terminal.standardOutput
        try terminal.write(format.text(report, showsColour: terminal.showsColour))
      }
    }
  }

  /// Each report and its file; nil for the standard output.
  ///
  /// An `--output` belongs to the `--format` that stands before it. ArgumentParser tells the order among values of one
  /// option only, so the order of the options is read from the command line itself.
  var reportsByOutput: [(format: ReportFormat, output: String?)] {
    let formats = formats.isEmpty ? [.text] : formats
    guard outputs.count < formats.count else { return Array(zip(formats, outputs.map(Optional.some))) }
    var owners: [Int] = []
    var formatsSeen = 0
    for argument in CommandLine.arguments.dropFirst() {
      if Self.isOption(argument, "--format") { formatsSeen += 1 }
      if Self.isOption(argument, "--output") { owners.append(max(formatsSeen - 1, 0)) }
    }
    return formats.enumerated().map { index, format in
      (format, owners.firstIndex(of: index).flatMap { $0 < outputs.count ? outputs[$0] : nil })
    }
  }

  private static func isOption(_ argument: String, _ name: String) -> Bool {
    argument == name || argument.hasPrefix("\(name)=")
  }
}

extension ReportFormat: ExpressibleByArgument {}

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
