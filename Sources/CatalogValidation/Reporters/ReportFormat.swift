/// The forms that a check's report can take.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json

  /// The report in this form.
  ///
  /// - Parameter showsColour: for forms that a terminal shows.
  package func text(_ report: CheckReport, showsColour: Bool = false) -> String {
    switch self {
    case .text: TextReporter(showsColour: showsColour).text(report)
    case .json: JSONReporter.text(report)
    }
  }
}
