internal import GeneratedCode
internal import TextFormats

extension PageSite {
  /// The links in the head of every page.
  ///
  /// - Parameter root: the relative path from the page to the root of the site.
  func navigation(root: String, locale: Int) -> [HTML] {
    let home = word("home", or: "Purposes", locale)
    let languages = word("language", or: "Languages", locale)
    var links = [HTML.link(home.text, to: root + wall(locale), [("lang", home.language)])]
    if !places.isEmpty { links.append(.link("Places", to: "\(root)places.html")) }
    if !catalog.screens.isEmpty { links.append(.link("Screens", to: "\(root)screens/index.html")) }
    links += [
      .link("Bars and texts", to: "\(root)locales/\(catalog.locales[locale].tag).html"),
      .link(languages.text, to: "\(root)languages.html", [("lang", languages.language)]),
      .link("Compare", to: "\(root)compare.html"), .link("Rules", to: "\(root)rules/index.html"),
    ]
    return links + wordings.chooser
  }

  /// A label of the page: the title of a purpose if the catalogue has it in the page's language, else English.
  func word(_ purpose: String, or english: String, _ locale: Int) -> (text: String, language: String) {
    guard let index = catalog.purposes.firstIndex(where: { $0.identifier == purpose }), report.hasTitle(purpose, locale)
    else { return (english, "en") }
    return (catalog.locales[locale].titles[index], catalog.locales[locale].tag)
  }

  /// The language in which a purpose's title is shown if the locale lacks it; nil if the locale has the title.
  func otherLanguage(ofTitle purpose: String, _ locale: Int) -> String? {
    report.hasTitle(purpose, locale) ? nil : reader.tag
  }

  /// A page in the source locale, or in another one.
  ///
  /// - Parameter hasEnglishTitle: true if the title is in English although the page's language may differ.
  func page(
    _ path: String, _ title: String, hasEnglishTitle: Bool = false, locale: Int? = nil, scripts: [String] = [],
    _ content: [HTML]
  ) -> SiteFile {
    let locale = locale ?? readerIndex
    let status = scripts.contains(CopyScript.name) ? [copyStatus(locale)] : []
    return Page(
      path: path, title: title, hasEnglishTitle: hasEnglishTitle, locale: catalog.locales[locale], home: wall(locale),
      navigation: navigation(root: Page.root(from: path), locale: locale),
      scripts: scripts + (wordings.names.isEmpty ? [] : ["wordings.js"]), content: content + status
    ).file(of: catalog)
  }
}
