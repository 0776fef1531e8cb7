import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import FileWriting

/// `--fix` and `--dry-run`: fixes with exactly one right answer.
struct RepairOptions: ParsableArguments {
  @Flag(name: .customLong("fix"), help: "Fix findings that have exactly one right answer, then check.")
  var fixes = false

  @Flag(
    name: .customLong("dry-run"), help: "With --fix: print the changes as a unified diff, and write nothing.")
  var isDryRun = false

  func validate() throws {
    if isDryRun, !fixes { throw ValidationError("--dry-run needs --fix") }
  }

  /// Fixes the catalogue, or prints the changes.
  ///
  /// - Parameters:
  ///   - folder: the catalogue's folder.
  ///   - quietness: whether to report the number of changes.
  /// - Returns: the report to print: the one of the fixed catalogue, or of the original one for a dry run.
  func run(
    _ folder: String, settings: CheckSettings, quietness: QuietOption
  ) throws(CannotRun) -> CheckReport {
    do {
      if isDryRun {
        try Terminal.disk.requireOwn(folder)
        let repair = try CatalogRepair(of: folder, settings: settings, files: LockedFiles(Terminal.disk))
        try Terminal.standardOutput.write(patch: repair.changes.unifiedDiff(in: folder))
        quietness.say("would fix \(repair.summary)")
        return repair.before
      }
      let writer = try CatalogWriter(folder, on: Terminal.disk)
      quietness.say(writer.recovery.message(catalog: folder))
      let repair = try CatalogRepair(of: folder, settings: settings, files: writer.files)
      try writer.write(repair.changes)
      quietness.say("fixed \(repair.summary)")
      return repair.after
    } catch let error as CannotRun {
      throw error
    } catch {
      throw CannotRun("cannot fix: \(error)")
    }
  }
}
