package import CatalogModel

/// A unit that is not written because its key belongs to another program in an app's file.
package struct ForeignUnit: Hashable, Sendable {
  package let key: UnitKey
  package let locale: LanguageTag
  /// The file's source text under the key, an ICU message; empty or nil if it cannot be read.
  package let theirs: String?
  /// The catalogue's source text.
  package let ours: String
  /// The reason why the owner is unknown although the source texts are equal; nil if they differ.
  package let doubt: String?
  /// The place of the key in this locale; nil if the file has it only in others.
  package let place: UnitPlace?
}

extension ForeignUnit {
  /// The reason and its fix, the same in every locale.
  ///
  /// - Parameter format: the identifier of the file's format.
  package func reason(in format: String) -> String {
    let source = theirs.flatMap { $0.isEmpty ? nil : "'\($0)'" } ?? "a text that the catalogue cannot have"
    let difference = doubt ?? "its source text is \(source), the catalogue's '\(ours)'"
    return "\(difference); nothing is written to it; "
      + "give the catalogue's keys names of their own with \"keys\" in catalog.json, or "
      + key.acceptingAsForeign(in: format)
  }
}

extension UnitKey {
  /// The advice to accept an entry under a key of the catalogue as another program's.
  ///
  /// - Parameter format: the identifier of the file's format.
  package func acceptingAsForeign(in format: String) -> String {
    "accept it in catalog.json: \"stringTables\": { \"\(format)\": { \"foreign\": [\"\(self)\"] } }"
  }
}
