internal import CatalogFiles
internal import SourceText

/// Purposes of the app's components in audit.json.
extension CatalogEditor {
  /// Changes the purposes of components: nil for none any more.
  mutating func setPurposeInAudit(_ identifier: String, to newIdentifier: String?) throws(EditError) {
    let wrappers = try tree(of: AuditFile.name)?["wrappers"]?.members ?? []
    let named = wrappers.filter { $0.value["purpose"]?.text == identifier }.map(\.key)
    guard !named.isEmpty else { return }
    try edit(AuditFile.name) { (file) throws(EditError) in
      for name in named { file["wrappers"]?[name]?["purpose"] = newIdentifier.map(JSONTree.string) }
    }
  }
}
