import ArgumentParser
import CatalogFiles
import CatalogModel
import CatalogValidation
import StringFormats
import SystemPackage

extension ExportCommand {
  /// Refuses options that contradict each other.
  func checkOptions() throws {
    if listFormats || pseudo || update { return try checkAlone() }
    if iconSet != nil, iconImages == nil {
      throw ValidationError("--icon-set needs --icon-images; name the folder of the pictures with it")
    }
    if inherited, !only.isEmpty { throw ValidationError("both --inherited and --only are given; give one") }
    if resolved, inherited || !only.isEmpty {
      throw ValidationError("both --resolved and \(inherited ? "--inherited" : "--only") are given; give one")
    }
    if replace, discardChanges { throw ValidationError("both --replace and --discard-changes are given; give one") }
    if check, dryRun { throw ValidationError("both --check and --dry-run are given; give one") }
    if !updatedFiles.isEmpty {
      if iconImages != nil { throw ValidationError("--icon-images needs a new file; name one with --output") }
      if Set(CatalogNames.list(in: locale)).count > 1, updatedFiles.count > 1 {
        throw ValidationError("several files and several locales; leave out --locale if the files name their own")
      }
      return
    }
    if output.count > 1 {
      let missing = output.first { !Self.isFile($0) } ?? output[0]
      throw ValidationError("'\(missing)' is not a file; --output takes one file or folder, or several existing files")
    }
    for (name, isGiven) in [
      ("--dry-run", dryRun), ("--discard-changes", discardChanges), ("--replace", replace), ("--check", check),
    ]
    where isGiven && output.isEmpty { throw ValidationError("\(name) needs --output with the files to change") }
    if format == nil {
      let advice = output.first.flatMap(AllFormats.advice) ?? "'catalog export --list-formats' lists them"
      throw ValidationError("no format; name one with --format: \(advice)")
    }
    guard all != !locale.isEmpty else {
      throw ValidationError(
        all ? "both --all and --locale are given; give one" : "no locale; name one with --locale, or all with --all")
    }
  }

  /// The existing files that the catalogue's units are written into; empty for an export of whole files.
  var updatedFiles: [String] {
    // A format whose files are written whole, or an unknown one, is refused later.
    let isUpdatable = format.map { (try? AllFormats.format($0)) is any UpdatableFormat } ?? true
    return !replace && !output.isEmpty && isUpdatable && output.allSatisfy(Self.isFile) ? output : []
  }

  private static func isFile(_ path: String) -> Bool {
    DiskFiles().status(of: path)?.type == .regular && !path.hasPrefix("/dev/")
  }

  /// Refuses options that `--pseudo` and `--list-formats` do not have.
  private func checkAlone() throws {
    let mode = listFormats ? "--list-formats" : pseudo ? "--pseudo" : "--update"
    let tables = [
      ("--pseudo", listFormats && pseudo), ("--output", !pseudo && !output.isEmpty),
      ("--replace", !pseudo && replace),
      ("--catalog", listFormats && location.folder != nil), ("--quiet", listFormats && quietness.quiet),
      ("--check", !update && check), ("--format", update && format != nil),
      ("--wording", location.wording != nil), ("--locale", !locale.isEmpty), ("--all", all),
      ("--update", mode != "--update" && update), ("--dry-run", dryRun), ("--discard-changes", discardChanges),
      ("--only", !only.isEmpty), ("--purposes", !purposes.isEmpty), ("--inherited", inherited),
      ("--resolved", resolved), ("--reference", !reference.isEmpty), ("--option", !options.isEmpty),
      ("--keys", keyPattern.keys != nil), ("--icon-images", iconImages != nil), ("--icon-set", iconSet != nil),
      ("--allow-incomplete", allowIncomplete), ("--baseline", listFormats && refusal.baseline != nil),
    ]
    guard let other = tables.first(where: \.1) else { return }
    throw ValidationError("both \(mode) and \(other.0) are given; give one")
  }
}
