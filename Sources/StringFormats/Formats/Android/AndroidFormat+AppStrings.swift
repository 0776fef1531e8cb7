package import CatalogModel
package import SourceText
internal import TextFormats

extension AndroidFormat: AppStringFormat {
  package var appEnding: String { "xml" }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> AppStrings {
    let locale = named ?? source
    let root = try file.xml().root
    let syntax = AndroidSyntax(dialect: Dialect.of(file))
    // Folders of values have colours and sizes, too.
    guard root.isNamed("resources") else { return AppStrings([], source: source) }
    var found: [AppString] = []
    var comment: String?
    for content in root.content {
      switch content {
      case .text: break
      case .comment(let text): comment = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .element(let element):
        defer { comment = nil }
        guard element.isTextResource, element.otherProduct == nil, let name = element["name"],
          let shown = Self.shownElement(of: element),
          syntax.dialect != nil || AndroidText.reference(in: shown.text) == nil
        else { continue }
        found.append(
          AppString(
            key: name, text: syntax.unescaped(shown.text), locale: locale, comment: comment,
            isWhole: !element.isPluralResource && element.children.isEmpty, place: element.place))
      }
    }
    return AppStrings(found, source: source)
  }

  /// The element with a resource's text; of a plural's, the one for other counts.
  private static func shownElement(of resource: XMLTreeElement) -> XMLTreeElement? {
    guard resource.isPluralResource else { return resource }
    let items = resource.children("item")
    return items.last { $0["quantity"] == "other" } ?? items.last
  }
}
