/// How far a text has come.
package enum TranslationState: String, CaseIterable, Sendable {
  /// Somebody has begun and nobody has finished it.
  case new
  /// It is written and somebody else is to read it.
  case needsReview = "needs-review"
  /// It says what the source text says.
  case translated
  /// It is approved: nobody need look at it again until the source text changes.
  case final
}
