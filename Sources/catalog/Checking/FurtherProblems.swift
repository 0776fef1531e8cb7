import Audit
import CatalogFiles
import CatalogSite
import CatalogValidation
import StringTables

/// Problems in files that only other commands read: audit.json for `audit`, attestation.tsv for `publish`, and
/// `stringTables` of catalog.json for `export` and `import`.
enum FurtherProblems {
  /// - Parameter files: the files that the catalogue was read from.
  static func of(_ source: CatalogSource, from files: any FileTree) throws(CannotRun) -> [CatalogProblem] {
    let inFiles = try cannotRun { () throws(FileError) in
      let reader = CatalogReader(files: files)
      return try reader.auditFile(ofCatalogsAt: [source.folder], names: .of(source)).problems
        + reader.problemsOfAttestation(of: source)
    }
    return inFiles + StringTableSettingsAudit(source).problems
  }
}

extension CheckSettings {
  /// The default settings, with the problems in the settings that other commands read.
  static func withFurtherProblems(
    of source: CatalogSource, from files: any FileTree
  ) throws(CannotRun) -> CheckSettings {
    var settings = CheckSettings()
    settings.problems = try FurtherProblems.of(source, from: files)
    return settings
  }
}
