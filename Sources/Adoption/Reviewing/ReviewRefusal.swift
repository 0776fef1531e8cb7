internal import CatalogModel

/// A choice in a review list that cannot be followed, with the reason.
package struct ReviewRefusal: Hashable, Sendable {
  package let place: ReviewChoices.Place
  /// The cell's contents.
  package let chosen: String
  private let reason: String
  private let advice: String?

  /// - Parameters:
  ///   - reason: the problem with the choice.
  ///   - offer: the possible choices; nil if the reason says what to do.
  package init(_ place: ReviewChoices.Place, chosen: String, reason: String, offer: Doubt.Offer? = nil) {
    self.place = place
    self.chosen = chosen
    self.reason = reason
    advice = offer?.advice
  }

  init(_ entry: ReviewChoices.Entry, reason: String, offer: Doubt.Offer) {
    let identity = entry.identity
    let of = "'\(identity.purpose)' in '\(identity.locale?.identifier ?? identity.key)'"
    self.init(entry.place, chosen: entry.cell, reason: "is not taken for \(of): \(reason)", offer: offer)
  }

  /// `review.csv:12: choice 'app' is not taken for 'delete' in 'de': …; choose catalogue, or another text`
  package var description: String {
    "\(place.path):\(place.line): choice '\(chosen)' \(reason)" + (advice.map { "; \($0)" } ?? "")
  }
}
