import CatalogFiles
import StringTables

/// `--only` and `--inherited`: which units go out.
extension ExportCommand {
  func selection(of catalogue: CatalogSource) throws -> UnitSelection {
    switch (only.first, only.count) {
    case (nil, _): return inherited ? .withInherited : .all
    case ("missing"?, 1): return .missing
    case ("needs-review"?, 1): return .needsReview
    case ("changed-since"?, 2): return .changed(since: CatalogTexts(try catalogue.earlier(at: only[1])))
    default:
      throw CannotRun(
        "--only \(only.joined(separator: " ")) is not understood; "
          + "write 'missing', 'needs-review' or 'changed-since REV'")
    }
  }

}

extension CatalogSource {
  /// The same catalogue as it was in a git revision.
  func earlier(at revision: String) throws(CannotRun) -> CatalogSource {
    do {
      return try CatalogReader(files: try GitFiles(revision: revision, at: folder)).read(folder)
    } catch {
      throw CannotRun("\(error)")
    }
  }
}
