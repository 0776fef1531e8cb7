internal import CatalogEditing
internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import StringFormats

/// Tries which units can be imported together. Only differences from the last trial are read and checked again.
struct ImportTrial {
  /// Without edits, but with the files in memory that the trials edit.
  private let unedited: CatalogEditor
  private var session: EditSession
  /// The wording whose files the texts go into; nil for the locales' own files.
  private let wording: Wording?

  init(_ session: EditSession, _ units: [CatalogMerge.Unit], wording: Wording?) throws(EditError) {
    self.session = session
    self.wording = wording
    let locales = Set(units.compactMap { $0.value == nil ? nil : $0.entry.locale })
    try self.session.prepare(textsOf: locales, wording: wording)
    unedited = self.session.editor
  }

  /// The catalogue with the texts of some units.
  func edit(_ units: [CatalogMerge.Unit]) throws(EditError) -> CatalogEditor {
    var editor = unedited
    for unit in units {
      guard let value = unit.value, let key = unit.entry.key, let locale = unit.entry.locale else { continue }
      if unit.isUnneeded {
        try editor.removeText(purpose: key.purpose, message: key.message, locale: locale, wording: wording)
      } else {
        try editor.setText(value, purpose: key.purpose, message: key.message, locale: locale, wording: wording)
      }
    }
    return editor
  }

  /// Checks the catalogue with the texts of some units.
  mutating func check(_ units: [CatalogMerge.Unit]) throws(EditError) -> (report: CheckReport, changes: FindingChanges)
  {
    session.editor = try edit(units)
    do throws(FileError) { return try session.check() } catch { throw .file(error) }
  }
}
