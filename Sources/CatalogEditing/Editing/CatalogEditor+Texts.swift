internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  /// A locale's own text; nil if it has none and inherits one.
  package func text(purpose: String, message: String, locale: LanguageTag) throws(EditError) -> TextValue? {
    let messages = PurposeTexts(try tree(of: Self.titles(locale))?[purpose])
    return TextValue(messages?.tree[message])
  }

  /// Gives a locale a text of its own, in the shortest form that holds it.
  package mutating func setText(
    _ value: TextValue, purpose: String, message: String, locale: LanguageTag
  ) throws(EditError) {
    try editMessages(of: purpose, locale) { $0[message] = value.tree(replacing: $0[message]) }
  }

  /// Takes a locale's own text away, so that it inherits one.
  package mutating func removeText(purpose: String, message: String, locale: LanguageTag) throws(EditError) {
    guard try tree(of: Self.titles(locale))?[purpose] != nil else { return }
    try editMessages(of: purpose, locale) { $0[message] = nil }
  }

  /// The file of a locale's texts.
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
