import ArgumentParser
import CatalogFiles
import SourceText
import StringFormats
import StringTables
import TextFormats

/// Writes exported files and reports them.
struct ExportOutput {
  /// The file or folder; nil for standard output.
  let destination: ExportDestination?
  /// True to replace existing files; otherwise the catalogue's units are written into them.
  let replaces: Bool
  let isDryRun: Bool
  let quietness: QuietOption
  /// True if a difference is a finding; nothing is written then.
  var isCheck = false

  /// Writes the files, and reports them and the contents that the format cannot represent.
  ///
  /// - Parameters:
  ///   - page: the page for translators, which goes into a folder that has no other page of its name.
  ///   - updates: writes the units into existing files; nil for a format whose files are written whole.
  /// - Returns: the contents that the format cannot represent, unless the updates have judged them.
  @discardableResult
  func write(
    _ exported: ExportedFiles, with page: TranslatorsPage? = nil, updating updates: FileUpdates? = nil
  ) throws -> [Loss] {
    guard let destination else {
      try print(exported)
      try Terminal.standardError.write(exported.losses.map(\.line).joined())
      return exported.losses
    }
    let place = try cannotRun { () throws(ExportDestinationError) in try destination.place(exported) }
    let existing = try cannotRun { () throws(FileError) in try place.existing() }
    let new = Dictionary(place.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    let same = existing.filter { new[$0.path] == $0.bytes }
    let differing = existing.filter { new[$0.path] != $0.bytes }
    for file in same where !isCheck { try quietness.report("\(file.path.onOneLine): nothing to change\n") }
    if isCheck, !same.isEmpty, same.count == place.files.count {
      quietness.say("\(counted(same.count, "file")) of texts \(same.count == 1 ? "is" : "are") up to date")
    }
    if replaces, isDryRun {
      for file in differing { try show(file, replacedBy: new[file.path] ?? []) }
    }
    let kept = Set((replaces && !isDryRun ? same : existing).map(\.path))
    guard !differing.isEmpty, !replaces else {
      try write(place, keeping: kept, with: page, losses: exported.losses)
      if isCheck, !differing.isEmpty { throw ExitCode.findings }
      return exported.losses
    }
    guard let updates else { throw try refusal(to: differing) }
    try updates.run(differing, isDryRun: isDryRun) { reported in
      let others = exported.losses.filter { loss in
        !reported.contains { $0.key == loss.key && $0.locale == loss.locale }
      }
      try write(place, keeping: kept, with: page, losses: others)
      return others
    }
    return []
  }

  private func write(
    _ place: ExportDestination.Place, keeping kept: Set<String>, with page: TranslatorsPage?, losses: [Loss]
  ) throws {
    let losses = losses.map(\.line).joined()
    if isDryRun {
      let paths = place.files.map(\.path).filter { !kept.contains($0) } + (page == nil ? [] : place.newPage)
      let text = paths.map { "would write \($0.onOneLine)\n" }.joined() + losses
      guard isCheck else { return try quietness.report(text) }
      try Terminal.standardOutput.write(text)
      if !paths.isEmpty { throw ExitCode.findings }
      return
    }
    let written = try cannotRun { () throws(FileError) in try place.write(keeping: kept, with: page) }
    if let other = written.keptPage {
      quietness.say("\(other.onOneLine) is not the page for translators, and stays")
    }
    try quietness.report(written.paths.map { "wrote \($0.onOneLine)\n" }.joined())
    try Terminal.standardOutput.write(losses)
  }

  /// Prints the changes that replacing a file would make.
  private func show(_ file: SourceFile, replacedBy bytes: [UInt8]) throws {
    guard !file.bytes.contains(0), !bytes.contains(0) else {
      return try quietness.report("would replace \(file.path.onOneLine)\n")
    }
    try Terminal.standardOutput.write(patch: UnifiedDiff.text(path: file.path, old: file.bytes, new: bytes))
  }

  /// Says which files are not replaced.
  private func refusal(to files: [SourceFile]) throws -> ExitCode {
    for file in files.prefix(5) {
      Terminal.say("'\(file.path)' has other content, and files of this format are written whole".onOneLine)
    }
    if files.count > 5 { Terminal.say("and \(files.count - 5) more") }
    Terminal.say(
      "nothing is written: import the \(files.count == 1 ? "file" : "files") first, and pass --replace; or name another place with --output"
    )
    return .findings
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
