internal import CatalogModel
package import CatalogValidation

/// Writes a report for people: a line for each finding, then a table of locales if one is missing a text, then the
/// summary.
///
/// Lines begin with `file:line:column: severity: message [rule]`, which terminals, editors and CI link.
package struct TextReporter: Sendable {
  private let style: TextStyle

  /// - Parameter showsColour: true to colour severities and the summary (ECMA-48 SGR).
  package init(showsColour: Bool) { style = TextStyle(showsColour: showsColour) }

  /// The parts of a report beside its findings.
  package enum Detail: Sendable {
    /// Only the findings.
    case findings
    /// The summary, and the table of locales if one is missing a text.
    case usual
    /// The summary and the table of locales.
    case coverage
  }

  package func text(_ report: CheckReport, detail: Detail = .usual) -> String {
    let findings = report.findings.map { line($0) }
    var parts = findings.isEmpty ? [] : [findings]
    if detail == .coverage || detail == .usual && report.coverage.lacksTexts { parts.append(table(report.coverage)) }
    if detail != .findings { parts.append([verdict(report)]) }
    return parts.isEmpty ? "" : parts.joined(separator: [""]).joined(separator: "\n") + "\n"
  }

  /// A finding's line, without its line end.
  ///
  /// - Parameter isWritten: false for a finding about a line that no file has yet.
  package func line(_ finding: Finding, isWritten: Bool = true) -> String {
    finding.reportLine(severity: style.severity(finding.severity), isWritten: isWritten)
  }

  private func table(_ coverage: Coverage) -> [String] {
    var rows = [["locale", "translated", "inherited", "missing"]]
    for locale in coverage.locales {
      let from = locale.inheritedFrom.map { "\($0.count) from \($0.tag)" }.joined(separator: ", ")
      rows.append([
        locale.tag.identifier, "\(locale.count(.translated))", from.isEmpty ? "0" : from, "\(locale.count(.missing))",
      ])
    }
    return TextTable.lines(rows, rightAligned: [1, 3])
  }

  /// The last line.
  func verdict(_ report: CheckReport) -> String {
    style.verdict(report.summary, worst: report.findings.map(\.severity).max())
  }
}

/// Colours for a terminal, or none.
struct TextStyle: Sendable {
  let showsColour: Bool

  func severity(_ severity: Severity) -> String { coloured(severity.rawValue, code(severity)) }

  func verdict(_ text: String, worst: Severity?) -> String { coloured(text, worst.map(code) ?? 32) }

  private func code(_ severity: Severity) -> Int {
    switch severity {
    case .error: 31
    case .warning: 33
    case .note: 36
    }
  }

  private func coloured(_ text: String, _ code: Int) -> String {
    showsColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
