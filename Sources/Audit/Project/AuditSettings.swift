package import CatalogValidation

/// The settings with which an audit reads an app.
package struct AuditSettings: Sendable {
  /// The wrappers that `audit.json` declares.
  package var wrappers: [Wrapper]
  /// The severities that the team gives to rules; nil for a rule that is off.
  package var severities: [String: Severity?]
  /// True if previews, which only developers see, are read.
  package var readsPreviews: Bool
  /// The catalogue's purposes by their names in generated code: `deleteItem`, `DELETE_ITEM`, `delete-item`.
  private let purposes: [String: String]
  /// The purposes by the keys of exported string tables that only the catalogue's texts have: `purpose_delete`.
  package var exportedKeys: [String: String] = [:]

  package init(
    wrappers: [Wrapper] = [], severities: [String: Severity?] = [:], readsPreviews: Bool = false,
    purposes: some Sequence<String> = [String]()
  ) {
    self.wrappers = wrappers
    self.severities = severities
    self.readsPreviews = readsPreviews
    self.purposes = purposes.reduce(into: [:]) { names, identifier in
      names[Self.letters(of: identifier)] = identifier
    }
  }

  /// The severity of a rule; nil if it is off.
  package func severity(of rule: RuleDescription) -> Severity? { severities[rule.identifier] ?? rule.severity }

  /// The purpose whose exported text has a key; the key may be that of an accessor, such as `R.string.purpose_delete`.
  func purpose(ofExportedKey key: String) -> String? {
    exportedKeys[key] ?? key.split(separator: ".").last.flatMap { exportedKeys[String($0)] }
  }

  func purpose(named name: String) -> String? { purposes[Self.letters(of: name)] }

  private static func letters(of name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
}
