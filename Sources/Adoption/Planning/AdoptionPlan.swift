package import CatalogModel

/// The changes for an overlay, and the decisions that a person must make first.
package struct AdoptionPlan: Sendable {
  /// A title that differs from the extended catalogue's, or that a new purpose has.
  package struct Text: Hashable, Sendable {
    package let purpose: String
    package let locale: LanguageTag
    /// In ICU message syntax.
    package let text: String
    /// The text for narrow bars that goes with it; nil to keep the locale's.
    package var short: String?
    /// The catalogue's text for narrow bars; nil for a purpose that it does not have.
    package let catalogueShort: String?
    /// The note about its origin.
    package let comment: String
    /// The choice in a review list that led to it; nil without one.
    package let choice: ReviewChoices.Entry?
    /// The entry for the review list if the text is not taken.
    package let doubt: Doubt

    /// True if a person chose it in a review list.
    package var isChosen: Bool { choice != nil }
  }

  package struct Icon: Hashable, Sendable {
    package let purpose: String
    package let set: IconSetIdentifier
    package let name: String
    /// The choice in a review list that led to it; nil without one.
    package let choice: ReviewChoices.Entry?
    package let doubt: Doubt
  }

  /// A purpose for frequent buttons for which the extended catalogue has no purpose.
  package struct Purpose: Sendable {
    package let definition: PurposeDefinition
    /// The choice in a review list that led to it; nil without one.
    package let choice: ReviewChoices.Entry?
    package let doubt: Doubt
  }

  /// The locale of the app's source texts.
  package let source: LanguageTag
  /// Those of the overlay, sorted.
  package var locales: [LanguageTag] = []
  /// nil to inherit the extended catalogue's, since no icon of them was found.
  package var iconSets: [IconSetIdentifier]?
  /// The wordings that a new overlay chooses, since the app prints their words.
  package var wordings: [Wording] = []
  /// The wordings of the words that are not taken, with the outputs for which catalog.json can choose them.
  package var offeredWordings: [Wording: [String: Wording]] = [:]
  package var texts: [Text] = []
  package var icons: [Icon] = []
  package var purposes: [Purpose] = []
  package var doubts: [Doubt] = []
  /// The choices in a review list that cannot be followed.
  package var refused: [ReviewRefusal] = []

  package init(source: LanguageTag) { self.source = source }

  /// Removes a title. With the source language's title go its translations, which translate the same text.
  mutating func remove(
    _ text: Text, because kind: Doubt.Kind, _ reason: String, offer: Doubt.Offer? = nil
  ) {
    guard let index = texts.firstIndex(of: text) else { return }
    texts.remove(at: index)
    add(text.doubt.because(kind, reason, offer: offer), refusing: text.choice, reason)
    guard text.locale == source else { return }
    for other in texts where other.purpose == text.purpose && !other.isChosen {
      doubts.append(other.doubt.because(.otherText, "'\(text.text)' is not taken"))
    }
    texts.removeAll { $0.purpose == text.purpose && !$0.isChosen }
  }

  /// Takes an icon out again.
  mutating func remove(_ icon: Icon, because reason: String) {
    guard let index = icons.firstIndex(of: icon) else { return }
    icons.remove(at: index)
    add(icon.doubt.because(icon.doubt.kind, reason, offer: .otherIcon), refusing: icon.choice, reason)
  }

  /// Removes a new purpose, with its titles.
  mutating func remove(purpose identifier: String, because reason: String, offer: Doubt.Offer) {
    guard let index = purposes.firstIndex(where: { $0.definition.identifier == identifier }) else { return }
    let purpose = purposes.remove(at: index)
    texts.removeAll { $0.purpose == identifier }
    add(purpose.doubt.because(.ownPurpose, reason, offer: offer), refusing: purpose.choice, reason)
  }

  /// Notes a doubt, and the choice that should have settled it, but does not.
  private mutating func add(_ doubt: Doubt, refusing choice: ReviewChoices.Entry?, _ reason: String) {
    doubts.append(doubt)
    if let choice { refused.append(ReviewRefusal(choice, reason: reason, offer: doubt.offer)) }
  }
}
