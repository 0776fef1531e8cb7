package import CatalogModel

/// A text's metadata: `{ "text": …, "state": …, "comment": …, "source": … }`.
package struct TextRecord: Sendable, Equatable {
  /// The state of the translation; nil if the file does not have it.
  package let state: TranslationState?
  /// A note for translators; it also shows that a person has reviewed the text.
  package let comment: String?
  /// The ``SourceDigest`` of the source text that was translated.
  package let source: String?

  package init(state: TranslationState?, comment: String?, source: String?) {
    self.state = state
    self.comment = comment
    self.source = source
  }

  /// The beginning of the comment on a text that `catalog adopt` took from an app.
  package static let adoptedComment = "Adopted from"

  /// True if the text needs a translation or a review.
  package var needsReview: Bool { state == .new || state == .needsReview }
}
