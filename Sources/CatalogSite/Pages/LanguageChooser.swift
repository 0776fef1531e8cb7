internal import GeneratedCode

extension PageSite {
  /// Links to the same page in all languages, collapsed.
  ///
  /// - Parameters:
  ///   - current: the locale of the page.
  ///   - address: the address of the page in a locale.
  func languageChooser(_ current: Int, address: (Int) -> String) -> HTML {
    let links = catalog.locales.indices.map { index in
      HTML.element(
        "li", [],
        [
          .element(
            "a",
            [
              ("href", address(index)), ("lang", catalog.locales[index].tag), ("dir", "auto"),
              ("hreflang", catalog.locales[index].tag), ("aria-current", index == current ? "page" : nil),
            ], text: LanguageNames.own(catalog.locales[index].tag))
        ])
    }
    return .element(
      "details", [("class", "locales")],
      [
        .element("summary", [("dir", "auto")], text: LanguageNames.own(catalog.locales[current].tag)),
        .element("ul", [], links),
      ])
  }
}
