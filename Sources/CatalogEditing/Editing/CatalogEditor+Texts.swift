internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  /// A locale's own text; nil if it has none.
  package func text(purpose: String, message: String, locale: LanguageTag) throws(EditError) -> TextValue? {
    let messages = PurposeTexts(try tree(of: Self.titles(locale))?[purpose])
    return TextValue(messages?.tree[message])
  }

  /// Sets a locale's own text, in its shortest form.
  package mutating func setText(
    _ value: TextValue, purpose: String, message: String, locale: LanguageTag
  ) throws(EditError) {
    try editMessages(of: purpose, locale) { $0[message] = value.tree(replacing: $0[message]) }
  }

  /// Removes a locale's own text, so that it inherits one.
  package mutating func removeText(purpose: String, message: String, locale: LanguageTag) throws(EditError) {
    guard try tree(of: Self.titles(locale))?[purpose] != nil else { return }
    try editMessages(of: purpose, locale) { $0[message] = nil }
  }

  /// The path of a locale's titles file.
  static func titles(_ locale: LanguageTag) -> String { "titles/\(locale).json" }

  private mutating func editMessages(
    of purpose: String, _ locale: LanguageTag, _ change: (inout JSONTree) -> Void
  ) throws(EditError) {
    let path = Self.titles(locale)
    let shown = shown(path)
    try edit(path) { (file) throws(EditError) in
      guard var messages = PurposeTexts(file[purpose]) else { throw .unexpectedShape(file: shown) }
      change(&messages.tree)
      file[purpose] = messages.shortest
    }
  }
}
