extension FindingChanges {
  /// Whether a reader of both reports sees no change.
  package var isEmpty: Bool { visible.before.isEmpty && visible.after.isEmpty }

  /// A line for each change, `-` before what was reported earlier and `+` before what is reported now.
  package func lines(showsColour: Bool) -> [String] {
    let reporter = TextReporter(showsColour: showsColour)
    return visible.before.map { "- " + reporter.line($0) } + visible.after.map { "+ " + reporter.line($0) }
  }

  /// The lines, then the verdict of the later check.
  package func text(showsColour: Bool) -> String {
    let verdict = TextReporter(showsColour: showsColour).verdict(after)
    return (lines(showsColour: showsColour) + [verdict]).joined(separator: "\n") + "\n"
  }
}
