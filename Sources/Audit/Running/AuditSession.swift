package import AppReading
package import CatalogFiles
internal import CatalogModel
package import PurposeCatalog
internal import SourceText

/// An audit with the settings of a catalogue's audit.json, and its access to the app's files.
package struct AuditSession: Sendable {
  package let catalog: CatalogSource
  package let audit: AppAudit
  /// A problem in reading the catalogue, or nil. With one, a finding that is gone need not be fixed.
  package let readingError: String?
  /// The names of generated code in the app.
  private let generated: GeneratedNames
  /// Paths that the audit skips, as patterns in the syntax of gitignore.
  package let excluded: [String]
  /// Folders that are not a part of the app, such as the catalogue's own.
  package let others: [String]
  /// Further folders with string tables.
  package let strings: [String]
  private let areApps: Bool

  /// Takes the settings in a catalogue's audit.json.
  ///
  /// - Parameters:
  ///   - strings: folders with string tables outside of the app's paths.
  ///   - areApps: true if each path is a separate app.
  ///   - exportedKeys: the purposes by the keys of exported string tables that only the catalogue's texts have.
  /// - Throws: an error if audit.json has problems.
  package init(
    _ catalog: CatalogSource, strings: [String] = [], areApps: Bool = false, exportedKeys: [String: String] = [:]
  ) throws(AuditSettingsError) {
    self.catalog = catalog
    let file = catalog.auditFile ?? AuditFile()
    guard file.problems.isEmpty else { throw AuditSettingsError(lines: file.problems.map(\.line)) }
    var settings = AuditSettings(file, catalog: catalog)
    settings.exportedKeys = exportedKeys
    audit = AppAudit(catalog: catalog, settings: settings)
    excluded = file.excluded
    others = [catalog.folder]
    self.strings = strings
    self.areApps = areApps
    generated = GeneratedNames(
      swift: file.generated["swift"], kotlin: file.generated["kotlin"], typeScript: file.generated["typescript"],
      locale: file.generated["locale"], element: file.generated["element"],
      elementLocale: file.generated["elementLocale"])
    readingError = catalog.readingError.map(\.line)
  }

  /// Finds the app's files.
  ///
  /// - Throws: ``FileError`` for a path that does not exist or cannot be read.
  package func files(of paths: [String], in tree: any FileTree) throws(FileError) -> AppFiles {
    try AppFiles(paths: paths, strings: strings, excluded: excluded, others: others, areApps: areApps, in: tree)
  }

  /// Decides which buttons of a report are rewritten.
  ///
  /// - Throws: ``CatalogError`` if the catalogue has problems.
  package func fixer(
    _ report: AuditReport, translations: (_ paths: [String]) -> any AppTranslations
  ) throws(CatalogError) -> SourceFixer {
    let catalog = try Catalog(report.app.catalog)
    return SourceFixer(report, names: generated, catalog: catalog, translations: translations(report.paths))
  }
}

/// The problems of audit.json, because of which an audit cannot begin.
package struct AuditSettingsError: Error, Hashable {
  /// A line for each, with its place.
  package let lines: [String]
}

extension AuditSettingsError: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }
}
