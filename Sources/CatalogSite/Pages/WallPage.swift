internal import GeneratedCode
internal import TextFormats

/// The wall: all purposes with their icons and titles in a locale, and a search field.
struct WallPage {
  let site: PageSite
  let locale: Int

  private var catalog: GeneratedCatalog { site.catalog }
  private var own: GeneratedLocale { catalog.locales[locale] }

  /// - Parameter path: `index.html` for the source locale, else a path in `wall`.
  func file(path: String) -> SiteFile {
    let root = Page.root(from: path)
    let tiles = catalog.purposes.indices.map { tile($0, root) }
    let content: [HTML] = [
      .element("h1", text: catalog.name), site.searchForm(locale, in: "wall"),
      site.languageChooser(locale) { root + site.wall($0) },
      .element("ul", [("class", "wall"), ("id", "wall")], content: tiles),
      PageSite.nothingFound("No purpose has these words."),
    ]
    return site.page(path, catalog.name, locale: locale, scripts: ["search.js"], content)
  }

  private func tile(_ index: Int, _ root: String) -> HTML {
    let purpose = catalog.purposes[index]
    return .element(
      "li", [("data-purpose", purpose.identifier)],
      content: [
        .element(
          "a", [("href", "\(root)purposes/\(purpose.identifier).html")],
          content: [
            site.icons.icon(ofPurpose: index, in: own),
            .element(
              "b",
              [("lang", site.otherLanguage(ofTitle: purpose.identifier, locale))]
                + site.wordings.attributes(own.titles[index], of: purpose.identifier, locale), text: own.titles[index]),
            .element("small", [("lang", "en"), ("dir", "ltr")], text: purpose.identifier),
          ])
      ])
  }
}
