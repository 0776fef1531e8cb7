import CatalogFiles
import StringTables

/// `--only` and `--inherited`: which units go out.
extension ExportCommand {
  func selection(of catalogue: CatalogSource) throws -> UnitSelection {
    switch (only.first, only.count) {
    case (nil, _): return inherited ? .withInherited : .all
    case ("missing"?, 1): return .missing
    case ("needs-review"?, 1): return .needsReview
    case ("changed-since"?, 2): return .changed(since: try earlierTexts(of: catalogue, revision: only[1]))
    default:
      throw CannotRun(
        "--only \(only.joined(separator: " ")) is not understood; "
          + "write 'missing', 'needs-review' or 'changed-since REV'")
    }
  }

  private func earlierTexts(of catalogue: CatalogSource, revision: String) throws -> CatalogTexts {
    do {
      let files = try GitFiles(revision: revision, at: catalogue.folder)
      return CatalogTexts(try CatalogReader(files: files).read(catalogue.folder))
    } catch {
      throw CannotRun("\(error)")
    }
  }
}
