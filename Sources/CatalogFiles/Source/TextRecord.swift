package import CatalogModel

/// What a catalogue says of a text beside its words: `{ "text": …, "state": …, "comment": …, "source": … }`.
package struct TextRecord: Sendable, Equatable {
  /// How far the text has come; nil if the file does not say.
  package let state: TranslationState?
  /// A word to the next translator; it also says that somebody looked at the text.
  package let comment: String?
  /// The digest of the source text that this one translates, by ``SourceDigest``.
  package let source: String?

  package init(state: TranslationState?, comment: String?, source: String?) {
    self.state = state
    self.comment = comment
    self.source = source
  }

  /// Whether a translator or reviewer still has to look at the text.
  package var needsReview: Bool { state == .new || state == .needsReview }
}
