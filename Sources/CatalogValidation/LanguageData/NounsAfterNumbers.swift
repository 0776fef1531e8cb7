internal import CatalogModel

/// Grammar of nouns after numerals, which CLDR's plural rules do not cover: they assign numbers to categories, but do
/// not say whether words change.
enum NounsAfterNumbers {
  /// Languages that keep nouns in the singular after any numeral, although CLDR gives them several categories.
  ///
  /// Turkic languages, Mongolian, Hungarian, Georgian, Armenian, Persian, Kurdish, and the Celtic languages that use
  /// the singular after numerals. In the Celtic ones only mutations of the first letter depend on the number, and many
  /// words have none. In Bengali, Assamese and Odia the classifier on the numeral marks the plural: ৫টি বই.
  private static let unchanging: Set = [
    "as", "az", "bn", "br", "ckb", "cy", "fa", "ga", "gv", "hu", "hy", "ka", "kk", "ku", "kw", "ky", "mn", "or", "tk",
    "tr", "tt", "ug", "uz",
  ]

  /// True if the form of a noun depends on the number before it.
  static func change(in locale: LanguageTag) -> Bool { !unchanging.contains(locale.language) }
}
