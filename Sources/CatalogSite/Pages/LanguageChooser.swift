internal import GeneratedCode
internal import TextFormats

extension PageSite {
  /// Links to the same page in all languages, collapsed.
  ///
  /// - Parameters:
  ///   - current: the locale of the page.
  ///   - address: the address of the page in a locale.
  func languageChooser(_ current: Int, address: (Int) -> String) -> HTML {
    let links = catalog.locales.enumerated().map { index, locale in
      let attributes = [
        ("lang", locale.tag), ("dir", "auto"), ("hreflang", locale.tag),
        ("aria-current", index == current ? "page" : nil),
      ]
      return [HTML.link(LanguageNames.own(locale.tag), to: address(index), attributes)]
    }
    let label = word("language", or: "Language", current)
    return .element(
      "details", [("class", "locales")],
      content: [
        .element(
          "summary",
          content: [
            .element("span", [("class", "label"), ("lang", label.language)], text: label.text), " ",
            .isolated(LanguageNames.own(catalog.locales[current].tag)),
          ]),
        .list(items: links),
      ])
  }
}
