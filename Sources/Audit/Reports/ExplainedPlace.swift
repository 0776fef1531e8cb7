internal import AppReading
internal import CatalogFiles
internal import SourceText

/// A line of an app's file.
package struct ExplainedLine: Sendable, Equatable {
  package let path: String
  package let number: Int

  /// - Parameter place: `path:line`, as the report prints it; a column after it is ignored.
  /// - Throws: an error if the text does not have this form.
  package init(_ place: String) throws(AuditExplanationError) {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let number = parts.dropFirst().lazy.compactMap({ Int($0) }).first,
      let path = parts.first.map({ Path.normalized(String($0)) }), number > 0
    else { throw .notAPlace(place) }
    (self.path, self.number) = (path, number)
  }
}

extension AuditReport {
  /// Explains a line, or a name that the audit could not follow.
  ///
  /// - Throws: an error if the line or name does not exist.
  package func explanation(of place: String) throws(AuditExplanationError) -> String {
    let names = NotFollowedExplanation(self, catalog: app.catalog.folder)
    if let text = names.text(place) { return text }
    guard place.contains(":") else {
      throw .unknownName(place, suggestion: NearestName.suggestion(for: place, in: names.names))
    }
    return try explanation(of: ExplainedLine(place))
  }

  /// The audit's results for a line.
  private func explanation(of place: ExplainedLine) throws(AuditExplanationError) -> String {
    guard let file = files[place.path] else {
      let similar = files.keys.sorted().first { $0.hasSuffix("/" + place.path) }
      throw .unreadFile(place.path, similar: similar)
    }
    if let text = AuditExplanation(self).text(file: file.path, line: place.number) { return text }
    let lines = app.sites.filter { $0.site.file.path == place.path }.map(\.site.position.line)
    throw .nothingOnLine(
      place.number, of: place.path, nearest: lines.min { abs($0 - place.number) < abs($1 - place.number) })
  }
}

/// The reason why an audit explains nothing.
package enum AuditExplanationError: Error, Hashable {
  /// A text that does not have the form `path:line`.
  case notAPlace(String)
  /// A name that the report does not list; the suggestion begins with a separator, or is empty.
  case unknownName(String, suggestion: String)
  /// A file that the audit did not read, and the path of one that it did.
  case unreadFile(String, similar: String?)
  /// A line without a button or screen, and the line of the nearest button in the file.
  case nothingOnLine(Int, of: String, nearest: Int?)
}

extension AuditExplanationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAPlace(let place): "'\(place)' is not a place in a file; write one like App/EditorView.swift:42"
    case .unknownName(let name, let suggestion):
      "the report does not list '\(name.onOneLine)' as not followed\(suggestion); for a line, write one like "
        + "App/EditorView.swift:42"
    case .unreadFile(let path, let similar):
      "'\(path)' was not read; \(similar.map { "did you mean '\($0)'?" } ?? "name it as the report does")"
    case .nothingOnLine(let line, let path, let nearest):
      "no button or screen begins on line \(line) of '\(path)'"
        + (nearest.map { "; the nearest button is on line \($0)" } ?? "; the file has none")
    }
  }
}
