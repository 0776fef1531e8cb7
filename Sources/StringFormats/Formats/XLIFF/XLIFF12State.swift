internal import CatalogModel

/// Maps the states of XLIFF 1.2 (the attribute `state`) to ours.
enum XLIFF12State {
  static func value(for state: TranslationState) -> String {
    switch state {
    case .new: "needs-translation"
    case .needsReview: "needs-review-translation"
    case .translated: "translated"
    case .final: "final"
    }
  }

  /// The state of a target, or the `approved` of its unit; nil if there is neither.
  static func state(_ value: String?, approved: String?) -> TranslationState? {
    switch value {
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": .new
    case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation": .needsReview
    case "translated": .translated
    case "final", "signed-off": .final
    default: approved == "yes" ? .translated : nil
    }
  }
}
