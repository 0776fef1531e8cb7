internal import CatalogModel
internal import SourceText
internal import StringFormats

extension AppTexts {
  /// Adds the source texts of a file.
  ///
  /// - Parameters:
  ///   - isTranslated: true if the table has another file with another language.
  ///   - source: the language of the app's source texts, unless the file declares another.
  /// - Returns: the reason why the file or a part of it could not be read; nil if all of it was.
  mutating func add(_ file: SourceFile, of table: AppTablePath, isTranslated: Bool, source: LanguageTag) -> String? {
    guard file.bytes.count <= Self.largestTable else { return "larger than \(Self.largestTable >> 20) MB" }
    do throws(StringTableError) {
      let found = try table.readableStrings(of: file, source: source)
      // Where the language is guessed, the keys may be the English texts.
      let keysMayBeTexts = source.language != LanguageTag.english.language
      add(found, in: file.path, isTranslated: isTranslated, keysMayBeTexts: keysMayBeTexts)
      return found.fault?.reason
    } catch {
      return error.reason
    }
  }

  /// The largest file that is read, in bytes.
  private static let largestTable = 8 << 20

  /// True if a key is an English text, as an app without English tables writes it: `Share`, `delete it`. Other keys are names.
  package static func isText(_ key: String) -> Bool {
    key.first?.isUppercase == true && !key.contains("_") && !key.contains(".") || key.contains(where: \.isWhitespace)
  }

  private mutating func add(
    _ found: AppStrings, in path: String, isTranslated: Bool, keysMayBeTexts: Bool
  ) {
    let language = found.source.language
    let exact = found.strings.filter { $0.locale == found.source }
    // A file of `en-GB` has the source texts of an app that has no other English.
    let texts = exact.isEmpty ? found.strings.filter { $0.locale.language == language } : exact
    // String catalogues have all languages in one file.
    let translated = Set(found.strings.lazy.filter { $0.locale.language != language }.map(\.key))
    for text in texts where !keysMayBeTexts || !Self.isText(text.key) {
      languages.insert(found.source)
      add(key: text.key, text: text.text, in: path, isTranslated: isTranslated || translated.contains(text.key))
    }
  }
}
