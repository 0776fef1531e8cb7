internal import GeneratedCode
internal import ICUText
internal import TextFormats

/// A page with the frame that all pages share.
struct Page {
  /// The path below the root.
  let path: String
  let title: String
  /// True if the title is in English and the page is in another language.
  var hasEnglishTitle = false
  /// The language of the page.
  let locale: GeneratedLocale
  /// The path of the page's wall; the catalogue's name links to it.
  let home: String
  /// The links in the head of the page.
  var navigation: [HTML] = []
  var scripts: [String] = []
  let content: [HTML]

  /// The relative path from the page to the root: `../` for each folder.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.split(separator: "/").count - 1)
  }

  func file(of catalog: GeneratedCatalog) -> SiteFile {
    let root = Self.root(from: path)
    let head: [HTML] = [
      .element(
        "title", [("lang", hasEnglishTitle && locale.tag != "en" ? "en" : nil)],
        text: title == catalog.name ? title : "\(title) · \(catalog.name)"),
      .element("link", [("rel", "icon"), ("href", "\(root)favicon.svg"), ("type", "image/svg+xml")]),
      .element("link", [("rel", "stylesheet"), ("href", "\(root)style.css")]),
    ]
    let scripts = scripts.map { HTML.element("script", [("src", "\(root)\($0)"), ("defer", "")]) }
    let header = HTML.element(
      "header", [("class", "site")],
      content: [
        .element(
          "a", [("class", "name"), ("href", "\(root)\(home)"), ("dir", "auto")],
          content: [
            .element(
              "img", [("src", "\(root)favicon.svg"), ("alt", ""), ("width", "28"), ("height", "28")]),
            .text(catalog.name),
          ]),
        .element("nav", [("aria-label", "Site"), ("lang", "en")], content: navigation),
      ])
    let body: [HTML] = [
      .element("a", [("class", "skip"), ("href", "#content"), ("lang", "en")], text: "Skip to content"), header,
      .element("main", [("id", "content"), ("tabindex", "-1")], content: content), footer(catalog),
    ]
    let text = HTML.document(
      [("lang", locale.tag), ("dir", locale.isRightToLeft ? "rtl" : "ltr")], head: head + scripts, body: body)
    return SiteFile(path: path, text: text)
  }

  private func footer(_ catalog: GeneratedCatalog) -> HTML {
    let facts =
      "\(catalog.purposes.count) purposes, \(catalog.locales.count) locales · digest \(catalog.digest) · CLDR \(ICUVersion.cldr)"
    return .element("footer", [("lang", "en"), ("dir", "ltr")], text: facts)
  }
}
