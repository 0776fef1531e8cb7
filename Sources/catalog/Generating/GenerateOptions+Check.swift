import ArgumentParser
import CatalogFiles
import GeneratedCode
import SourceText
import TextFormats

/// `--check`: reports the differences and the remedy.
extension GenerateOptions {
  /// - Throws: ``ExitCode/findings`` if anything differs, after printing it.
  func report(_ differences: [GeneratedFolder.Difference], of folder: GeneratedFolder, _ language: String) throws {
    try Terminal.standardOutput.write(differences.map { lines($0, of: folder) }.joined())
    sayEdited(folder)
    let path = folder.path.onOneLine
    guard !differences.isEmpty || !folder.edited.isEmpty else {
      quietness.say("everything in '\(path)' is as generated")
      return
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

  private func lines(_ difference: GeneratedFolder.Difference, of folder: GeneratedFolder) -> String {
    let path = Path.join(folder.path, difference.path)
    guard let old = difference.old, let new = difference.new else {
      return "\(difference.new == nil ? "no longer generated" : "missing"): \(path.onOneLine)\n"
    }
    if difference.isAboutLineEnds { return "has other line ends: \(path.onOneLine)\n" }
    let line = "changed: \(path.onOneLine)\n"
    // A difference in the single long line of compact JSON is not readable.
    let isLong = new.split(separator: UInt8(ascii: "\n")).contains { $0.count > 1_000 }
    return isLong ? line : line + UnifiedDiff.text(path: path, old: old, new: new)
  }
}
