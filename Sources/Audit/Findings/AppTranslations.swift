package import CatalogModel

/// The texts of an app's string tables in the locales that its catalogue has, too.
package protocol AppTranslations: Sendable {
  /// The translated texts of a key by locale, without those that were never translated.
  ///
  /// - Parameters:
  ///   - text: the text of the key in the source language, if that is known.
  ///   - file: the source file, which decides between tables with the same key.
  func translations(ofKey key: String, text: String?, near file: String) -> [LanguageTag: String]
}
