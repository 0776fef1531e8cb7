internal import CatalogModel
internal import GeneratedCode
internal import SourceText
internal import TextFormats

/// The wall: all purposes with their icons and titles in a locale, by place and in one list, with a search and a filter
/// by role.
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
      .element("h1", text: catalog.name), lead, site.searchForm(locale, in: "wall"), roles,
      .element("p", [("class", "none"), ("id", "found"), ("lang", "en"), ("dir", "ltr"), ("role", "status")]),
      site.languageChooser(locale) { root + site.wall($0) }, places(root),
      .element("h2", [("lang", "en"), ("dir", "ltr")], text: "All purposes"),
      .element("ul", [("class", "wall"), ("id", "wall")], content: tiles),
    ]
    return site.page(path, catalog.name, locale: locale, scripts: ["search.js"], content)
  }

  /// One sentence that says what the catalogue is.
  private var lead: HTML {
    let languages = counted(catalog.locales.count, "language")
    let icons = catalog.iconSets.isEmpty ? "" : " and its icon in \(counted(catalog.iconSets.count, "icon set"))"
    return .english(
      "This catalogue says what buttons are for: \(counted(catalog.purposes.count, "purpose")), each with its title in "
        + "\(languages)\(icons).", classes: "lead")
  }

  // MARK: Roles

  /// The filter by role, hidden until the search script has loaded.
  private var roles: HTML {
    let used = Role.allCases.map { role in (role.rawValue, catalog.purposes.count { $0.role == role }) }
      .filter { $0.1 > 0 }
    let choices = [("", catalog.purposes.count)] + used
    let radios = choices.map { role, count in
      HTML.element(
        "label",
        content: [
          .element(
            "input",
            [("type", "radio"), ("name", "role"), ("value", role), ("checked", role.isEmpty ? "" : nil)]),
          .text(role.isEmpty ? "all" : role), " ", .element("small", text: "\(count)"),
        ])
    }
    return .element(
      "form", [("class", "roles"), ("id", "roles"), ("lang", "en"), ("hidden", "")],
      content: [.element("fieldset", content: [.element("legend", text: "Role")] + radios)])
  }

  // MARK: Places

  /// The purposes of each place; empty for a catalogue without places.
  private func places(_ root: String) -> HTML {
    let index = Dictionary(catalog.purposes.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
    let groups = site.allPlaces.compactMap { place -> HTML? in
      let purposes = place.purposes.compactMap { index[$0] }
      return purposes.isEmpty ? nil : group(place, purposes: purposes, root: root)
    }
    guard !groups.isEmpty else { return .empty }
    return .element(
      "section", [("class", "places"), ("id", "places")],
      content: [
        .element("h2", [("lang", "en"), ("dir", "ltr")], text: "By place"),
        .element("div", [("class", "groups")], content: groups),
      ])
  }

  private func group(_ place: PurposePlace, purposes: [Int], root: String) -> HTML {
    return .folded(
      summary: [
        .element(
          "span", [("lang", "en"), ("dir", "ltr")],
          content: [.text("\(place.name) "), .element("small", [("class", "count")], text: "\(purposes.count)")])
      ],
      content: [
        .english(place.description, classes: "note"),
        .list(items: purposes.map { [link($0, root)] }),
      ])
  }

  private func link(_ purpose: Int, _ root: String) -> HTML {
    let identifier = catalog.purposes[purpose].identifier
    let title = own.titles[purpose]
    return .link(
      title, to: "\(root)purposes/\(identifier).html",
      [("lang", site.otherLanguage(ofTitle: identifier, locale))]
        + site.wordings.attributes(title, of: identifier, locale))
  }

  // MARK: Tiles

  private func tile(_ index: Int, _ root: String) -> HTML {
    let purpose = catalog.purposes[index]
    return .element(
      "li", [("data-purpose", purpose.identifier), ("data-role", purpose.role.rawValue)],
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

extension PurposePlace {
  /// The name in English: `Edit menu` for `edit-menu`.
  var name: String {
    let words = identifier.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
