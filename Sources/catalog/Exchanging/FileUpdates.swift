import ArgumentParser
import CatalogEditing
import CatalogFiles
import FileWriting
import SourceText
import StringFormats
import StringTables
import TextFormats

/// `export --update`: writes the catalogue's units into an app's own files.
struct FileUpdates {
  let updater: AppFileUpdater
  /// True to overwrite changes made in the files since their export.
  let discardsChanges: Bool
  /// The command that imports a file; the file's name is to be appended.
  let importCommand: [String]
  let completeness: Completeness
  let quietness: QuietOption

  /// Updates files and reports the result for each; no file is written before all are ready.
  ///
  /// - Throws: ``ExitCode/findings`` if texts that were not imported would be lost (then no file is written), if a file
  ///   has another program's text under a key of the catalogue, or if its locale is unknown.
  func run(_ paths: [String], isDryRun: Bool) throws {
    let files = try paths.map { path in
      try cannotRun { () throws(FileError) in SourceFile(path: path, bytes: try DiskFiles().read(path)) }
    }
    let plan = try updater.plan(files)
    if let error = (plan.refused + plan.skipped).first, plan.targets.isEmpty { throw error }
    for error in plan.refused + plan.skipped { Terminal.say("\(error); skipped") }
    let updates = try updater.updates(of: plan.targets)
    let warnings = discardsChanges ? [] : updates.compactMap { $0.warning(importCommand) }
    for warning in warnings { Terminal.say(warning) }
    for update in updates where isDryRun || warnings.isEmpty {
      let (file, updated) = (update.file, update.updated)
      let isOther = file.bytes != updated.bytes
      if isDryRun {
        try Terminal.standardOutput.write(patch: UnifiedDiff.text(path: file.path, old: file.bytes, new: updated.bytes))
        Terminal.say(updated.losses.isEmpty ? nil : String(updated.losses.map(\.line).joined().dropLast()))
        continue
      }
      if isOther {
        try cannotRun { () throws(FileError) in
          try DiskFiles().write(updated.bytes, to: file.path, isDurable: false, followsLinks: true)
        }
      }
      let message =
        isOther
        ? "updated \(file.path): \(updated.changed) changed, \(updated.added) added" : "\(file.path): nothing to change"
      try quietness.report(message.onOneLine + "\n")
      try Terminal.standardOutput.write(updated.losses.map(\.line).joined())
    }
    for update in updates { update.foreign.forEach { Terminal.say($0) } }
    if !warnings.isEmpty || !plan.refused.isEmpty || updates.contains(where: { !$0.foreign.isEmpty }) {
      throw ExitCode.findings
    }
    try completeness.require(updates.flatMap(\.updated.losses))
  }
}

extension AppFileUpdate {
  /// The warning about texts that would be lost, with the first of them; nil if none would be lost.
  ///
  /// - Parameter importCommand: the command that imports a file; the file's name is to be appended.
  fileprivate func warning(_ importCommand: [String]) -> String? {
    guard !unimported.isEmpty else { return nil }
    let count = unimported.count
    let (texts, differ, are) = count == 1 ? ("text", "differs", "is") : ("texts", "differ", "are")
    let command = (importCommand + [file.path]).map(\.asShellWord).joined(separator: " ")
    let message =
      "\(count) \(texts) of '\(file.path)' \(differ) from the catalogue's and \(are) not imported yet; "
      + "import it first (\(command)), or pass --discard-changes"
    let shown = unimported.sorted { $0.place.position < $1.place.position }.prefix(3).map(\.message)
    let rest = count > shown.count ? ["and \(count - shown.count) more"] : []
    return ([message.onOneLine] + (shown + rest).map { "  " + $0.onOneLine }).joined(separator: "\n")
  }

  /// A line for each unit whose key belongs to another program.
  fileprivate var foreign: [String] { updated.foreign.map { $0.message(in: file.path, format).onOneLine } }
}

extension String {
  /// The text quoted as one word of a shell command.
  fileprivate var asShellWord: String {
    let isPlain =
      !isEmpty && utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "_-./=@+,:".utf8.contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
