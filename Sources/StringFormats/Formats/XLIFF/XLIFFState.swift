internal import CatalogModel
internal import TextFormats

/// The words of a translation's state: `state` of a target in 1.2, `state` and `subState` of a segment in 2.1.
struct XLIFFState {
  let state: String
  /// Only in 2.1, for a translation that needs a review.
  let subState: String?

  init(_ state: TranslationState, in dialect: XLIFFDialect) {
    // Xcode has no 'final', and 2.1 has no review.
    let (version12, xcode, version21) =
      switch state {
      case .new: ("needs-translation", "new", "initial")
      case .needsReview: ("needs-review-translation", "needs-review-l10n", "translated")
      case .translated: ("translated", "translated", "translated")
      case .final: ("final", "translated", "final")
      }
    switch dialect {
    case .version12: self.state = version12
    case .xcode: self.state = xcode
    case .version21: self.state = version21
    }
    subState = dialect == .version21 && state == .needsReview ? XLIFFNames.needsReview : nil
  }

  /// The state that the attributes of a `<target>` (1.2) or a `<segment>` (2.1) name; nil if they name none.
  static func state(of element: XMLTreeElement?, in dialect: XLIFFDialect) -> TranslationState? {
    let value = element?["state"]
    switch dialect {
    case .version12, .xcode:
      switch value {
      case "new", "needs-translation", "needs-l10n", "needs-adaptation": return .new
      case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation": return .needsReview
      case "translated": return .translated
      case "final", "signed-off": return .final
      default: return nil
      }
    case .version21:
      switch value {
      case "initial": return .new
      case "translated", "reviewed": return element?["subState"] == XLIFFNames.needsReview ? .needsReview : .translated
      case "final": return .final
      default: return nil
      }
    }
  }
}
