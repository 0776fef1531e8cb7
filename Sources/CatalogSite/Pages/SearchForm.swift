internal import TextFormats

extension PageSite {
  /// A field that hides items without the typed words. It is hidden until the search script has loaded.
  ///
  /// - Parameter list: the identifier of the list or table that it searches.
  func searchForm(_ locale: Int, in list: String) -> HTML {
    let label = word("search", or: "Search", locale)
    return .element(
      "form", [("class", "search"), ("id", "search"), ("role", "search"), ("hidden", "")],
      content: [
        .element("label", [("for", "words"), ("lang", label.language)], text: label.text),
        .element(
          "input",
          [
            ("id", "words"), ("name", "q"), ("type", "search"), ("autocomplete", "off"), ("aria-controls", list),
            ("dir", "auto"),
          ]),
      ])
  }

  /// The text of a page when the search finds nothing.
  static func nothingFound(_ text: String) -> HTML {
    .element(
      "p", [("class", "none"), ("id", "none"), ("hidden", ""), ("lang", "en"), ("dir", "ltr"), ("role", "status")],
      text: text)
  }
}
