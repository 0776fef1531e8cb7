internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  /// A locale's own text, in the file of a wording if one is named; nil if it has none.
  package func text(
    purpose: String, message: String, locale: LanguageTag, wording: Wording? = nil
  ) throws(EditError) -> TextValue? {
    let messages = PurposeTexts(try tree(of: CatalogPath.titles(of: locale, wording))?[purpose])
    return TextValue(messages?.tree[message])
  }

  /// Sets a locale's own text, in its shortest form, in the file of a wording if one is named.
  package mutating func setText(
    _ value: TextValue, purpose: String, message: String, locale: LanguageTag, wording: Wording? = nil
  ) throws(EditError) {
    try editMessages(of: purpose, in: CatalogPath.titles(of: locale, wording)) {
      $0[message] = value.tree(replacing: $0[message])
    }
  }

  /// Removes a locale's own text, so that it inherits one, or that of a wording, so that it shows the locale's. A file of a
  /// wording goes with its last text.
  package mutating func removeText(
    purpose: String, message: String, locale: LanguageTag, wording: Wording? = nil
  ) throws(EditError) {
    let path = CatalogPath.titles(of: locale, wording)
    guard try tree(of: path)?[purpose] != nil else { return }
    try editMessages(of: purpose, in: path) { $0[message] = nil }
    if wording != nil, try tree(of: path)?.members.allSatisfy({ $0.key.hasPrefix("$") }) == true {
      _ = try remove(path)
    }
  }

  private mutating func editMessages(
    of purpose: String, in path: String, _ change: (inout JSONTree) -> Void
  ) throws(EditError) {
    let shown = shown(path)
    try edit(path) { (file) throws(EditError) in
      guard var messages = PurposeTexts(file[purpose]) else { throw .unexpectedShape(file: shown) }
      change(&messages.tree)
      file[purpose] = messages.shortest
    }
  }
}
