package import CatalogModel

/// What would go into an overlay, and what a person must decide first.
package struct AdoptionPlan: Sendable {
  /// A title that differs from the extended catalogue's, or that a new purpose has.
  package struct Text: Hashable, Sendable {
    package let purpose: String
    package let locale: LanguageTag
    /// In ICU message syntax.
    package let text: String
    /// The note that says where it is from.
    package let comment: String
    /// Whether somebody chose it in a review list.
    package let isChosen: Bool
    /// What the review list says of it, should it not be taken.
    package let doubt: Doubt
  }

  package struct Icon: Hashable, Sendable {
    package let purpose: String
    package let set: IconSetIdentifier
    package let name: String
    package let doubt: Doubt
  }

  /// A purpose for frequent buttons that the extended catalogue has none for.
  package struct Purpose: Sendable {
    package let definition: PurposeDefinition
    package let doubt: Doubt
  }

  /// Those of the overlay, sorted.
  package var locales: [LanguageTag] = []
  /// nil to inherit the extended catalogue's, since no icon of them was found.
  package var iconSets: [IconSetIdentifier]?
  package var texts: [Text] = []
  package var icons: [Icon] = []
  package var purposes: [Purpose] = []
  package var doubts: [Doubt] = []

  package init() {}

  /// Takes a title out again. That of the source language takes its translations along: they are of the same other words.
  mutating func remove(_ text: Text, because kind: Doubt.Kind, _ reason: String, source: LanguageTag) {
    guard let index = texts.firstIndex(of: text) else { return }
    texts.remove(at: index)
    doubts.append(text.doubt.because(kind, reason))
    guard text.locale == source else { return }
    for other in texts where other.purpose == text.purpose && !other.isChosen {
      doubts.append(other.doubt.because(.otherWords, "'\(text.text)' is not taken"))
    }
    texts.removeAll { $0.purpose == text.purpose && !$0.isChosen }
  }

  /// Takes a new purpose out again, with its titles.
  mutating func remove(purpose identifier: String, because reason: String) {
    guard let index = purposes.firstIndex(where: { $0.definition.identifier == identifier }) else { return }
    let doubt = purposes.remove(at: index).doubt
    texts.removeAll { $0.purpose == identifier }
    doubts.append(doubt.because(.ownPurpose, reason))
  }
}
