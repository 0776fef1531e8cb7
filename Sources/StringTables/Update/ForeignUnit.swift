package import CatalogModel

/// A unit whose key is another program's in an app's file, so that it does not go in.
package struct ForeignUnit: Hashable, Sendable {
  package let key: UnitKey
  package let locale: LanguageTag
  /// The source text that the file has under the key, an ICU message; empty or nil if it cannot be read.
  package let theirs: String?
  /// The catalogue's source text.
  package let ours: String
  /// Where the file has the key in the locale; nil if it has it in others alone.
  package let place: UnitPlace?
}

extension ForeignUnit {
  /// What is wrong and what to do, in one line.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - format: the identifier of its format.
  package func words(in path: String, _ format: String) -> String {
    let source = theirs.flatMap { $0.isEmpty ? nil : "'\($0)'" } ?? "a text that the catalogue cannot have"
    return
      "\(place?.description ?? path): foreign: \(locale) \(key): its source text is \(source), the catalogue's '\(ours)'; "
      + "nothing is written to it; give the catalogue's keys names of their own "
      + "(\"stringTables\": { \"\(format)\": { \"keys\": … } } in catalog.json), or accept it under \"foreign\" there"
  }
}
