package import CatalogEditing
internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Takes what translators sent into a catalogue: each text that breaks nothing, all in one transaction.
package struct CatalogImport {
  private let session: EditSession
  private let policy: MergePolicy

  /// - Parameter session: the catalogue, opened and not yet edited.
  package init(_ session: EditSession, policy: MergePolicy = MergePolicy()) {
    self.session = session
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
    var trial = try ImportTrial(session, units)
    while units.contains(where: { $0.value != nil }) {
      let (report, changes) = try trial.check(units)
      let errors = changes.new.filter { $0.severity >= .error && !$0.asksForShort }
      guard !errors.isEmpty else {
        Self.note(report.findings, in: &units)
        break
      }
      try trial.refuse(&units, for: errors)
    }
    let editor = try trial.edit(units)
    if !isDryRun { try commit(editor) }
    return ImportReport(entries: units.map(\.entry), isDryRun: isDryRun, files: editor.changes.map(\.path))
  }

  /// Notes with each unit that goes in what the rules find in its text.
  private static func note(_ findings: [Finding], in units: inout [CatalogMerge.Unit]) {
    let taken = units.indices.filter { units[$0].value != nil }
    let places = Dictionary(taken.map { (UnitName(units[$0].entry), $0) }) { first, _ in first }
    for finding in findings where finding.severity >= .warning && !finding.asksForReview {
      var subject = finding.subject
      // It is about the title, which somebody just wrote.
      if finding.asksForShort { subject.message = MessageDeclaration.title }
      guard let index = places[UnitName(subject)] else { continue }
      let severity = finding.asksForShort ? Severity.warning : finding.severity
      units[index].entry.findings.append(
        ImportReport.Note(rule: finding.rule, severity: severity.rawValue, message: finding.message))
    }
  }

  private func commit(_ editor: CatalogEditor) throws(EditError) {
    do throws(FileError) { try editor.commit() } catch { throw .file(error) }
  }
}
