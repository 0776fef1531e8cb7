internal import CatalogModel
internal import GeneratedCode
internal import TextFormats

/// The places where purposes meet, each with its purposes.
struct PlacesPage {
  let site: PageSite

  var file: SiteFile {
    let index = Dictionary(site.catalog.purposes.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
    let links = site.places.map { [HTML.link($0.name, to: "#\($0.identifier)")] }
    let content: [HTML] =
      [
        .element("h1", [("lang", "en")], text: "Places"),
        .element(
          "nav", [("aria-label", "Places")],
          content: [
            .list("links", items: links)
          ]),
      ] + site.places.map { section($0, index) }
    return site.page("places.html", "Places", hasEnglishTitle: true, content)
  }

  private func section(_ place: PurposePlace, _ index: [String: Int]) -> HTML {
    let items = place.purposes.compactMap { index[$0] }.map { [link($0)] }
    let note = HTML.element(
      "p", [("class", "note"), ("lang", "en"), ("dir", "ltr")],
      content: [.text(place.description + " "), .link("On the wall", to: "index.html?place=\(place.identifier)")])
    return .element(
      "section", [("id", place.identifier)],
      content: [
        .element("h2", [("lang", "en"), ("dir", "ltr")], text: place.name), note, .list("chips", items: items),
      ])
  }

  private func link(_ purpose: Int) -> HTML {
    let identifier = site.catalog.purposes[purpose].identifier
    let title = site.reader.titles[purpose]
    return .element(
      "a", [("href", "purposes/\(identifier).html")],
      content: [
        site.icons.icon(ofPurpose: purpose, in: site.reader),
        .element("span", site.wordings.attributes(title, of: identifier, site.readerIndex), text: title),
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
