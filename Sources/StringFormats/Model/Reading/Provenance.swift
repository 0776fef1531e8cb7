/// The owner of an entry in a file, the catalogue or another program: apps have their own texts called `back` and
/// `share`.
///
/// | the file has | the entry is |
/// |---|---|
/// | a base (``UnitBase``) | ours |
/// | the catalogue's source text | ours |
/// | another source text, but the file or the key is an export of this catalogue | exported |
/// | another source text | foreign |
/// | no source text | undecided |
///
/// A key that catalog.json lists under `stringTables.<format>.foreign` is always foreign, and so is one whose translations
/// are not words of the catalogue (``ReadUnit/ownerDoubt``).
package enum Provenance: Hashable, Sendable {
  case ours
  /// Ours at the time of the export; the source text has changed since.
  case exported
  case undecided
  /// Another program's text under a key of the catalogue.
  case foreign
}

/// The source text of a key in a file.
package struct KeySourceText: Hashable, Sendable {
  /// An ICU message; empty for text that a catalogue cannot have, such as markup.
  package let text: String
  /// True if the key has a base, so that it is the catalogue's with any text.
  package let isOurs: Bool

  package init(_ text: String, isOurs: Bool = false) {
    self.text = text
    self.isOurs = isOurs
  }

  /// Returns whether it shows that the key belongs to another program.
  func isForeign(to source: String) -> Bool { !isOurs && !MessageForms.isSourceText(text, of: source) }
}

extension ReadUnit {
  /// True if the unit may belong to the catalogue: it is neither declared foreign nor a twin, and nothing speaks against
  /// its key.
  package var mayBeOurs: Bool { !isDeclaredForeign && !isTwin && ownerDoubt == nil }

  /// Returns whether the unit belongs to the catalogue.
  ///
  /// - Parameters:
  ///   - source: the catalogue's source text.
  ///   - catalogue: the catalogue's name.
  package func provenance(source: String, catalogue: String?) -> Provenance {
    guard mayBeOurs else { return .foreign }
    if base != nil { return .ours }
    guard let text = self.source else { return .undecided }
    if MessageForms.isSourceText(text, of: source) { return .ours }
    return self.catalogue != nil && self.catalogue == catalogue ? .exported : .foreign
  }

  /// Both source texts, for a person to decide.
  package func differingSources(from ours: String) -> String {
    guard let source, !source.isEmpty else { return "its source text is not the catalogue's '\(ours)'" }
    return "its source text is '\(source)', the catalogue's '\(ours)'"
  }
}
