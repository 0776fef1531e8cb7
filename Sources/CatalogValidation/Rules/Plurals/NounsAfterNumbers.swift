internal import CatalogModel

/// What grammars say of nouns after numerals, where CLDR's plural rules do not: they tell categories of numbers, not
/// whether words change with them.
enum NounsAfterNumbers {
  /// Languages that leave a noun in the singular after any numeral, although CLDR gives them several categories.
  ///
  /// Turkic languages, Mongolian, Hungarian, Georgian, Armenian, Persian and Kurdish; of the Celtic languages those
  /// that have the singular after numerals, where only mutations of the first letter tell numbers apart and many words
  /// have none. In Bengali, Assamese and Odia the classifier on the numeral says that there are several: ৫টি বই.
  private static let unchanging: Set = [
    "as", "az", "bn", "br", "ckb", "cy", "fa", "ga", "gv", "hu", "hy", "ka", "kk", "ku", "kw", "ky", "mn", "or", "tk",
    "tr", "tt", "ug", "uz",
  ]

  /// Whether a noun's form depends on the number before it.
  static func change(in locale: LanguageTag) -> Bool { !unchanging.contains(locale.language) }
}
