package import CatalogFiles
package import CatalogValidation

/// A catalogue that is open for editing, with the findings that it had before.
package struct EditSession: Sendable {
  package var editor: CatalogEditor
  /// The check of the catalogue before any edit.
  package let before: CheckReport

  /// Checks a catalogue that is about to be edited.
  ///
  /// - Parameters:
  ///   - editor: the catalogue, opened and not yet edited.
  ///   - source: the catalogue as the editor read it.
  package init(_ editor: CatalogEditor, of source: CatalogSource) {
    self.editor = editor
    before = CatalogCheck.run(on: source)
  }

  /// The catalogue before any edit.
  package var source: CatalogSource { before.source }

  /// Checks the catalogue with its edits.
  ///
  /// - Parameter renamed: the new identifiers of purposes that an edit renamed, by the old ones.
  /// - Returns: all findings, and those that the edits add or remove.
  /// - Throws: ``FileError`` if the edited catalogue cannot be read.
  package func check(
    renamed: [String: String] = [:]
  ) throws(FileError) -> (report: CheckReport, changes: FindingChanges) {
    let report = CatalogCheck.run(on: try editor.read())
    return (report, FindingChanges(from: before, to: report, renamed: renamed))
  }
}
