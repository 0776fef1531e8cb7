package import CatalogModel

/// What a unit was when it was exported, so small that any note or attribute holds it: the base of the three-way merge.
///
/// The source is digested as it is; the target in its canonical form (``MessageForms/canonicalText(of:)``), so that a
/// format which spells the same message otherwise makes no change of it.
package struct UnitBase: Hashable, Sendable {
  /// The digest of the source text.
  package let source: String
  /// The digest of the target's canonical form; of the empty text where there was none.
  package let target: String
  package let state: TranslationState

  /// Digests what is exported.
  package init(source: String, target: String?, state: TranslationState) {
    self.source = SourceDigest.of(source)
    self.target = SourceDigest.of(MessageForms.canonicalText(of: target ?? ""))
    self.state = state
  }
}

extension UnitBase {
  /// The base as one line for a format's note: `purpose-catalog: source=… target=… state=translated`.
  package var note: String { Self.notePrefix + attributes }

  /// The same without the words in front, for a format's attribute or field.
  package var attributes: String { "source=\(source) target=\(target) state=\(state.rawValue)" }

  /// What a note must begin with to be ``note``, so that readers tell it from what a person wrote.
  package static let notePrefix = "purpose-catalog: "

  /// Reads a note or attributes; nil where the text is something else or somebody changed it.
  package init?(_ text: some StringProtocol) {
    let isNote = text.utf8.starts(with: Self.notePrefix.utf8)
    let words = text.utf8.dropFirst(isNote ? Self.notePrefix.utf8.count : 0)
      .split { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard words.count == 3 else { return nil }
    let values = zip(words, ["source=", "target=", "state="]).compactMap { word, name in
      word.starts(with: name.utf8) ? String(decoding: word.dropFirst(name.utf8.count), as: UTF8.self) : nil
    }
    guard values.count == 3, values.prefix(2).allSatisfy(SourceDigest.isWellFormed),
      let state = TranslationState(rawValue: values[2])
    else { return nil }
    (source, target, self.state) = (values[0], values[1], state)
  }
}
