package import CatalogModel

/// A text in one of an app's own string tables, under the app's key.
package struct AppString: Hashable, Sendable {
  package let key: String
  /// The text as the app shows it.
  package let text: String
  package let locale: LanguageTag
  /// The note for translators; nil without one.
  package let comment: String?
  /// True if the file marks the text as new, fuzzy or in need of a review.
  package let needsReview: Bool
  /// True if the file states that the text is a translation.
  package let isStatedTranslation: Bool
  /// False if the text is one of several forms, or has markup: it names the purpose of a button, but cannot be copied.
  package let isWhole: Bool
  package let place: UnitPlace

  package init(
    key: String, text: String, locale: LanguageTag, comment: String? = nil, needsReview: Bool = false,
    isStatedTranslation: Bool = false, isWhole: Bool = true, place: UnitPlace
  ) {
    self.key = key
    self.text = text
    self.locale = locale
    self.comment = comment
    self.needsReview = needsReview
    self.isStatedTranslation = isStatedTranslation
    self.isWhole = isWhole
    self.place = place
  }
}

extension AppString {
  /// The text in ICU message syntax.
  package var message: String { Self.message(of: text) }

  /// The ICU message that shows a text literally.
  package static func message(of text: String) -> String { LiteralText.message(text) }
}
