import AppReading
import Adoption
import Audit
import CatalogFiles
import CatalogModel
import SourceText

/// The buttons and the string tables of an app.
struct AdoptedApp {
  let uses: [ButtonUse]
  let tables: AppStringTables
  /// The unreadable files, without duplicates.
  let unread: [UnreadFile]

  /// Reads an app, or its string tables and the report of an audit.
  ///
  /// - Parameters:
  ///   - report: the path of the report; nil to audit the sources.
  ///   - overlay: the folder whose audit.json applies; if it has none, the catalogue's applies.
  /// - Throws: ``CannotRun`` for a path that cannot be read, and for errors in audit.json or in the report.
  init(
    paths: [String], strings: [String], report: String?, overlay: String, catalog: CatalogSource
  ) throws {
    let settings = try cannotRun { () throws(FileError) in
      try CatalogReader(files: Terminal.disk).auditFile(
        ofCatalogsAt: [overlay, catalog.folder], names: .of(catalog))
    }
    if !settings.problems.isEmpty {
      throw CannotRun(
        problems: settings.problems.map { "\($0.place.file.path):\($0.place.position): \($0.message)" })
    }
    let others = [catalog.folder, overlay].map(Path.normalized)
    var unread: [UnreadFile] = []
    var language: LanguageTag?
    if let report {
      for path in paths + strings where !Self.exists(path) {
        throw CannotRun("'\(path)' does not exist; name the app's folders with --from")
      }
      uses = try Self.uses(ofReport: report, catalog)
    } else {
      let files = try cannotRun { () throws(FileError) in
        try AppFiles(
          paths: paths, strings: strings, excluded: settings.excluded, others: others, in: Terminal.disk)
      }
      let audit = AppAudit(catalog: catalog, settings: AuditSettings(settings, catalog: catalog))
      let terminal = Terminal.standardError
      let result = audit.report(
        on: files, from: Terminal.disk,
        progress: { read, all in
          if terminal.isTerminal, all > 256 { terminal.say("read \(read) of \(all) files") }
        })
      uses = result.app.sites.map { ButtonUse($0) }
      unread = result.unread
      language = result.app.language
    }
    if Terminal.standardError.isTerminal { Terminal.say("reading the string tables") }
    tables = AppStringTables(
      below: paths + strings, excluded: settings.excluded, others: others, locales: catalog.manifest.locales,
      source: catalog.manifest.sourceLocale, language: language, from: Terminal.disk)
    let known = Set(tables.unread.map(\.path))
    self.unread = unread.filter { !known.contains($0.path) } + tables.unread
  }

  private static func exists(_ path: String) -> Bool {
    (try? DiskFiles().entries(of: path)) != nil || (try? DiskFiles().read(path)) != nil
  }

  private static func uses(ofReport path: String, _ catalog: CatalogSource) throws(CannotRun) -> [ButtonUse] {
    let bytes = try cannotRun { () throws(FileError) in try DiskFiles().read(path) }
    let report = AuditReportFile(SourceFile(path: path, bytes: bytes), catalog: catalog)
    guard report.problems.isEmpty else { throw CannotRun(problems: report.problems.map(\.description)) }
    return report.uses
  }
}
