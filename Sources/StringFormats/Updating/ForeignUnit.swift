package import CatalogModel

/// A unit that is not written because its key belongs to another program in an app's file.
package struct ForeignUnit: Hashable, Sendable {
  package let key: UnitKey
  package let locale: LanguageTag
  /// The file's source text under the key, an ICU message; empty or nil if it cannot be read.
  package let theirs: String?
  /// The catalogue's source text.
  package let ours: String
  /// The place of the key in this locale; nil if the file has it only in others.
  package let place: UnitPlace?
}

extension ForeignUnit {
  /// The problem and its fix, in one line.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - format: the identifier of its format.
  package func message(in path: String, _ format: String) -> String {
    let source = theirs.flatMap { $0.isEmpty ? nil : "'\($0)'" } ?? "a text that the catalogue cannot have"
    return
      "\(place?.description ?? path): foreign: \(locale) \(key): its source text is \(source), the catalogue's '\(ours)'; "
      + "nothing is written to it; give the catalogue's keys names of their own "
      + "(\"stringTables\": { \"\(format)\": { \"keys\": … } } in catalog.json), or accept it under \"foreign\" there"
  }
}
