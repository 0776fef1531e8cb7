import AppReading
import Adoption
import ArgumentParser
import Audit
import CatalogEditing
import CatalogFiles
import CatalogReports
import CatalogValidation
import PurposeCatalog
import SourceText
import StringTables

/// Options for the format of the report, and for the findings that make an audit fail.
struct AuditReportOptions: ParsableArguments {
  @OptionGroup var requested: RequestedReports

  @Option(help: ArgumentHelp("Fail if a finding has this severity or a higher one.", valueName: "severity"))
  var failOn: Severity = .error

  @Option(
    help: "Split the figures by app (each path), by module of the build, or by owner (CODEOWNERS).")
  var by: AuditGrouping?

  @OptionGroup var quietness: QuietOption

  /// The first report that is requested by name and has no file.
  var printed: ReportFormat? {
    requested.formats.isEmpty ? nil : requested.byOutput.first { $0.output == nil }?.format
  }

  /// Writes each report to its file or to the standard output.
  ///
  /// - Parameter hasPatch: true if a patch goes to the standard output; then only reports with files are written.
  func write(_ report: AuditReport, besidePatch hasPatch: Bool = false) throws(CannotRun) {
    try requested.write(besideOtherOutput: hasPatch) { format, _ in
      format == .text ? AuditText(report).text(isQuiet: quietness.quiet) : format.text(report)
    }
  }
}

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

  /// The audit of a catalogue.
  ///
  /// - Parameter areApps: true if each path is a separate app.
  /// - Throws: ``CannotRun`` for errors in audit.json.
  func open(_ catalog: CatalogSource, areApps: Bool) throws(CannotRun) -> AuditSession {
    do throws(AuditSettingsError) {
      return try AuditSession(
        catalog, strings: strings, areApps: areApps, exportedKeys: ExportedKeys.purposes(of: catalog))
    } catch {
      throw CannotRun(lines: error.lines)
    }
  }
}

extension AuditSession {
  /// Reads the app's string tables in all locales.
  func tables(_ paths: [String]) -> AppStringTables {
    AppStringTables(
      below: paths + strings, excluded: excluded, others: others, locales: catalog.manifest.locales,
      source: catalog.manifest.sourceLocale, from: Terminal.disk)
  }

  /// Decides which buttons of a report are rewritten.
  ///
  /// - Throws: ``CannotRun`` if the catalogue has problems.
  func fixer(_ report: AuditReport) throws(CannotRun) -> SourceFixer {
    do throws(CatalogError) {
      return try fixer(report, translations: tables)
    } catch {
      throw CannotRun(lines: error.lines)
    }
  }
}
