import AppReading
import Audit
import CatalogFiles
import CatalogValidation
import SourceText

extension AuditCommand {
  /// A line of an app's file.
  struct Line {
    let path: String
    let number: Int

    /// - Parameter place: `path:line`, as the report prints it; a column after it is ignored.
    /// - Throws: ``CannotRun`` if the text does not have this form.
    init(_ place: String) throws(CannotRun) {
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 2, let number = parts.dropFirst().lazy.compactMap({ Int($0) }).first,
        let path = parts.first.map({ Path.normalized(String($0)) }), number > 0
      else { throw CannotRun("'\(place)' is no place; write one like App/EditorView.swift:42") }
      (self.path, self.number) = (path, number)
    }
  }

  /// Explains a line, or a name that the audit could not follow.
  ///
  /// - Throws: ``CannotRun`` if the line or name does not exist.
  func explanation(of place: String, _ report: AuditReport) throws(CannotRun) -> String {
    let names = NotFollowedExplanation(report, catalog: report.app.catalog.folder)
    if let text = names.text(place) { return text }
    guard place.contains(":") else {
      let hint = NearestName.suggestion(for: place, in: names.names)
      throw CannotRun(
        "the report does not list '\(place.onOneLine)' as not followed\(hint); for a line, write one like "
          + "App/EditorView.swift:42")
    }
    return try explanation(of: Line(place), report)
  }

  /// The audit's results for a line.
  ///
  /// - Throws: ``CannotRun`` if the audit found nothing there.
  func explanation(of place: Line, _ report: AuditReport) throws(CannotRun) -> String {
    let (path, line) = (place.path, place.number)
    guard let file = report.files[path] else {
      let candidates = Array(report.files.keys).sorted()
      let ending = candidates.first { $0.hasSuffix("/" + path) }
      let advice = ending.map { "did you mean '\($0)'?" } ?? "name it as the report does"
      throw CannotRun("'\(path)' was not read; \(advice)")
    }
    let text = AuditExplanation(report).text(file: file.path, line: line)
    guard let text else {
      let lines = report.app.sites.filter { $0.site.file.path == path }.map(\.site.position.line)
      let nearest = lines.min { abs($0 - line) < abs($1 - line) }
      let advice = nearest.map { "; the nearest button is on line \($0)" } ?? "; the file has none"
      throw CannotRun("no button or screen begins on line \(line) of '\(path)'\(advice)")
    }
    return text
  }
}
