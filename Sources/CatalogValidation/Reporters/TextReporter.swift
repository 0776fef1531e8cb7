internal import CatalogModel

/// Writes a report for people: a line for each finding, then what each locale has where one lacks something, then the
/// verdict.
///
/// Lines begin `file:line:column: severity: message [rule]`, which terminals, editors and CI link by themselves.
package struct TextReporter: Sendable {
  private let style: TextStyle

  /// - Parameter showsColour: whether severities and the verdict are coloured (ECMA-48 SGR).
  package init(showsColour: Bool) { style = TextStyle(showsColour: showsColour) }

  /// The parts of a report beside its findings.
  package enum Detail: Sendable {
    /// Nothing but the findings.
    case findings
    /// The verdict, and what each locale has where one of them lacks a text.
    case usual
    /// The verdict and what each locale has.
    case coverage
  }

  package func text(_ report: CheckReport, detail: Detail = .usual) -> String {
    let findings = report.findings.map(line)
    var parts = findings.isEmpty ? [] : [findings]
    if detail == .coverage || detail == .usual && report.coverage.lacksTexts { parts.append(table(report.coverage)) }
    if detail != .findings { parts.append([verdict(report)]) }
    return parts.isEmpty ? "" : parts.joined(separator: [""]).joined(separator: "\n") + "\n"
  }

  /// One finding's line, without its end.
  package func line(_ finding: Finding) -> String {
    finding.reportLine(severity: style.severity(finding.severity))
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
