package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Takes what translators sent into a catalogue: each text that breaks nothing, all in one transaction.
package struct CatalogImport {
  private let editor: CatalogEditor
  private let policy: MergePolicy

  /// - Parameter editor: the catalogue, opened and not yet edited.
  package init(_ editor: CatalogEditor, policy: MergePolicy = MergePolicy()) {
    self.editor = editor
    self.policy = policy
  }

  /// Merges the units and writes those that go in.
  ///
  /// A text goes in only where the catalogue with it has no finding of severity error that it had not without: such a
  /// unit is refused as invalid, and the others are tried again. That a longer title needs a `short` now is no such
  /// finding: the next export asks for it.
  ///
  /// - Parameter isDryRun: whether nothing is written.
  /// - Throws: ``EditError`` where the catalogue cannot be read or written; then nothing is.
  package func run(_ tables: ReadTables, isDryRun: Bool = false) throws(EditError) -> ImportReport {
    let catalogue = try read(editor)
    var units = CatalogMerge(catalogue, policy: policy).merge(tables)
    let known = Set(Self.errors(of: catalogue).map(FindingKey.init))
    var edited = try edit(units)
    while units.contains(where: { $0.value != nil }) {
      let errors = Self.errors(of: try read(edited)).filter { !known.contains(FindingKey($0)) }
      guard !errors.isEmpty else { break }
      try refuse(&units, errors)
      edited = try edit(units)
    }
    if !isDryRun { try commit(edited) }
    return ImportReport(entries: units.map(\.entry), isDryRun: isDryRun, files: edited.changes.map(\.path))
  }

  private func edit(_ units: [CatalogMerge.Unit]) throws(EditError) -> CatalogEditor {
    var edited = editor
    for unit in units {
      guard let value = unit.value, let key = unit.entry.key, let locale = unit.entry.locale else { continue }
      try edited.setText(value, purpose: key.purpose, message: key.message, locale: locale)
    }
    return edited
  }

  private func read(_ editor: CatalogEditor) throws(EditError) -> CatalogSource {
    do throws(FileError) { return try editor.read() } catch { throw .file(error) }
  }

  private func commit(_ editor: CatalogEditor) throws(EditError) {
    do throws(FileError) { try editor.commit() } catch { throw .file(error) }
  }
}

// MARK: - Texts that break something

extension CatalogImport {
  /// A finding as it stays when lines move.
  private struct FindingKey: Hashable {
    let identity: String
    let message: String

    init(_ finding: Finding) {
      identity = finding.identity
      message = finding.message
    }
  }

  private static func errors(of catalogue: CatalogSource) -> [Finding] {
    CatalogCheck.run(on: catalogue).findings.filter { $0.severity >= .error && !$0.asksForShort }
  }

  /// Refuses the units that new findings are about, or that bring them about: a title that another one now collides with.
  private func refuse(_ units: inout [CatalogMerge.Unit], _ errors: [Finding]) throws(EditError) {
    let edits = units.indices.filter { units[$0].value != nil }
    for finding in errors {
      let found = edits.filter { finding.isAbout(units[$0].entry) }
      for index in found where units[index].value != nil { units[index].refuse(finding) }
    }
    guard edits.allSatisfy({ units[$0].value != nil }), let finding = errors.first else { return }
    let culprit = try culprit(of: FindingKey(finding), among: edits, units)
    units[culprit].refuse(finding)
  }

  /// The unit without which a finding goes away, by halves; of several any one, since the others are tried again.
  private func culprit(
    of finding: FindingKey, among edits: [Int], _ units: [CatalogMerge.Unit]
  ) throws(EditError) -> Int {
    var suspects = edits[...]
    while suspects.count > 1 {
      let half = suspects.prefix(suspects.count / 2)
      var tried = units
      for index in half { tried[index].value = nil }
      let findings = Self.errors(of: try read(try edit(tried))).map(FindingKey.init)
      suspects = findings.contains(finding) ? suspects.dropFirst(half.count) : half
    }
    return suspects.first ?? 0
  }
}

extension Finding {
  /// Whether the finding names a unit.
  fileprivate func isAbout(_ entry: ImportReport.Entry) -> Bool {
    entry.locale == subject.locale && entry.key?.purpose == subject.purpose && entry.key?.message == subject.message
  }
}

extension CatalogMerge.Unit {
  fileprivate mutating func refuse(_ finding: Finding) {
    value = nil
    entry.outcome = .invalid
    entry.reason = finding.message
    entry.rule = finding.rule
  }
}
