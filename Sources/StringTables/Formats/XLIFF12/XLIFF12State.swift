internal import CatalogModel

/// The states of XLIFF 1.2 (the attribute `state`) and ours.
enum XLIFF12State {
  static func words(for state: TranslationState) -> String {
    switch state {
    case .new: "needs-translation"
    case .needsReview: "needs-review-translation"
    case .translated: "translated"
    case .final: "final"
    }
  }

  /// What a target's state says, or the `approved` of its unit; nil if neither says anything.
  static func state(_ words: String?, approved: String?) -> TranslationState? {
    switch words {
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": .new
    case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation": .needsReview
    case "translated": .translated
    case "final", "signed-off": .final
    default: approved == "yes" ? .translated : nil
    }
  }
}
