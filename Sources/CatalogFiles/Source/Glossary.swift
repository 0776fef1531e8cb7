package import CatalogModel

/// The words that a team has settled on, by locale: glossary.json.
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

  /// What a word of the source locale is called.
  package struct Term: Sendable {
    /// A word of the source locale; `*` at the end stands for any ending.
    package let source: String
    /// Of these words one has to be used; `*` as above.
    package let words: [String]
    /// What to know of it.
    package let note: String?
  }

  /// A word that is not to be used.
  package struct Forbidden: Sendable {
    /// `*` at the end stands for any ending.
    package let word: String
    /// What to write in its place; nil if that depends.
    package let instead: String?
    package let reason: String
  }

  /// Takes over what the glossary of an extended catalogue says where this one says nothing.
  mutating func lay(over base: Glossary) {
    for (locale, words) in base.locales {
      var own = locales[locale] ?? Words()
      own.terms += words.terms.filter { term in !own.terms.contains { $0.source == term.source } }
      own.forbidden += words.forbidden.filter { word in !own.forbidden.contains { $0.word == word.word } }
      locales[locale] = own
    }
  }
}
