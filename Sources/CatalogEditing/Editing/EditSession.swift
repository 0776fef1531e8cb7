package import CatalogFiles
package import CatalogModel
package import CatalogValidation
internal import FileWriting

/// A catalogue that is open for editing: its original, its edits, and the findings that they add.
package struct EditSession: Sendable {
  package var editor: CatalogEditor
  private let unedited: ReadCatalog
  /// The check before any edit, made on first use.
  private var before: Checked?
  /// The last check; nil before the first one.
  private var last: Checked?

  /// A check, with the checked catalogue and its edits.
  private struct Checked: Sendable {
    let catalog: ReadCatalog
    let report: CheckReport
    /// The new bytes of each file that the edits change, by its path.
    let edits: [String: [UInt8]?]
  }

  /// Reads the catalogue of an editor without edits.
  package init(_ editor: CatalogEditor) throws(FileError) {
    self.editor = editor
    unedited = try editor.readForEditing()
  }

  /// The catalogue before any edit.
  package var source: CatalogSource { unedited.source }

  /// Reads the files of locales whose texts will be set, in a wording if one is named, so that several trials share the
  /// result.
  package mutating func prepare(textsOf locales: Set<LanguageTag>, wording: Wording? = nil) throws(EditError) {
    for locale in locales { try editor.prepare(CatalogPath.titles(of: locale, wording)) }
  }

  /// Checks the catalogue with its edits. Findings that follow from another one are listed, too: each one is judged.
  ///
  /// If only texts differ from the last check, the files of other locales are not read again, and other locales are
  /// checked again only if their findings may have changed.
  ///
  /// - Parameter renamed: the new identifiers of purposes that an edit renamed, by the old ones.
  /// - Returns: all findings, and those that the edits add or remove.
  /// - Throws: ``FileError`` if the edited catalogue cannot be read.
  package mutating func check(
    renamed: [String: String] = [:]
  ) throws(FileError) -> (report: CheckReport, changes: FindingChanges) {
    let before = before ?? check(unedited, edits: [:])
    self.before = before
    let edits = Dictionary(uniqueKeysWithValues: editor.changes.map { ($0.path, $0.new) })
    let checked = try check(edits, after: last ?? before)
    last = checked
    return (checked.report, FindingChanges(from: before.report, to: checked.report, renamed: renamed))
  }

  private func check(_ edits: [String: [UInt8]?], after last: Checked) throws(FileError) -> Checked {
    let changed = Set(edits.keys).union(last.edits.keys).filter { edits[$0] != last.edits[$0] }
    let manifest = last.catalog.source.manifest
    let wordings = [nil] + manifest.wordings.map(\.wording)
    var locales: Set<Int> = []
    var others = changed
    for (index, locale) in manifest.locales.enumerated() {
      for wording in wordings where others.remove(CatalogPath.titles(of: locale, wording)) != nil {
        locales.insert(index)
      }
    }
    guard others.isEmpty else { return check(try editor.readForEditing(), edits: edits) }
    let catalog = last.catalog.rereading(textsOf: locales.sorted(), from: editor.files)
    let report = CatalogCheck.run(
      on: catalog.source, after: last.report, changed: locales, settings: Self.settings)
    return Checked(catalog: catalog, report: report, edits: edits)
  }

  private func check(_ catalog: ReadCatalog, edits: [String: [UInt8]?]) -> Checked {
    Checked(catalog: catalog, report: CatalogCheck.run(on: catalog.source, settings: Self.settings), edits: edits)
  }

  private static let settings = CheckSettings(countsFollowUps: false)
}
