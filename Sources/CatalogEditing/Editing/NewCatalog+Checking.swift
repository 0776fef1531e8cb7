package import CatalogFiles
package import CatalogValidation

extension NewCatalog {
  /// Checks the catalogue before it is written.
  ///
  /// - Parameter base: the catalogue that it extends; findings that it already has do not count as new.
  /// - Returns: the report, and the new findings.
  package func check(
    over base: ExtendedCatalog?, on disk: DiskFiles
  ) throws(FileError) -> (report: CheckReport, new: [Finding]) {
    let settings = CheckSettings(countsFollowUps: false)
    let before = base.map { CatalogCheck.run(on: $0.source, settings: settings) }
    // Reads without a lock, since the new folder is about to be written.
    let after = CatalogCheck.run(on: try CatalogReader(files: preview(over: disk)).read(folder), settings: settings)
    return (after, before.map { FindingChanges(from: $0, to: after).new } ?? after.findings)
  }
}
