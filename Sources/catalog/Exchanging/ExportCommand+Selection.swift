import CatalogEditing
import CatalogFiles
import StringTables

extension ExportCommand {
  /// `--only`, `--inherited`, `--resolved` and `--purposes`: the units and texts to export.
  var selection: ExportSelection {
    ExportSelection(only: only, purposes: purposes, inherited: inherited, resolved: resolved)
  }
}

extension CatalogSource {
  /// The catalogue in a git revision.
  func earlier(at revision: String) throws(CannotRun) -> CatalogSource {
    let earlier = try cannotRun { () throws(CatalogRevisionError) in try CatalogRevision(of: self, at: revision) }
    for note in earlier.notes { Terminal.say("note: \(note)") }
    return earlier.source
  }
}
