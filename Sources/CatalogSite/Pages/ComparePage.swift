internal import GeneratedCode
internal import TextFormats

/// Any two locales side by side.
///
/// Each locale's page already shows its texts beside the source locale's. A page for each pair would make thousands of
/// files, so a script joins the tables of two of these pages. Without scripts, the page links to them.
struct ComparePage {
  let site: PageSite

  var file: SiteFile {
    let content: [HTML] = [
      .element("h1", [("lang", "en")], text: "Two languages side by side"), form,
      .element("p", [("id", "status"), ("role", "status"), ("class", "note"), ("lang", "en"), ("hidden", "")]),
      .element("div", [("id", "result"), ("lang", "en")]),
      .section("Beside \(LanguageNames.english(site.reader.tag))", id: "beside", content: [list]),
    ]
    return site.page("compare.html", "Two languages", hasEnglishTitle: true, scripts: ["compare.js"], content)
  }

  /// Hidden until the script that compares has loaded.
  private var form: HTML {
    let other = site.catalog.locales.indices.first { $0 != site.readerIndex } ?? site.readerIndex
    return .element(
      "form", [("class", "compare"), ("id", "compare"), ("lang", "en"), ("hidden", "")],
      content: [
        choice("left", "First language", selected: site.readerIndex),
        choice("right", "Second language", selected: other),
        .element("button", [("type", "submit")], text: "Compare"),
      ])
  }

  private func choice(_ name: String, _ label: String, selected: Int) -> HTML {
    let options = site.catalog.locales.indices.map { index -> HTML in
      let tag = site.catalog.locales[index].tag
      return .element(
        "option", [("value", tag), ("selected", index == selected ? "" : nil)],
        text: "\(LanguageNames.english(tag)) – \(LanguageNames.own(tag))")
    }
    return .element(
      "label", content: [.element("span", text: label), .element("select", [("name", name)], content: options)])
  }

  private var list: HTML {
    let others = site.catalog.locales.filter { $0.tag != site.reader.tag }
    let items = others.map { locale in
      let attributes: HTML.Attributes = [("lang", locale.tag), ("dir", "auto")]
      return [
        .link(LanguageNames.own(locale.tag), to: "locales/\(locale.tag).html#texts", attributes),
        HTML.element("small", text: " \(LanguageNames.english(locale.tag))"),
      ]
    }
    return .list("links", items: items)
  }
}
