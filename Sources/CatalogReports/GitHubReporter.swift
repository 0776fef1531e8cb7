internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import SourceText

/// Writes findings as workflow commands, which GitHub shows at their lines in a pull request.
///
/// GitHub accepts ten annotations of each severity per step: the most severe come first, and the last line, which is
/// not a command, states the total. Accepted findings are only counted.
package enum GitHubReporter {
  package static func text(_ log: FindingLog) -> String {
    let commands = Severity.allCases.sorted(by: >).flatMap { severity in
      let findings = log.findings.filter { $0.severity == severity }
      return findings.map { command($0, file: $0.file, position: $0.position) } + findings.compactMap(related)
    }
    // A name that begins with `::` would be a command.
    let summary = data(LogText.line("\(log.command): \(log.summary)"))
    return (commands + [summary]).joined(separator: "\n") + "\n"
  }

  /// The command at the place of the missing value: a pull request may have changed that file alone.
  private static func related(_ finding: Finding) -> String? {
    finding.related.map { command(finding, file: $0.file, position: $0.position) }
  }

  private static func command(_ finding: Finding, file: String, position: SourcePosition) -> String {
    let severity = finding.severity == .note ? "notice" : finding.severity.rawValue
    let properties = [
      "file=\(property(LogText.line(Path.normalized(file))))", "line=\(position.line)",
      "col=\(position.column)", "title=\(property(finding.rule))",
    ]
    return "::\(severity) \(properties.joined(separator: ","))::\(data(LogText.line(finding.message)))"
  }

  /// The message of a command, with the runner's escapes.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// The value of a property, in which colons and commas are escaped.
  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
