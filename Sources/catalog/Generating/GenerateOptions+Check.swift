import ArgumentParser
import CatalogFiles
import GeneratedCode
import SourceText
import TextFormats

/// `--check`: reports the differences and the remedy.
extension GenerateOptions {
  /// - Throws: ``ExitCode/findings`` if anything differs, after printing it.
  func report(_ differences: [GeneratedFolder.Difference], of folder: GeneratedFolder, _ language: String) throws {
    // Files that differ only in the digest are listed together, before the differences of the others.
    let marked = differences.filter { Self.isAboutMark($0, among: differences) }
    let others = differences.filter { !Self.isAboutMark($0, among: differences) }
    let lines = (marked + others).map { self.lines($0, among: differences, of: folder) }
    try Terminal.standardOutput.write(lines.joined())
    sayEdited(folder)
    let path = folder.path.onOneLine
    guard !differences.isEmpty || !folder.edited.isEmpty else {
      quietness.say("everything in '\(path)' is as generated")
      return
    }
    if !marked.isEmpty {
      Terminal.say(
        "\(counted(marked.count, "file")) with another digest, but the same content: generated from another state of the "
          + "catalogue, or with other options")
    }
    if differences.contains(where: \.isAboutLineEnds) {
      let attributes = Path.join(folder.path, ".gitattributes").onOneLine
      Terminal.say("git may have changed the line ends; '* -text' in '\(attributes)' prevents it")
    }
    guard !differences.isEmpty else { throw ExitCode.findings }
    let foreign = folder.foreign(differences)
    for path in foreign {
      Terminal.say("'\(path.onOneLine)' was not generated, or was edited since; move it away first")
    }
    let order = foreign.isEmpty ? "" : "then "
    Terminal.say("\(order)run 'catalog generate \(language)' with the same options to renew '\(path)'")
    throw ExitCode.findings
  }

  private func lines(
    _ difference: GeneratedFolder.Difference, among all: [GeneratedFolder.Difference], of folder: GeneratedFolder
  ) -> String {
    let path = Path.join(folder.path, difference.path)
    guard let old = difference.oldWithNewMark, let new = difference.new else {
      return "\(difference.new == nil ? "no longer generated" : "missing"): \(path.onOneLine)\n"
    }
    if difference.isAboutLineEnds { return "has other line ends: \(path.onOneLine)\n" }
    if Self.isAboutMark(difference, among: all) { return "has another digest: \(path.onOneLine)\n" }
    let line = "changed: \(path.onOneLine)\n"
    // The list only repeats the other lines, and a difference in the single long line of compact JSON is not readable.
    let isLong = new.split(separator: UInt8(ascii: "\n")).contains { $0.count > 1_000 }
    if difference.isList && all.count > 1 || isLong { return line }
    return line + UnifiedDiff.text(path: path, old: old, new: new)
  }

  /// True if a file differs only in the digest. The list contains the digests of all files.
  private static func isAboutMark(
    _ difference: GeneratedFolder.Difference, among all: [GeneratedFolder.Difference]
  ) -> Bool {
    if difference.isAboutMark { return true }
    let others = all.filter { !$0.isList }
    return difference.isList && difference.old != nil && !others.isEmpty && others.allSatisfy(\.isAboutMark)
  }
}
