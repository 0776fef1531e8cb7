internal import CatalogModel

/// Maps the states of XLIFF 2.1 (`state` and `subState`) to ours.
struct XLIFF21State {
  let state: String
  let subState: String?

  init(_ state: TranslationState) {
    switch state {
    case .new: (self.state, subState) = ("initial", nil)
    case .needsReview: (self.state, subState) = ("translated", XLIFF21Format.needsReview)
    case .translated: (self.state, subState) = ("translated", nil)
    case .final: (self.state, subState) = ("final", nil)
    }
  }

  /// The state of a segment; nil if it is absent or unknown.
  static func state(_ state: String?, subState: String?) -> TranslationState? {
    switch state {
    case "initial": .new
    case "translated", "reviewed": subState == XLIFF21Format.needsReview ? .needsReview : .translated
    case "final": .final
    default: nil
    }
  }
}
