package import AppReading
internal import Audit
package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// The buttons and the string tables of an app.
package struct AdoptedApp: Sendable {
  package let uses: [ButtonUse]
  package let tables: AppStringTables
  /// The unreadable files, without duplicates.
  package let unread: [UnreadFile]

  /// A step of reading an app.
  package enum Step: Sendable {
    /// The number of source files that are read, and of all.
    case sources(read: Int, of: Int)
    /// The string tables are about to be read.
    case stringTables
  }

  /// Reads an app, or its string tables and the report of an audit.
  ///
  /// - Parameters:
  ///   - paths: the folders and files of the app.
  ///   - strings: further folders with string tables.
  ///   - report: the path of the report; nil to audit the sources.
  ///   - overlay: the folder whose audit.json applies; if it has none, the catalogue's applies.
  ///   - progress: called before and during each step.
  /// - Throws: an error for a path that cannot be read, and for problems in audit.json or in the report.
  package init(
    paths: [String], strings: [String], report: String?, overlay: String, catalog: CatalogSource, on disk: DiskFiles,
    progress: @escaping @Sendable (Step) -> Void = { _ in }
  ) throws(AdoptionError) {
    let own = try converting(AdoptionError.file) { () throws(FileError) in
      try CatalogReader(files: disk).auditFile(ofCatalogAt: overlay, purposes: catalog.purposes)
    }
    let settings = own ?? catalog.auditFile ?? AuditFile()
    if !settings.problems.isEmpty {
      throw .problems(settings.problems.map(\.line))
    }
    let others = [catalog.folder, overlay].map(Path.normalized)
    var unread: [UnreadFile] = []
    var language: LanguageTag?
    if let report {
      for path in paths + strings where !Self.exists(path) { throw .missingPath(path) }
      uses = try Self.uses(ofReport: report, catalog)
    } else {
      let files = try converting(AdoptionError.file) { () throws(FileError) in
        try AppFiles(paths: paths, strings: strings, excluded: settings.excluded, others: others, in: disk)
      }
      let audit = AppAudit(catalog: catalog, settings: AuditSettings(settings, catalog: catalog))
      let result = audit.report(on: files, from: disk, progress: { progress(.sources(read: $0, of: $1)) })
      uses = result.app.sites.map { ButtonUse($0) }
      unread = result.unread
      language = result.app.language
    }
    progress(.stringTables)
    tables = AppStringTables(
      below: paths + strings, excluded: settings.excluded, others: others, locales: catalog.manifest.locales,
      source: catalog.manifest.sourceLocale, language: language, from: disk)
    let known = Set(tables.unread.map(\.path))
    self.unread = unread.filter { !known.contains($0.path) } + tables.unread
  }

  private static func exists(_ path: String) -> Bool {
    (try? DiskFiles().entries(of: path)) != nil || (try? DiskFiles().read(path)) != nil
  }

  private static func uses(ofReport path: String, _ catalog: CatalogSource) throws(AdoptionError) -> [ButtonUse] {
    let bytes = try converting(AdoptionError.file) { () throws(FileError) in try DiskFiles().read(path) }
    let report = AuditReportFile(SourceFile(path: path, bytes: bytes), catalog: catalog)
    guard report.problems.isEmpty else { throw .problems(report.problems.map(\.description)) }
    return report.uses
  }
}
