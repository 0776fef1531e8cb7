internal import CatalogModel
internal import ICUText
internal import MessageSyntax

/// The text `zero` on platforms that show it for 0 in every language: Apple's and i18next.
///
/// In a language with a category `zero`, it is that category's text. In any other, ICU would never show one, and the text
/// is `=0`. (i18next, Plurals; Apple, Stringsdict File Format, `zero`)
enum ZeroText {
  /// The keyword of a selector; nil if the platform has no equivalent.
  ///
  /// - Parameter categories: the cardinal categories of the language.
  static func keyword(of selector: PluralMessage.Selector, categories: [PluralCategory]) -> PluralCategory? {
    switch selector {
    case .category(.zero): categories.contains(.zero) ? .zero : nil
    case .category(let category): category
    case .exactly(let value): value == 0 && !categories.contains(.zero) ? .zero : nil
    }
  }

  /// The selector of a keyword.
  static func selector(of keyword: PluralCategory, categories: [PluralCategory]) -> PluralMessage.Selector {
    keyword == .zero && !categories.contains(.zero) ? .exactly(0) : .category(keyword)
  }

  /// The cardinal categories of a language.
  static func categories(of locale: LanguageTag) -> [PluralCategory] {
    (try? PluralRules(locale: locale.identifier, kind: .cardinal))?.categories.categories ?? [.other]
  }
}
