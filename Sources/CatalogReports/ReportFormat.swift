package import CatalogValidation
internal import SourceText

/// The formats of reports; the same report gives the same bytes in each, without a time or a host name.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// For Jenkins and GitLab, which show tests.
  case junit
  /// For the log of a GitHub workflow, which turns it into annotations.
  case github
  /// For Jenkins' warnings, reviewdog and others that read Checkstyle's XML.
  case checkstyle
  /// For comments in pull requests and the summaries of workflows.
  case markdown
  /// For people with a browser: one page.
  case html

  /// The report in this format.
  package func text(_ report: some Report) -> String { body(report) }

  private func body(_ report: some Report) -> String {
    switch self {
    case .text: report.plainText
    case .json: report.json
    case .sarif: SARIFReporter(report.log).text
    case .junit: JUnitReporter(report.log).text
    case .github: GitHubReporter.text(report.log)
    case .checkstyle: CheckstyleReporter.text(report.log)
    case .markdown: report.markdown
    case .html: report.html
    }
  }

  /// The report of a check in this format.
  ///
  /// - Parameters:
  ///   - showsColour: only for ``text``.
  ///   - detail: the parts of ``text`` besides the findings.
  package func text(_ report: CheckReport, showsColour: Bool = false, detail: TextReporter.Detail = .usual) -> String {
    guard self == .text else { return body(report) }
    return LogText.lines(TextReporter(showsColour: showsColour).text(report, detail: detail), keepsColour: showsColour)
  }
}
