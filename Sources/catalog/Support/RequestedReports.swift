import ArgumentParser
import CatalogReports

/// The requested reports, by default one as text.
struct RequestedReports: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The report's format; may be repeated, each with its own --output (default: that of the output's ending, else text).",
      valueName: "format"))
  var formats: [ReportFormat] = []

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "Write the report of the preceding --format to this file (the first format's if none precedes).",
      valueName: "file"),
    completion: .file())
  var outputs: [String] = []

  /// - Throws: ArgumentParser's error if a report has several files, or several reports have none.
  func validate() throws {
    let outputs = outputsByReport
    for (index, format) in asked.enumerated() {
      guard let files = outputs[index], files.count > 1 else { continue }
      let names = files.map { "'\($0)'" }.joined(separator: " and ")
      throw ValidationError(
        "one --format \(format.rawValue) has several --output: \(names); put a separate --format before each")
    }
    let files = Dictionary(grouping: byOutput.filter { $0.output != nil }) { $0.output }
    if let (file, formats) = files.first(where: { $0.value.count > 1 }), let file {
      let names = formats.map(\.format.rawValue).joined(separator: " and ")
      throw ValidationError("\(names) would both go to '\(file)'; name another file for one of them")
    }
    let printed = byOutput.filter { $0.output == nil }
    if printed.count > 1 {
      let names = printed.map(\.format.rawValue).joined(separator: " and ")
      throw ValidationError("\(names) would both go to the standard output; give all but one an --output")
    }
  }

  /// Each report and its file; nil for the standard output.
  var byOutput: [(format: ReportFormat, output: String?)] {
    let outputs = outputsByReport
    return asked.enumerated().map { index, format in (format, outputs[index]?.first) }
  }

  /// Writes each report to its file or to the standard output.
  ///
  /// - Parameters:
  ///   - hasOtherOutput: true if something else goes to the standard output; then only reports with files are written.
  ///   - text: returns the report in a format, with colours if it is for a terminal that shows them.
  func write(
    besideOtherOutput hasOtherOutput: Bool = false, _ text: (_ format: ReportFormat, _ showsColour: Bool) -> String
  ) throws(CannotRun) {
    for (format, output) in byOutput where output != nil || !hasOtherOutput {
      try Terminal.write(text(format, output == nil && Terminal.standardOutput.showsColour), toFile: output)
    }
  }

  private var asked: [ReportFormat] {
    formats.isEmpty ? [outputs.first.flatMap(ReportFormat.init(endingOf:)) ?? .text] : formats
  }

  /// The files of each report, by its index.
  ///
  /// An `--output` belongs to the `--format` before it, or to the first one. If all formats
  /// come first and are followed by as many outputs, they are paired in order. ArgumentParser keeps the order only
  /// among values of one option, so the order is read from the command line itself.
  private var outputsByReport: [Int: [String]] {
    var owners: [Int] = []
    var formatsSeen = 0
    for argument in (CommandRun.current.arguments ?? []).prefix(while: { $0 != "--" }) {
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

extension ReportFormat {
  /// The format of a file by its name, if its ending is that of one alone.
  fileprivate init?(endingOf path: String) {
    let formats: [String: ReportFormat] = [
      ".html": .html, ".htm": .html, ".json": .json, ".md": .markdown, ".sarif": .sarif,
    ]
    guard let format = formats.first(where: { path.lowercased().hasSuffix($0.key) })?.value else { return nil }
    self = format
  }
}
