/// How far a text has come.
public enum TranslationState: String, CaseIterable, Sendable {
  case new
  case needsReview = "needs-review"
  case translated
  case final
}
