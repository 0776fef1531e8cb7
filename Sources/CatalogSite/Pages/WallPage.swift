internal import CodeWriting
internal import CatalogModel
internal import GeneratedCode
internal import SourceText
internal import TextFormats

/// The wall: all purposes with their icons and titles in a locale, with a search and filters by place and role.
struct WallPage {
  let site: PageSite
  let locale: Int

  private var catalog: GeneratedCatalog { site.catalog }
  private var own: GeneratedLocale { catalog.locales[locale] }

  /// - Parameter path: `index.html` for the source locale, else a path in `wall`.
  func file(path: String) -> SiteFile {
    let root = Page.root(from: path)
    let places = site.places.reduce(into: [String: [String]]()) { places, place in
      for purpose in place.purposes { places[purpose, default: []].append(place.identifier) }
    }
    let tiles = catalog.purposes.indices.map { tile($0, root, places: places) }
    let content: [HTML] = [
      .element("h1", [("class", "spoken")], text: catalog.name), lead, site.searchForm(locale, in: "wall"),
      .element(
        "div", [("class", "filters")],
        content: [filters, site.languageChooser(locale) { root + site.wall($0) }]),
      .element("p", [("class", "none"), ("id", "found"), ("lang", "en"), ("dir", "ltr"), ("role", "status")]),
      .element("ul", [("class", "wall"), ("id", "wall"), ("data-source", site.reader.tag)], content: tiles),
    ]
    return site.page(path, catalog.name, locale: locale, scripts: ["search.js", CopyScript.name], content)
  }

  /// One sentence that says what the catalogue is.
  private var lead: HTML {
    let languages = counted(catalog.locales.count, "language")
    let icons = catalog.iconSets.isEmpty ? "" : " and its icon in \(counted(catalog.iconSets.count, "icon set"))"
    return .english(
      "What buttons are for: \(counted(catalog.purposes.count, "purpose")), each with its title in \(languages)\(icons).",
      classes: "lead")
  }

  // MARK: Filters

  /// The filters by place and role, and the choice of what a click copies; hidden until the scripts have loaded.
  private var filters: HTML {
    let places = site.places.map { ($0.identifier, "\($0.name) · \($0.purposes.count)") }
    let roles = Role.allCases.map { role in (role.rawValue, catalog.purposes.count { $0.role == role }) }
      .filter { $0.1 > 0 }.map { ($0, "\($0) · \($1)") }
    let lines = CodeLines.templates.lines.map { ($0.line, $0.language) }
    let all = [("", "all")]
    return .element(
      "form", [("id", "filters"), ("hidden", "")],
      content: (places.isEmpty ? [] : [filter("place", label: ("Place", "en"), all + places)]) + [
        filter("role", label: ("Role", "en"), all + roles),
        filter("line", label: site.word("copy", or: "Copy", locale), [("{identifier}", "identifier")] + lines),
      ])
  }

  private func filter(
    _ name: String, label: (text: String, language: String), _ options: [(String, String)]
  ) -> HTML {
    .element(
      "label",
      content: [
        .element("span", [("class", "label"), ("lang", label.language)], text: label.text),
        .element(
          "select", [("name", name), ("lang", "en")],
          content: options.map { .element("option", [("value", $0.0)], text: $0.1) }),
      ])
  }

  // MARK: Tiles

  private func tile(_ index: Int, _ root: String, places: [String: [String]]) -> HTML {
    let purpose = catalog.purposes[index]
    let title = own.titles[index]
    return .element(
      "li",
      [
        ("data-purpose", purpose.identifier), ("data-role", purpose.role.rawValue),
        ("data-places", places[purpose.identifier]?.joined(separator: " ")), ("data-swift", purpose.name.swift),
        ("data-kotlin", purpose.name.kotlin),
      ],
      content: [
        .element(
          "a", [("href", "\(root)purposes/\(purpose.identifier).html")],
          content: [
            site.icons.icon(ofPurpose: index, in: own),
            .element(
              "b",
              [("lang", site.otherLanguage(ofTitle: purpose.identifier, locale))]
                + site.wordings.attributes(title, of: purpose.identifier, locale), text: title),
          ]), .copied(purpose.identifier),
      ])
  }
}
