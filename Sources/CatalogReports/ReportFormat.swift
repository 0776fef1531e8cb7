package import CatalogValidation
internal import SourceText

/// The formats of a check's report; the same report gives the same bytes in each, without a time or a host name.
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
  /// For people with a browser: a page with the coverage as a picture.
  case html

  /// The report in this format.
  ///
  /// - Parameters:
  ///   - showsColour: only for formats that a terminal shows.
  ///   - detail: the parts of ``text`` besides the findings.
  package func text(_ report: CheckReport, showsColour: Bool = false, detail: TextReporter.Detail = .usual) -> String {
    switch self {
    case .text:
      LogText.lines(TextReporter(showsColour: showsColour).text(report, detail: detail), keepsColour: showsColour)
    case .json: JSONReporter.text(report)
    case .sarif: SARIFReporter(FindingLog(report)).text
    case .junit: JUnitReporter(report).text
    case .github: GitHubReporter.text(FindingLog(report))
    case .checkstyle: CheckstyleReporter.text(report)
    case .html: HTMLReporter(report).text
    }
  }
}
