internal import CatalogFiles
package import CatalogValidation
internal import SourceText

extension FindingChanges {
  /// True if a reader of both reports sees no change.
  package var isEmpty: Bool { visible.before.isEmpty && visible.after.isEmpty }

  /// A line for each change: `-` for findings that are gone, `+` for new ones.
  package func lines(showsColour: Bool) -> [String] {
    let reporter = TextReporter(showsColour: showsColour)
    return visible.before.map { "- " + reporter.line($0) } + visible.after.map { "+ " + reporter.line($0) }
  }

  /// The lines, a line with the number of findings that could not be judged, and the verdict of the later check.
  package func text(showsColour: Bool) -> String {
    let verdict = TextReporter(showsColour: showsColour).verdict(after)
    return (lines(showsColour: showsColour) + [hidden, verdict].compactMap(\.self)).joined(separator: "\n") + "\n"
  }

  private var hidden: String? {
    guard !unjudged.isEmpty, let error = after.source.readingError else { return nil }
    return "\(counted(unjudged.count, "earlier finding")) cannot be judged until \(error.place.file.path) can be read"
  }
}
