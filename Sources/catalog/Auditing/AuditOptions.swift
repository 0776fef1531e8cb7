import AppReading
import Adoption
import ArgumentParser
import Audit
import CatalogEditing
import CatalogFiles
import CatalogValidation
import PurposeCatalog
import SourceText
import StringTables

/// Options for the format of the report, and for the findings that make an audit fail.
struct AuditReportOptions: ParsableArguments {
  @OptionGroup var requested: RequestedReports<AuditFormat>

  @Option(
    help: "Split the figures by app (each path), by module of the build, or by owner (CODEOWNERS).")
  var by: AuditGrouping?

  @OptionGroup var quietness: QuietOption

  /// The first report that is requested by name and has no file.
  var printed: AuditFormat? {
    requested.formats.isEmpty ? nil : requested.byOutput.first { $0.output == nil }?.format
  }

  /// Writes each report to its file or to the standard output.
  ///
  /// - Parameter hasPatch: true if a patch goes to the standard output; then only reports with files are written.
  func write(_ report: AuditReport, besidePatch hasPatch: Bool = false) throws(CannotRun) {
    for (format, output) in requested.byOutput where output != nil || !hasPatch {
      try Terminal.write(format.text(report, isQuiet: quietness.quiet), toFile: output)
    }
  }
}

extension AuditFormat: ExpressibleByArgument {}
extension AuditGrouping: ExpressibleByArgument {}
extension AppAudit.Scope: ExpressibleByArgument {}

/// Options for the sources that an audit reads, and for their comparison.
struct AuditedSources: ParsableArguments {
  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp("A folder with string tables outside of the paths; may be repeated.", valueName: "dir"),
    completion: .directory)
  var strings: [String] = []

  @Option(help: "Look only at these buttons.")
  var only: AppAudit.Scope = .all

  /// An audit, with its access to the app's files.
  struct Opened {
    let audit: AppAudit
    let files: (_ paths: [String], _ tree: any FileTree) throws(FileError) -> AppFiles
    /// The names of generated code in the app.
    let generated: GeneratedNames
    /// Reads the app's string tables in all locales.
    let tables: (_ paths: [String]) -> AppStringTables
    /// A problem that may hide a part of the catalogue, so that a missing finding need not be fixed; nil without one.
    let readingError: String?

    /// Decides which buttons of a report are rewritten.
    ///
    /// - Throws: ``CannotRun`` if the catalogue has problems.
    func fixer(_ report: AuditReport) throws(CannotRun) -> SourceFixer {
      do throws(CatalogError) {
        return SourceFixer(
          report, names: generated, catalog: try Catalog(report.app.catalog), translations: tables(report.paths))
      } catch {
        throw CannotRun(lines: error.lines)
      }
    }
  }

  /// The audit of a catalogue.
  ///
  /// - Parameter areApps: true if each path is a separate app.
  /// - Throws: ``CannotRun`` for errors in audit.json.
  func open(_ catalog: CatalogSource, areApps: Bool) throws(CannotRun) -> Opened {
    let settings = try cannotRun { () throws(FileError) in
      try CatalogReader(files: Terminal.disk).auditFile(ofCatalogsAt: [catalog.folder], names: .of(catalog))
    }
    if !settings.problems.isEmpty {
      let lines = settings.problems.map { "\($0.place.file.path):\($0.place.position): \($0.message)" }
      throw CannotRun(lines: lines)
    }
    var auditSettings = AuditSettings(settings, catalog: catalog)
    auditSettings.exportedKeys = ExportedKeys.purposes(of: catalog)
    let (excluded, others, strings) = (settings.excluded, [catalog.folder], strings)
    return Opened(
      audit: AppAudit(catalog: catalog, settings: auditSettings),
      files: { paths, tree throws(FileError) in
        try AppFiles(
          paths: paths, strings: strings, excluded: excluded, others: others, areApps: areApps, in: tree)
      },
      generated: GeneratedNames(
        swift: settings.generated["swift"], kotlin: settings.generated["kotlin"],
        typeScript: settings.generated["typescript"], locale: settings.generated["locale"],
        element: settings.generated["element"], elementLocale: settings.generated["elementLocale"]),
      tables: { paths in
        AppStringTables(
          below: paths + strings, excluded: excluded, others: others, locales: catalog.manifest.locales,
          source: catalog.manifest.sourceLocale, from: Terminal.disk)
      },
      readingError: catalog.readingError.map { "\($0.place.file.path):\($0.place.position): \($0.message)" })
  }
}
