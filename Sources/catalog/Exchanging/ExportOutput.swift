import ArgumentParser
import SourceText
import StringFormats
import StringTables

/// Writes exported files and reports them.
struct ExportOutput {
  /// The file or folder; nil for standard output.
  let destination: ExportDestination?
  let quietness: QuietOption

  /// Writes the files, and reports them and the contents that the format cannot represent.
  ///
  /// - Parameter page: the page for translators, which goes into a folder that has no other page of its name.
  func write(_ exported: ExportedFiles, with page: TranslatorsPage? = nil) throws {
    let losses = exported.losses.map(\.line).joined()
    guard let destination else {
      try print(exported)
      return try Terminal.standardError.write(losses)
    }
    let written: ExportDestination.Written
    do throws(ExportDestinationError) {
      written = try destination.write(exported, with: page)
    } catch {
      guard case .contentOfOthers = error else { throw CannotRun("\(error)") }
      Terminal.say("\(error)")
      throw ExitCode.findings
    }
    if let other = written.keptPage {
      quietness.say("\(other.onOneLine) is not the page for translators, and stays")
    }
    try quietness.report(written.paths.map { "wrote \($0.onOneLine)\n" }.joined())
    try Terminal.standardOutput.write(losses)
  }

  /// Prints the only file.
  private func print(_ exported: ExportedFiles) throws(CannotRun) {
    guard exported.files.count < 2, let file = exported.files.first else {
      throw CannotRun(
        exported.files.isEmpty
          ? "there is nothing to export"
          : "the export has \(exported.files.count) files; name a folder for them with --output")
    }
    guard !Terminal.standardOutput.isTerminal || !file.bytes.contains(0) else {
      throw CannotRun("'\(file.path)' is binary and cannot be shown in a terminal; name a file with --output")
    }
    try Terminal.standardOutput.write(bytes: file.bytes)
  }
}
