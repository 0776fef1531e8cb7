package import CatalogEditing
package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Takes what translators sent into a catalogue: each text that breaks nothing, all in one transaction.
package struct CatalogImport {
  private let editor: CatalogEditor
  private let catalogue: CatalogSource
  private let policy: MergePolicy

  /// - Parameters:
  ///   - editor: the catalogue, opened and not yet edited.
  ///   - catalogue: the same, as it was read since.
  package init(_ editor: CatalogEditor, of catalogue: CatalogSource, policy: MergePolicy = MergePolicy()) {
    self.editor = editor
    self.catalogue = catalogue
    self.policy = policy
  }

  /// Merges the units and writes those that go in.
  ///
  /// A text goes in only where the catalogue with it has no finding of severity error that it had not without: such a
  /// unit is refused as invalid, and the others are tried again. That a longer title needs a `short` now is no such
  /// finding: the next export asks for it. Other findings about a text that goes in are listed with its unit.
  ///
  /// - Parameter isDryRun: whether nothing is written.
  /// - Throws: ``EditError`` where the catalogue cannot be read or written; then nothing is.
  package func run(_ tables: ReadTables, isDryRun: Bool = false) throws(EditError) -> ImportReport {
    var units = CatalogMerge(catalogue, policy: policy).merge(tables)
    let known = Set(Self.errors(of: catalogue).map(\.key))
    var edited = try edit(units)
    while units.contains(where: { $0.value != nil }) {
      let findings = CatalogCheck.run(on: try read(edited)).findings
      let errors = Self.errors(among: findings).filter { !known.contains($0.key) }
      guard !errors.isEmpty else {
        Self.note(findings, in: &units)
        break
      }
      try refuse(&units, errors)
      edited = try edit(units)
    }
    if !isDryRun { try commit(edited) }
    return ImportReport(entries: units.map(\.entry), isDryRun: isDryRun, files: edited.changes.map(\.path))
  }

  func edit(_ units: [CatalogMerge.Unit]) throws(EditError) -> CatalogEditor {
    var edited = editor
    for unit in units {
      guard let value = unit.value, let key = unit.entry.key, let locale = unit.entry.locale else { continue }
      try edited.setText(value, purpose: key.purpose, message: key.message, locale: locale)
    }
    return edited
  }

  func read(_ editor: CatalogEditor) throws(EditError) -> CatalogSource {
    do throws(FileError) { return try editor.read() } catch { throw .file(error) }
  }

  private func commit(_ editor: CatalogEditor) throws(EditError) {
    do throws(FileError) { try editor.commit() } catch { throw .file(error) }
  }
}
