internal import CatalogFiles
internal import SourceText
internal import TextFormats

extension GeneratedFolder {
  /// The lines about a difference, with the changed lines of a file that people can read.
  package func lines(_ difference: Difference) -> String {
    let path = Path.join(path, difference.path)
    guard let old = difference.old, let new = difference.new else {
      return "\(difference.new == nil ? "no longer generated" : "missing"): \(path.onOneLine)\n"
    }
    if difference.isAboutLineEnds { return "has other line ends: \(path.onOneLine)\n" }
    let line = "changed: \(path.onOneLine)\n"
    // A difference in the single long line of compact JSON is not readable.
    let isLong = new.split(separator: UInt8(ascii: "\n")).contains { $0.count > 1_000 }
    return isLong ? line : line + UnifiedDiff.text(path: path, old: old, new: new)
  }

  /// The line that reports an update of the folder.
  package func summary(_ differences: [Difference]) -> String {
    let size = files.reduce(0) { $0 + $1.text.utf8.count }
    let written = differences.count { $0.new != nil }
    let removed = differences.count - written
    return "\(path.onOneLine): \(counted(files.count, "file")), \((size + 500) / 1_000) kB; \(written) written"
      + (removed > 0 ? ", \(removed) removed" : "") + "\n"
  }

  /// A line for each edited file that the catalogue does not need any more.
  package var notesOnEdited: [String] {
    edited.map {
      "'\(Path.join(path, $0).onOneLine)' is no longer generated, but was edited since; remove it, or move it away"
    }
  }
}
