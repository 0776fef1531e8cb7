/// Whose an entry of a file is, whatever it is called: apps have texts of their own called `back` and `share`.
///
/// | what the file says | the entry is |
/// |---|---|
/// | what was exported (``UnitBase``) | ours |
/// | the catalogue's source text | ours |
/// | another source text, but the file or the key is an export of this catalogue | exported |
/// | another source text | foreign |
/// | no source text | undecided |
///
/// A key that catalog.json lists under `stringTables.<format>.foreign` is foreign whatever the file says.
package enum Provenance: Hashable, Sendable {
  case ours
  /// Ours when it was exported; the source text has changed since.
  case exported
  case undecided
  /// Another program's text whose key happens to be the catalogue's.
  case foreign
}

/// The source text of a key as a file has it.
package struct SourceText: Hashable, Sendable {
  /// An ICU message; empty for what the catalogue cannot have, such as markup.
  package let text: String
  /// Whether the key carries what was exported, so that it is the catalogue's whatever the text says.
  package let isOurs: Bool

  package init(_ text: String, isOurs: Bool = false) {
    self.text = text
    self.isOurs = isOurs
  }

  /// Whether it shows that the key is another program's.
  func isForeign(to source: String) -> Bool { !isOurs && !MessageForms.isSourceText(text, of: source) }
}

extension ReadUnit {
  /// Whether neither catalog.json nor another entry of the file says that the unit is another program's.
  var mayBeOurs: Bool { !isDeclaredForeign && !isTwin }

  /// Whose the unit is.
  ///
  /// - Parameters:
  ///   - source: the catalogue's source text.
  ///   - catalogue: the catalogue's name.
  func provenance(source: String, catalogue: String?) -> Provenance {
    guard mayBeOurs else { return .foreign }
    if base != nil { return .ours }
    guard let text = self.source else { return .undecided }
    if MessageForms.isSourceText(text, of: source) { return .ours }
    return self.catalogue != nil && self.catalogue == catalogue ? .exported : .foreign
  }

  /// Both source texts, for a person who decides whose the entry is.
  func differingSources(from ours: String) -> String {
    guard let source, !source.isEmpty else { return "its source text is not the catalogue's '\(ours)'" }
    return "its source text is '\(source)', the catalogue's '\(ours)'"
  }
}
