internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

/// A `<data>` with a text.
struct RESXEntry {
  let element: XMLTreeElement
  /// The plural category at the end of its name; nil for a whole unit.
  let category: PluralCategory?
  let comment: RESXComment

  /// The text; empty without a `<value>`.
  var value: String { element.child("value")?.unindentedText ?? "" }
}

/// The parts of a comment that this program wrote.
///
/// ```
/// en: Delete
/// Removes the selected items for good.
/// purpose-catalog: source=… target=… state=translated
/// What the catalogue notes beside the translation.
/// ```
struct RESXComment {
  let text: String
  /// True if the value is an ICU message.
  let isMessage: Bool
  /// The base and the catalogue's comment; nil if there is no base.
  let ending: NoteEnding?

  init(_ text: String) {
    self.text = text
    isMessage = text.split(separator: "\n", maxSplits: 1).first.map { $0 == RESXFormat.messageNote } ?? false
    ending = NoteEnding(text)
  }

  /// The lines above the base; all lines without one.
  var notes: [String] {
    text.lines.prefix { !$0.utf8.starts(with: UnitBase.notePrefix.utf8) }.map(String.init)
  }
}
