internal import GeneratedCode

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
      .section("beside", "Beside \(LanguageNames.english(site.reader.tag))", [list]),
    ]
    return site.page("compare.html", "Two languages", hasEnglishTitle: true, scripts: ["compare.js"], content)
  }

  /// Hidden until the script that compares has loaded.
  private var form: HTML {
    let other = site.catalog.locales.indices.first { $0 != site.readerIndex } ?? site.readerIndex
    return .element(
      "form", [("class", "compare"), ("id", "compare"), ("lang", "en"), ("hidden", "")],
      [
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
    return .element("label", [], [.element("span", text: label), .element("select", [("name", name)], options)])
  }

  private var list: HTML {
    let others = site.catalog.locales.filter { $0.tag != site.reader.tag }
    return .element(
      "ul", [("class", "links")],
      others.map { locale in
        .element(
          "li", [],
          [
            .element(
              "a", [("href", "locales/\(locale.tag).html#texts"), ("lang", locale.tag), ("dir", "auto")],
              text: LanguageNames.own(locale.tag)),
            .element("small", text: " \(LanguageNames.english(locale.tag))"),
          ])
      })
  }
}
