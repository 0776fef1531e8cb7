import ArgumentParser
import CatalogFiles
import GeneratedCode
import SourceText

/// `--check`: reports the differences and the remedy.
extension GenerateOptions {
  /// - Throws: ``ExitCode/findings`` if anything differs, after printing it.
  func report(_ differences: [GeneratedFolder.Difference], of folder: GeneratedFolder, _ language: String) throws {
    try Terminal.standardOutput.write(differences.map(folder.lines).joined())
    for note in folder.notesOnEdited { Terminal.say(note) }
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
    let command = declared ? "'catalog generate'" : "'catalog generate \(language)' with the same options"
    Terminal.say("\(order)run \(command) to renew '\(path)'")
    throw ExitCode.findings
  }
}
