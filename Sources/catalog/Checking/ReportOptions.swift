import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import ProgramArguments

/// How findings are printed, and which make the check fail.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("The report's format; may be repeated, each with its own --output.", valueName: "format"))
  var formats: [ReportFormat] = []

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "Write the report of the preceding --format to this file (the first format's if none precedes).",
      valueName: "file"),
    completion: .file())
  var outputs: [String] = []

  @Option(help: ArgumentHelp("Fail if a finding has this severity or a higher one.", valueName: "severity"))
  var failOn: Severity = .error

  @Flag(help: "In text, print the table of each locale's texts even if nothing is missing.")
  var coverage = false

  @OptionGroup var quietness: QuietOption

  func validate() throws {
    if coverage, quietness.quiet { throw ValidationError("both --coverage and --quiet are given; give one") }
    let outputs = outputsByReport
    for (index, format) in reports.enumerated() {
      guard let files = outputs[index], files.count > 1 else { continue }
      let names = files.map { "'\($0)'" }.joined(separator: " and ")
      throw ValidationError(
        "one --format \(format.rawValue) has several --output: \(names); put a separate --format before each")
    }
    let printed = reportsByOutput.filter { $0.output == nil }
    if printed.count > 1 {
      let names = printed.map(\.format.rawValue).joined(separator: " and ")
      throw ValidationError("\(names) would both go to the standard output; give all but one an --output")
    }
  }

  /// Writes each report to its file or to the standard output.
  func write(_ report: CheckReport) throws(CannotRun) {
    for (format, output) in reportsByOutput {
      if let output {
        do {
          try DiskFiles().write(Array(format.text(report, detail: detail).utf8), to: output)
        } catch {
          throw CannotRun("cannot write the report: \(error)")
        }
      } else {
        let terminal = Terminal.standardOutput
        try terminal.write(document: format.text(report, showsColour: terminal.showsColour, detail: detail))
      }
    }
  }

  /// What the text report contains beside the findings.
  private var detail: TextReporter.Detail { quietness.quiet ? .findings : coverage ? .coverage : .usual }

  /// The formats of the reports, in the order of the command line.
  private var reports: [ReportFormat] { formats.isEmpty ? [.text] : formats }

  /// Each report and its file; nil for the standard output.
  var reportsByOutput: [(format: ReportFormat, output: String?)] {
    let outputs = outputsByReport
    return reports.enumerated().map { index, format in (format, outputs[index]?.first) }
  }

  /// The files of each report, by its index.
  ///
  /// An `--output` belongs to the `--format` before it, or to the first one. If all formats
  /// come first and are followed by as many outputs, they are paired in order. ArgumentParser keeps the order only
  /// among values of one option, so the order is read from the command line itself.
  private var outputsByReport: [Int: [String]] {
    var owners: [Int] = []
    var formatsSeen = 0
    for argument in (ProgramArguments.values ?? []).prefix(while: { $0 != "--" }) {
      if Self.isOption(argument, "--format") { formatsSeen += 1 }
      if Self.isOption(argument, "--output") { owners.append(max(formatsSeen - 1, 0)) }
    }
    if owners == Array(repeating: formatsSeen - 1, count: formatsSeen) { owners = Array(0..<formatsSeen) }
    return Dictionary(grouping: zip(owners, outputs)) { $0.0 }.mapValues { pairs in pairs.map { $0.1 } }
  }

  private static func isOption(_ argument: String, _ name: String) -> Bool {
    argument == name || argument.hasPrefix("\(name)=")
  }
}

extension ReportFormat: ExpressibleByArgument {}

/// `--fail-on`
extension Severity: ExpressibleByArgument {
  /// The highest severity first, since it is the default of `--fail-on`.
  package static var allValueStrings: [String] { allCases.reversed().map(\.rawValue) }
}
