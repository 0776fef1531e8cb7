package import CatalogEditing
package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Takes what translators sent into a catalogue: each text that breaks nothing, all in one transaction.
package struct CatalogImport {
  private let session: EditSession
  private let policy: MergePolicy

  /// - Parameters:
  ///   - editor: the catalogue, opened and not yet edited.
  ///   - catalogue: the same, as it was read since.
  package init(_ editor: CatalogEditor, of catalogue: CatalogSource, policy: MergePolicy = MergePolicy()) {
    session = EditSession(editor, of: catalogue)
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
    var units = CatalogMerge(session.source, policy: policy).merge(tables)
    var edited = try edit(units)
    while units.contains(where: { $0.value != nil }) {
      let (report, changes) = try check(edited)
      let errors = changes.new.filter { $0.severity >= .error && !$0.asksForShort }
      guard !errors.isEmpty else {
        Self.note(report.findings, in: &units)
        break
      }
      try refuse(&units, errors)
      edited = try edit(units)
    }
    if !isDryRun { try commit(edited.editor) }
    return ImportReport(entries: units.map(\.entry), isDryRun: isDryRun, files: edited.editor.changes.map(\.path))
  }

  func edit(_ units: [CatalogMerge.Unit]) throws(EditError) -> EditSession {
    var edited = session
    for unit in units {
      guard let value = unit.value, let key = unit.entry.key, let locale = unit.entry.locale else { continue }
      try edited.editor.setText(value, purpose: key.purpose, message: key.message, locale: locale)
    }
    return edited
  }

  func check(_ edited: EditSession) throws(EditError) -> (report: CheckReport, changes: FindingChanges) {
    do throws(FileError) { return try edited.check() } catch { throw .file(error) }
  }

  private func commit(_ editor: CatalogEditor) throws(EditError) {
    do throws(FileError) { try editor.commit() } catch { throw .file(error) }
  }
}
