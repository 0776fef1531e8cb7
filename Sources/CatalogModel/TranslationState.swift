/// The state of a translation.
package enum TranslationState: String, CaseIterable, Sendable {
  /// The translation has been started, not finished.
  case new
  /// The translation needs a review.
  case needsReview = "needs-review"
  /// The translation is complete.
  case translated
  /// The translation is approved until the source text changes.
  case final
}
