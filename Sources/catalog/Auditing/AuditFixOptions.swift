import ArgumentParser
import Audit
import CatalogEditing
import CatalogFiles
import FileWriting
import SourceText

/// `--fix` and `--dry-run`: replaces buttons whose purpose is certain with generated code.
struct AuditFixOptions: ParsableArguments {
  @Flag(
    name: .customLong("fix"),
    help: "Rewrite buttons whose title, role and action are understood into those of generated code, then audit.")
  var fixes = false

  @Flag(
    name: .customLong("dry-run"),
    help: "With --fix: print the changes as a unified diff, and change no file of the app.")
  var isDryRun = false

  func validate() throws {
    if isDryRun, !fixes { throw ValidationError("--dry-run needs --fix") }
  }

  /// Writes the fixed files, or prints the changes, and reports the remaining buttons.
  ///
  /// - Throws: ``CannotRun`` if a file has changed since it was read, or cannot be written.
  func run(_ outcome: FixOutcome, quietness: QuietOption) throws(CannotRun) {
    let files = outcome.files
    let summary = "\(counted(outcome.count, "button")) in \(counted(files.count, "file"))"
    if isDryRun {
      let changes = files.map { FileChange(path: $0.path, old: $0.old, new: $0.new) }
      try Terminal.standardOutput.write(patch: changes.unifiedDiff(in: ""))
      return quietness.say(lines: ["would fix \(summary)"] + outcome.summary)
    }
    let disk = Terminal.disk
    try cannotRun { () throws(FileError) in
      for file in files {
        guard try disk.read(file.path) == file.old else {
          throw FileError(path: file.path, reason: .system("changed while it was audited; run the command again"))
        }
      }
      for file in files { try disk.write(file.new, to: file.path) }
    }
    quietness.say(lines: ["fixed \(summary)"] + outcome.summary)
  }
}
