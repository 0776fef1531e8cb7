internal import AppReading
internal import CatalogFiles
internal import CatalogValidation
internal import SourceText

/// Paths for display: relative to the app if only one was audited.
struct ShownPlaces {
  private let prefix: String

  init(_ report: AuditReport) {
    let only = report.paths.count == 1 ? report.paths[0] : "."
    // A single file is named in full.
    prefix = only == "." || report.files[only] != nil ? "" : only == "/" ? "/" : only + "/"
  }

  func path(_ path: String) -> String { path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path }

  func place(_ named: NamedSite) -> String { "\(path(named.site.file.path)):\(named.site.position.line)" }

  func place(_ screen: AuditedScreen) -> String { "\(path(screen.file.path)):\(screen.position.line)" }

  func place(_ finding: Finding) -> String { "\(path(finding.file)):\(finding.position.line)" }
}

extension AuditReport {
  /// The app's name: the folder that was audited, or all of them.
  package var name: String { paths.map { Path.name(of: $0) }.joined(separator: ", ") }
}
