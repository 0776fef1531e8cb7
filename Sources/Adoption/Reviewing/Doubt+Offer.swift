extension Doubt {
  /// The choices that a person can write into the list to settle a doubt.
  package enum Offer: String, Sendable {
    case text = "app, catalogue, or another text"
    /// The text is too long for narrow bars, and the catalogue has no `short` for it.
    case textAndShort = "app, catalogue, or another text; a 'short' goes behind ' | ' (default: the catalogue's)"
    /// The app's text itself is refused.
    case otherText = "catalogue, or another text"
    case icon = "app, catalogue, or the name of another icon"
    /// The app's icon itself cannot be taken.
    case otherIcon = "catalogue, or the name of another icon"
    case purpose = "app, or catalogue"
    case addPurpose = "nothing; add it with 'catalog add purpose'"
    case addLocale = "nothing; add it with 'catalog add locale'"

    /// The same as an advice.
    package var advice: String {
      switch self {
      case .addPurpose, .addLocale: "empty the cell, and \(rawValue.dropFirst("nothing; ".count))"
      default: "choose \(rawValue)"
      }
    }

    /// The choices that the kind of a doubt allows.
    init(_ kind: Doubt.Kind) {
      self =
        switch kind {
        case .failsRule: .otherText
        case .otherIcon: .icon
        case .ownPicture: .otherIcon
        case .ownPurpose: .purpose
        case .incompleteLocale, .undeclaredLocale: .addLocale
        default: .text
        }
    }
  }
}
