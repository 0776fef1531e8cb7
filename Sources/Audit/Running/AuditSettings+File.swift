internal import AppReading
package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

extension AuditSettings {
  /// The settings in a catalogue's audit.json.
  package init(_ file: AuditFile, catalog: CatalogSource) {
    self.init(
      reading: ReadingSettings(file, purposes: catalog.purposes.map(\.identifier)),
      severities: file.severities.mapValues { $0.flatMap { Severity(rawValue: $0) } })
  }
}

extension AuditFile.Names {
  /// The names that a catalogue's audit.json may use.
  package static func of(_ catalog: CatalogSource) -> AuditFile.Names {
    AuditFile.Names(
      frameworks: Framework.allCases.map(\.rawValue), containers: Container.allCases.map(\.rawValue),
      placements: Placement.allCases.map(\.rawValue), rules: AuditRules.descriptions.map(\.identifier),
      severities: Severity.allCases.map(\.rawValue), purposes: catalog.purposes.map(\.identifier))
  }
}
