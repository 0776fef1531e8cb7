package import CatalogModel

/// The words that a team has agreed on, by locale: glossary.json.
package struct Glossary: Sendable {
  package private(set) var locales: [LanguageTag: Words] = [:]

  package init() {}

  init(_ locales: [LanguageTag: Words]) { self.locales = locales }

  /// The words of one locale.
  package struct Words: Sendable {
    package var terms: [Term] = []
    package var forbidden: [Forbidden] = []

    package init() {}
  }

  /// The translation of a word of the source locale.
  package struct Term: Sendable {
    /// A word of the source locale; `*` at the end matches any ending.
    package let source: String
    /// One of these words is required; `*` as above.
    package let words: [String]
    /// A note on its use.
    package let note: String?
  }

  /// A forbidden word.
  package struct Forbidden: Sendable {
    /// `*` at the end matches any ending.
    package let word: String
    /// The replacement; nil if it depends.
    package let instead: String?
    package let reason: String
  }

  /// Adds the entries of an extended catalogue's glossary that this one does not have.
  mutating func lay(over base: Glossary) {
    for (locale, words) in base.locales {
      var own = locales[locale] ?? Words()
      own.terms += words.terms.filter { term in !own.terms.contains { $0.source == term.source } }
      own.forbidden += words.forbidden.filter { word in !own.forbidden.contains { $0.word == word.word } }
      locales[locale] = own
    }
  }
}
