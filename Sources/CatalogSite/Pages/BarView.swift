internal import CatalogModel
internal import GeneratedCode
internal import PurposeCatalog

/// A bar as a platform draws it, at phone width. The browser lays it out, so that what does not fit is seen.
struct BarView {
  let site: PageSite
  let locale: Int

  private var own: GeneratedLocale { site.catalog.locales[locale] }

  func html(_ bar: Bar) -> HTML {
    let leading = bar.items.filter { $0.edge == edge(.leading) }
    let trailing = bar.items.filter { $0.edge != edge(.leading) }
    let title = HTML.element("span", [("class", "title"), ("dir", "auto")], text: bar.title)
    let isLarge = bar.titleStyle == .prominent
    let row = HTML.element(
      "span", [("class", "row")],
      [items(leading, "leading")] + (isLarge ? [] : [title]) + [items(trailing, "trailing")])
    return .element(
      "span",
      [
        ("class", isLarge ? "bar large" : "bar"), ("data-platform", bar.profile.platform.rawValue),
        ("lang", own.tag), ("dir", own.isRightToLeft ? "rtl" : "ltr"),
      ], [row] + (isLarge ? [title] : []))
  }

  private func edge(_ edge: ReadingEdge) -> PhysicalEdge { site.resolver(locale).edge(edge) }

  private func items(_ items: [BarItem], _ side: String) -> HTML {
    .element("span", [("class", side)], items.map(item))
  }

  private func item(_ item: BarItem) -> HTML {
    var classes = ["item", item.look == .word ? "word" : "symbol"]
    if item.emphasis != .none { classes.append(item.emphasis.rawValue) }
    if !item.isEnabled || item.waitsForInput { classes.append("off") }
    return .element(
      "span", [("class", classes.joined(separator: " ")), ("title", item.accessibilityLabel)],
      item.look == .word
        ? [.text(item.title)]
        : [site.icons.icon(of: item), .element("span", [("class", "spoken")], text: item.accessibilityLabel)])
  }
}
