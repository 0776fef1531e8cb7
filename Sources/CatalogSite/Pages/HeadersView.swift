internal import CatalogModel
internal import GeneratedCode
internal import PurposeCatalog
internal import TextFormats

/// Every kind of header, including the catalogue's own, as bars on each platform at phone width.
struct HeadersView {
  let site: PageSite
  let locale: Int

  var section: HTML {
    let samples = HeaderSamples(site)
    let platforms = site.catalog.headers?.platforms ?? []
    let parts = platforms.map { platform -> HTML in
      .element(
        "section", [("class", "platform")],
        content: [.element("h3", [("dir", "ltr")], text: platform.name)]
          + samples.headers.map { figure($0, samples, platform: platform.identifier) })
    }
    let note =
      "Bars are 390 pixels wide, as on a phone. One that is outlined has more than fits; an underlined title is cut."
    return .section(
      "Bars", id: "bars",
      content: [
        kinds(samples), .english(note, classes: "note"),
        .element("div", [("class", "platforms")], content: parts),
      ])
  }

  /// The use of each kind, as the catalogue describes it.
  private func kinds(_ samples: HeaderSamples) -> HTML {
    let rows = samples.headers.compactMap { sample -> (String, [HTML])? in
      guard let kind = sample.definition else { return nil }
      let variant = kind.extends.map { [HTML.element("small", text: " A variant of \($0.rawValue).")] } ?? []
      return (kind.kind.rawValue, [.text(kind.description)] + variant)
    }
    return .facts(rows)
  }

  private func figure(_ sample: HeaderSamples.Sample, _ samples: HeaderSamples, platform: String) -> HTML {
    let bar = site.resolver(locale).resolve(
      sample.header, title: samples.title(in: site.catalog.locales[locale]), platform: Platform(rawValue: platform))
    return .element(
      "figure",
      content: [
        .element("figcaption", [("dir", "ltr")], text: sample.header.kind.rawValue),
        BarView(site: site, locale: locale).html(bar),
      ])
  }
}
