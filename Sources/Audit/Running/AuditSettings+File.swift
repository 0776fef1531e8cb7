internal import AppReading
package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import CodeWriting

extension AuditSettings {
  /// The settings in a catalogue's audit.json.
  package init(_ file: AuditFile, catalog: CatalogSource) {
    self.init(
      reading: ReadingSettings(file, purposes: PurposeNames(catalog)),
      severities: file.severities.mapValues { $0.flatMap { Severity(rawValue: $0) } })
  }
}
