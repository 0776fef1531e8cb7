package import AppReading
package import CatalogValidation

/// The settings with which an audit reads and checks an app.
package struct AuditSettings: Sendable {
  package var reading: ReadingSettings
  /// The severities that the team gives to rules; nil for a rule that is off.
  package var severities: [String: Severity?]
  /// The purposes by the keys of exported string tables that only the catalogue's texts have: `purpose_delete`.
  package var exportedKeys: [String: String] = [:]

  package init(reading: ReadingSettings = ReadingSettings(), severities: [String: Severity?] = [:]) {
    self.reading = reading
    self.severities = severities
  }

  /// The severity of a rule; nil if it is off.
  package func severity(of rule: RuleDescription) -> Severity? { severities[rule.identifier] ?? rule.severity }

  /// The purpose whose exported text has a key; the key may be that of an accessor, such as `R.string.purpose_delete`.
  func purpose(ofExportedKey key: String) -> String? {
    exportedKeys[key] ?? key.split(separator: ".").last.flatMap { exportedKeys[String($0)] }
  }
}
