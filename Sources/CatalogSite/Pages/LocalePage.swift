internal import CatalogModel
internal import GeneratedCode
internal import PurposeCatalog

/// A locale: all kinds of headers on each platform as bars, and where its texts come from.
struct LocalePage {
  let site: PageSite
  let locale: Int

  private var own: GeneratedLocale { site.catalog.locales[locale] }

  var file: SiteFile {
    let path = "locales/\(own.tag).html"
    let root = Page.root(from: path)
    let content: [HTML] = [
      .element("h1", [("dir", "auto")], text: LanguageNames.own(own.tag)), facts(root), bars,
      .element(
        "p", [("class", "note"), ("lang", "en"), ("dir", "ltr")],
        text: "Bars are 390 pixels wide. One that is outlined has more than fits."),
    ]
    return Page(
      path: path, title: LanguageNames.own(own.tag), locale: own, home: site.wall(locale),
      navigation: site.navigation(root: root, locale: locale), scripts: ["bars.js"], content: content
    ).file(of: site.catalog)
  }

  private func facts(_ root: String) -> HTML {
    let short = own.shortTitles.count { $0 != nil }
    let rows: [(String, HTML)] = [
      ("Language", .text("\(LanguageNames.english(own.tag)), \(own.tag)")),
      ("Direction", .text(own.isRightToLeft ? "right to left" : "left to right")),
      ("Titles", .text("\(own.titles.count), \(short) with a shorter form")),
      ("For apps", .element("a", [("href", "\(root)v1/manifest.json")], text: "manifest of bundles")),
      (
        "For i18next", .element("a", [("href", "\(root)locales/\(own.tag)/translation.json")], text: "translation.json")
      ),
    ]
    return .element(
      "dl", [("class", "facts"), ("lang", "en")],
      rows.flatMap { [.element("dt", text: $0.0), .element("dd", [("dir", "auto")], [$0.1])] })
  }

  // MARK: Bars

  private var bars: HTML {
    let platforms = site.catalog.headers?.platforms ?? []
    let samples = HeaderSamples(site)
    let sections = platforms.map { platform -> HTML in
      let figures = samples.headers.map { name, header -> HTML in
        let bar = site.resolver(locale).resolve(
          header, title: samples.title(in: own), platform: Platform(rawValue: platform.identifier))
        return .element(
          "figure", [],
          [
            .element("figcaption", [("lang", "en"), ("dir", "ltr")], text: name),
            BarView(site: site, locale: locale).html(bar),
          ])
      }
      return .element(
        "section", [("class", "platform")],
        [.element("h2", [("lang", "en"), ("dir", "ltr")], text: platform.name)] + figures)
    }
    return .element("div", [("class", "platforms")], sections)
  }
}

/// A header of each kind, with purposes that the catalogue has.
struct HeaderSamples {
  private let site: PageSite
  private let actions: [Purpose]
  private let confirmation: Purpose?
  private let screen: Int?

  init(_ site: PageSite) {
    self.site = site
    actions = ["search", "share", "add", "edit", "more"].compactMap { site.purpose($0) }
    confirmation = ["save", "done", "send"].lazy.compactMap { site.purpose($0) }.first
    screen =
      ["settings", "notifications", "help"].lazy.compactMap { name in
        site.catalog.purposes.firstIndex { $0.identifier == name }
      }.first
  }

  var headers: [(name: String, header: Header)] {
    var headers = [
      ("root", Header.root(trailing: Array(actions.prefix(2)))), ("page", .page(trailing: Array(actions.prefix(2)))),
      ("viewer", .viewer(trailing: Array(actions.dropFirst().prefix(1)))),
    ]
    if let confirmation {
      headers.append(("dialog", .dialog(confirm: confirmation, trailing: Array(actions.dropFirst().prefix(1)))))
    }
    return headers
  }

  /// A title of the catalogue's, since a bar in a language has a title in it.
  func title(in locale: GeneratedLocale) -> String { screen.map { locale.titles[$0] } ?? "" }
}
