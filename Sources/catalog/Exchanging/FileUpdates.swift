import ArgumentParser
import CatalogFiles
import SourceText
import StringFormats
import StringTables

/// Writes the catalogue's units into existing files, such as an app's own.
struct FileUpdates {
  let updater: AppFileUpdater
  /// True to overwrite changes made in the files since their export.
  let discardsChanges: Bool
  /// The command that imports a file; the file's name is to be appended.
  let importCommand: [String]
  let completeness: Completeness
  let quietness: QuietOption
  /// True if a difference is a finding; nothing is written then.
  let isCheck: Bool

  /// Updates files and reports the result for each; no file is written before all are ready.
  ///
  /// - Throws: ``ExitCode/findings`` if texts that were not imported would be lost (then no file is written), if a file
  ///   has another program's text under a key of the catalogue, or if its locale is unknown.
  ///
  /// - Parameter writeOthers: writes the files beside them, unless nothing is written, and returns what these cannot hold. It
  ///   gets what the updated files cannot hold, which is reported.
  func run(
    _ files: [SourceFile], unreadable: [StringTableError] = [], isDryRun: Bool,
    writeOthers: (_ reported: [Loss]) throws -> [Loss] = { _ in [] }
  ) throws {
    var plan = updater.plan(files)
    let (updates, refused) = try updater.updates(of: plan.targets)
    plan.refused += unreadable + refused
    if let error = (plan.refused + plan.skipped).first, updates.isEmpty { throw error }
    for error in plan.refused + plan.skipped { Terminal.say("\(error); skipped") }
    let warnings = discardsChanges ? [] : updates.compactMap { $0.warning(importCommand) }
    for warning in warnings { Terminal.say(warning) }
    for update in updates where isDryRun || warnings.isEmpty {
      let losses = update.updated.losses.map(\.line).joined()
      if isDryRun {
        try Terminal.standardOutput.write(patch: update.diff)
        Terminal.say(losses.isEmpty ? nil : String(losses.dropLast()))
      } else {
        try cannotRun { () throws(FileError) in try update.write() }
        try quietness.report(update.line)
        try Terminal.standardOutput.write(losses)
      }
    }
    var losses = updates.flatMap(\.updated.losses)
    if isDryRun || warnings.isEmpty { losses += try writeOthers(losses) }
    for line in AppFileUpdate.foreignLines(of: updates) { Terminal.say(line) }
    if isCheck {
      if updates.contains(where: \.isChange) { throw ExitCode.findings }
      if !updates.isEmpty {
        quietness.say("\(counted(updates.count, "file")) of texts \(updates.count == 1 ? "is" : "are") up to date")
      }
    }
    if !warnings.isEmpty || !plan.refused.isEmpty || updates.contains(where: \.hasForeign) {
      throw ExitCode.findings
    }
    try completeness.require(losses)
  }
}
