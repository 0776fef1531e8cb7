internal import CatalogModel
internal import GeneratedCode
internal import PurposeCatalog
internal import ScreenDrawing
internal import TextFormats

/// A bar as a platform draws it, at phone width. The browser lays it out, so that overflow is visible.
///
/// In a narrower window the bar scrolls, so that it is never narrower than on a phone.
struct BarView {
  let site: PageSite
  let locale: Int
  /// The back button of its screen; nil for the base of a stack, or if the screens beneath are unknown.
  var back: BackButton?
  /// The address that the item for leaving the screen links to; nil for no link.
  var beneath: String?

  private var own: GeneratedLocale { site.catalog.locales[locale] }

  /// A bar in its own scrolling region.
  func html(_ bar: Bar) -> HTML {
    .element(
      "span", [("class", "scroller"), ("lang", "en"), ("dir", own.isRightToLeft ? "rtl" : "ltr")],
      content: [unscrolled(bar)])
  }

  /// A bar inside another scrolling region.
  func unscrolled(_ bar: Bar) -> HTML {
    let leading = bar.leading.map { [$0] } ?? []
    let isLarge = bar.titleStyle == .prominent
    let row = HTML.element(
      "span", [("class", "row")],
      content: [items(leading, "leading")] + (isLarge ? [] : [titles(bar)]) + [items(bar.trailing, "trailing")])
    let footer = HTML.element("span", [("class", "footer")], content: bar.footer.map(item))
    return .element(
      "span",
      [
        ("class", classes(of: bar)), ("data-platform", bar.profile.platform.rawValue),
        ("lang", own.tag), ("dir", own.isRightToLeft ? "rtl" : "ltr"),
      ], content: [row] + (isLarge ? [titles(bar)] : []) + rows(beneath: bar) + (bar.footer.isEmpty ? [] : [footer]))
  }

  /// The title with the subtitle beneath it.
  private func titles(_ bar: Bar) -> HTML {
    func text(_ text: String, _ style: String) -> HTML {
      .element(
        "span", [("class", style), ("dir", "auto")] + site.wordings.attributes(ofTitle: text, locale), text: text)
    }
    return .element(
      "span", [("class", "titles")],
      content: [text(bar.title, "title")] + (bar.subtitle.isEmpty ? [] : [text(bar.subtitle, "subtitle")]))
  }

  /// The segmented control and the search field.
  private func rows(beneath bar: Bar) -> [HTML] {
    let segments = bar.segments.map { segment in
      HTML.element(
        "span",
        [
          ("class", "segment"), ("aria-current", segment.isOn == true ? "true" : nil),
          ("title", segment.accessibilityLabel),
          ("lang", site.otherLanguage(ofTitle: segment.purpose.identifier, locale)),
        ] + site.wordings.attributes(segment.title, of: segment.purpose.identifier, locale), text: segment.title)
    }
    let search = bar.search.map { item in
      HTML.element(
        "span",
        [("class", "field"), ("lang", site.otherLanguage(ofTitle: item.purpose.identifier, locale))]
          + site.wordings.attributes(item.title, of: item.purpose.identifier, locale), text: item.title)
    }
    return (segments.isEmpty ? [] : [.element("span", [("class", "segments")], content: segments)])
      + (search.map { [$0] } ?? [])
  }

  private func classes(of bar: Bar) -> String {
    let isLarge = bar.titleStyle == .prominent
    let classes = [
      "bar", isLarge ? "large" : nil, isLarge && !bar.profile.hasBoldLargeTitles ? "regular" : nil,
      bar.profile.titleAlignment == .leading ? "start" : nil,
    ]
    return classes.compactMap(\.self).joined(separator: " ")
  }

  private func items(_ items: [BarItem], _ side: String) -> HTML {
    .element("span", [("class", side)], content: items.map(item))
  }

  private func item(_ item: BarItem) -> HTML {
    var classes = ["item", item.look == .word ? "word" : "symbol"]
    if item.isLink { classes.append("link") }
    if item.emphasis != .none { classes.append(item.emphasis.rawValue) }
    if !item.isEnabled || item.waitsForInput { classes.append("off") }
    let leaves = item.kind == .back || item.kind == .dismissal
    let label = item.kind == .back ? back?.accessibilityLabel ?? item.accessibilityLabel : item.accessibilityLabel
    let address = leaves ? beneath : nil
    return .element(
      address == nil ? "span" : "a",
      [
        ("class", classes.joined(separator: " ")), ("title", label), ("href", address),
        ("lang", site.otherLanguage(ofTitle: item.purpose.identifier, locale)),
      ], content: content(of: item, label) + badge(item))
  }

  /// A number, or a dot.
  private func badge(_ item: BarItem) -> [HTML] {
    item.badge.map { [.element("span", [("class", $0 == 0 ? "dot" : "badge")], text: item.badgeText)] } ?? []
  }

  /// A text; or a symbol with a text for screen readers; or a chevron with the label of the back button.
  private func content(of item: BarItem, _ label: String) -> [HTML] {
    if item.look == .word {
      let word = item.kind == .back ? back?.label ?? item.title : item.title
      let attributes = site.wordings.attributes(word, of: item.purpose.identifier, locale)
      return [attributes.isEmpty ? .text(word) : .element("span", attributes, text: word)]
    }
    let icon = site.icons.icon(of: item)
    if item.kind == .back, let shown = back?.label {
      return [icon, .element("span", [("class", "label"), ("dir", "auto")], text: shown)]
    }
    return [icon, .element("span", [("class", "spoken")], text: label)]
  }
}
