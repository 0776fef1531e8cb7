internal import CatalogFiles
internal import SourceText

extension CatalogEditor {
  private static let vocabulary = "vocabulary.json"

  /// Removes a purpose from the catalogue's own vocabulary.
  mutating func removePurposeFromVocabulary(_ identifier: String) throws(EditError) {
    guard try tree(of: Self.vocabulary)?[identifier] != nil else { return }
    try edit(Self.vocabulary) { (file) throws(EditError) in file[identifier] = nil }
  }

  /// Removes a locale's synonyms, or an icon set's names, from the catalogue's own vocabulary.
  mutating func removeFromVocabulary(_ field: String, _ name: String) throws(EditError) {
    guard try tree(of: Self.vocabulary) != nil else { return }
    try edit(Self.vocabulary) { (file) throws(EditError) in file.removeFromEach(field, name) }
  }

  /// Renames a purpose in the catalogue's own vocabulary.
  mutating func renamePurposeInVocabulary(_ identifier: String, to newIdentifier: String) throws(EditError) {
    guard try tree(of: Self.vocabulary)?[identifier] != nil else { return }
    try edit(Self.vocabulary) { (file) throws(EditError) in
      guard file[newIdentifier] == nil else { throw .purposeExists(newIdentifier) }
      file.rename(identifier, to: newIdentifier)
    }
  }
}
