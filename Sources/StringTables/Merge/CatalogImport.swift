package import CatalogEditing
package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import FileWriting
package import StringFormats

/// Imports translators' texts into a catalogue in one transaction, except texts that add an error.
package struct CatalogImport {
  private let session: EditSession
  private let policy: MergePolicy
  /// The catalogue, in the wording whose files the texts go into.
  private let catalogue: CatalogSource

  /// - Parameters:
  ///   - session: the catalogue, opened and not yet edited.
  ///   - catalogue: that of the session in a wording, to import texts of the wording; nil for shared texts.
  package init(_ session: EditSession, policy: MergePolicy = MergePolicy(), worded catalogue: CatalogSource? = nil) {
    self.session = session
    self.policy = policy
    self.catalogue = catalogue ?? session.source
  }

  /// Merges the units and writes the accepted ones.
  ///
  /// A unit whose text adds a finding of severity error is refused as invalid, and the others are tried again. A
  /// `short` that a new, longer title requires may be missing: the next export requests it. Other findings about an
  /// imported text are listed with its unit.
  ///
  /// - Parameter isDryRun: whether to write nothing.
  /// - Throws: ``EditError`` if the catalogue cannot be read or written; nothing is written then.
  package func run(_ tables: ReadTables, isDryRun: Bool = false) throws(EditError) -> ImportReport {
    var units = CatalogMerge(catalogue, policy: policy).merge(tables)
    var trial = try ImportTrial(session, units, wording: catalogue.wording)
    while units.contains(where: { $0.value != nil }) {
      let (report, changes) = try trial.check(units)
      let errors = changes.newErrors.filter { !$0.asksForShort }
      guard !errors.isEmpty else {
        Self.note(report.findings, in: &units)
        break
      }
      try trial.refuse(&units, for: errors)
    }
    let editor = try trial.edit(units)
    if !isDryRun { try commit(editor) }
    return ImportReport(
      entries: units.map(\.entry), isDryRun: isDryRun, files: editor.changes.filter { $0.new != nil }.map(\.path),
      removedFiles: editor.changes.filter { $0.new == nil }.map(\.path))
  }

  /// Adds the findings about each imported text to its unit.
  private static func note(_ findings: [Finding], in units: inout [CatalogMerge.Unit]) {
    let taken = units.indices.filter { units[$0].value != nil }
    let places = Dictionary(taken.map { (UnitName(units[$0].entry), $0) }) { first, _ in first }
    for finding in findings where finding.severity >= .warning && !finding.asksForReview {
      var subject = finding.subject
      // The finding is about the title, which the import has just changed.
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
