import ArgumentParser
import CatalogModel
import CatalogValidation

extension ExportCommand {
  /// Refuses options that contradict each other.
  func checkOptions() throws {
    if listFormats || pseudo { return try checkAlone() }
    if iconSet != nil, iconImages == nil {
      throw ValidationError("--icon-set needs --icon-images; name the folder of the pictures with it")
    }
    if inherited, !only.isEmpty { throw ValidationError("both --inherited and --only are given; give one") }
    if resolved, inherited || !only.isEmpty {
      throw ValidationError("both --resolved and \(inherited ? "--inherited" : "--only") are given; give one")
    }
    if !update.isEmpty {
      if iconImages != nil { throw ValidationError("both --update and --icon-images are given; give one") }
      if output != nil { throw ValidationError("both --update and --output are given; give one") }
      if Set(CatalogNames.list(in: locale)).count > 1, update.count > 1 {
        throw ValidationError("several files and several locales; leave out --locale if the files name their own")
      }
      return
    }
    if dryRun { throw ValidationError("--dry-run needs --update; without --output, an export only prints the file") }
    if discardChanges { throw ValidationError("--discard-changes needs --update; an export replaces whole files") }
    if format == nil {
      throw ValidationError("no format; name one with --format: 'catalog export --list-formats' lists them")
    }
    guard all != !locale.isEmpty else {
      throw ValidationError(
        all ? "both --all and --locale are given; give one" : "no locale; name one with --locale, or all with --all")
    }
  }

  /// Refuses options that `--pseudo` and `--list-formats` do not have.
  private func checkAlone() throws {
    let mode = listFormats ? "--list-formats" : "--pseudo"
    let tables = [
      ("--pseudo", listFormats && pseudo), ("--output", listFormats && output != nil),
      ("--catalog", listFormats && location.folder != nil), ("--quiet", listFormats && quietness.quiet),
      ("--wording", location.wording != nil), ("--locale", !locale.isEmpty), ("--all", all),
      ("--update", !update.isEmpty), ("--dry-run", dryRun), ("--discard-changes", discardChanges),
      ("--only", !only.isEmpty), ("--purposes", !purposes.isEmpty), ("--inherited", inherited),
      ("--resolved", resolved), ("--reference", !reference.isEmpty), ("--option", !options.isEmpty),
      ("--keys", keyPattern.keys != nil), ("--icon-images", iconImages != nil), ("--icon-set", iconSet != nil),
      ("--allow-incomplete", allowIncomplete), ("--baseline", listFormats && refusal.baseline != nil),
    ]
    guard let other = tables.first(where: \.1) else { return }
    throw ValidationError("both \(mode) and \(other.0) are given; give one")
  }
}
