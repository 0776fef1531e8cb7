import ArgumentParser
import CatalogFiles
import CatalogValidation

/// Mending what has exactly one right answer.
struct RepairOptions: ParsableArguments {
  @Flag(name: .customLong("fix"), help: "Mend what has exactly one right answer, then check.")
  var fixes = false

  @Flag(
    name: .customLong("dry-run"), help: "With --fix: print what would change as a unified diff, and change nothing.")
  var isDryRun = false

  func validate() throws {
    if isDryRun, !fixes { throw ValidationError("--dry-run needs --fix") }
  }

  /// Mends the catalogue, or prints what that would change.
  ///
  /// - Returns: what to report on: the catalogue as it is afterwards.
  func run(_ source: CatalogSource, _ settings: CheckSettings) throws(CannotRun) -> CheckReport {
    do {
      let repair = try CatalogRepair(of: source.folder, settings: settings)
      if isDryRun {
        try Terminal.standardOutput.write(repair.changes.unifiedDiff(in: source.folder))
        try Terminal.standardError.write("would mend \(repair.summary)\n")
        return repair.before
      }
      try repair.write(to: source.folder)
      try Terminal.standardError.write("mended \(repair.summary)\n")
      return repair.after
    } catch let error as CannotRun {
      throw error
    } catch {
      throw CannotRun("cannot mend: \(error)")
    }
  }
}
