internal import CatalogModel
package import PurposeCatalog
internal import TextFormats

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A bar as an SVG picture (SVG 1.1), in the platform's unit, in light and dark. Items below the content are in a second
/// row, after a strip for the content.
///
/// Icons are images inside the picture, so that nothing in their files runs.
package struct BarSVG {
  private let bar: Bar
  private let layout: BarLayout
  private let icon: (String) -> [UInt8]?

  /// - Parameters:
  ///   - layout: where each part of the bar is.
  ///   - icon: the bytes of an icon's SVG file by its name in the platform's icon set; nil if there is none.
  package init(_ bar: Bar, layout: BarLayout, icon: @escaping (String) -> [UInt8]? = { _ in nil }) {
    self.bar = bar
    self.layout = layout
    self.icon = icon
  }

  private static let style = """
    .bar { fill: #f7f7f8 } .ink { fill: #0a0a0b } .accent { fill: #0a58ca } .field { fill: #e4e4e8 } .badge { fill: #c8102e } .on-accent { fill: #fff }
    .line { stroke: #0a0a0b; fill: none; stroke-width: 2 } .on-accent-line { stroke: #fff; fill: none; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
    .bar { fill: #1c1c1e } .field { fill: #3a3a3d } .ink { fill: #f2f2f4 } .line { stroke: #f2f2f4 } .icon { filter: invert(1) }
    }
    """

  /// The picture.
  package var text: String {
    let footerTop = layout.height + Self.contentHeight
    let isFooterShown = !layout.footer.isEmpty
    let (width, height) = (
      layout.width.svg, (isFooterShown ? footerTop + layout.footerHeight : layout.height).svg
    )
    let labels = ([bar.title] + bar.items.map(layout.accessibleName)).filter { !$0.isEmpty }
    let picture = HTML.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
        ("aria-label", labels.isEmpty ? nil : labels.joined(separator: ", ")),
        ("direction", bar.baseDirection == .rightToLeft ? "rtl" : "ltr"),
        ("font-family", "system-ui, 'Noto Sans', sans-serif"), ("font-size", bar.profile.fontSize.svg),
      ],
      content: [
        .element("style", text: Self.style),
        row(height: layout.height),
      ]
        + [title, subtitle].compactMap(\.self) + layout.items.map(item) + [menuButton].compactMap(\.self)
        + layout.segments.map(segment) + [search].compactMap(\.self)
        + (isFooterShown ? [footer(at: footerTop)] : []))
    return picture.markup + "\n"
  }

  /// The height of the strip between the bar and the footer.
  private static let contentHeight = 24.0

  private func row(height: Double) -> HTML {
    .element("rect", [("class", "bar"), ("width", layout.width.svg), ("height", height.svg)])
  }

  private func footer(at y: Double) -> HTML {
    .element(
      "g", [("transform", "translate(0 \(y.svg))")],
      content: [row(height: layout.footerHeight)] + layout.footer.map(item))
  }

  private var title: HTML? {
    guard let frame = layout.title else { return nil }
    let isLarge = bar.titleStyle == .prominent
    return text(
      bar.title, in: frame,
      [
        ("class", "ink"), ("font-weight", isLarge ? (bar.profile.hasBoldLargeTitles ? "700" : "400") : "600"),
        ("font-size", isLarge ? bar.profile.prominentFontSize.svg : nil),
      ], isCut: layout.isTitleTruncated, isAtStart: isLarge || bar.profile.titleAlignment == .leading)
  }

  private var subtitle: HTML? {
    guard let frame = layout.subtitle else { return nil }
    return text(
      bar.subtitle, in: frame, [("class", "ink"), ("opacity", "0.7"), ("font-size", bar.profile.subtitleFontSize.svg)],
      isCut: false, isAtStart: bar.titleStyle == .prominent || bar.profile.titleAlignment == .leading)
  }

  /// A segment; the selected one has a background.
  private func segment(_ placed: BarLayout.Item) -> HTML {
    let isSelected = placed.item.isOn == true
    return .element(
      "g", [("data-purpose", placed.item.purpose.identifier)],
      content: [
        box(placed.frame, isSelected ? "accent" : "field", radius: 8),
        text(
          placed.item.title, in: placed.frame, [("class", isSelected ? "on-accent" : "ink")], isCut: placed.isTruncated,
          isAtStart: false),
      ])
  }

  private var search: HTML? {
    guard let item = bar.search, var frame = layout.search else { return nil }
    let field = box(frame, "field", radius: 10)
    frame.x += 12
    frame.width -= 24
    return .element(
      "g", [("data-purpose", item.purpose.identifier)],
      content: [
        field, text(item.title, in: frame, [("class", "ink"), ("opacity", "0.7")], isCut: false, isAtStart: true),
      ])
  }

  private func box(_ frame: BarFrame, _ style: String, radius: Double) -> HTML {
    .element(
      "rect",
      [
        ("class", style), ("x", frame.x.svg), ("y", frame.y.svg), ("width", frame.width.svg),
        ("height", frame.height.svg), ("rx", radius.svg),
      ])
  }

  private func item(_ placed: BarLayout.Item) -> HTML {
    let (item, frame) = (placed.item, placed.frame)
    let inset = min(4, max(0, (frame.height - 28) / 2))
    let background = HTML.element(
      "rect",
      [
        ("class", "accent"), ("x", frame.x.svg), ("y", (frame.y + inset).svg),
        ("width", frame.width.svg), ("height", (frame.height - 2 * inset).svg), ("rx", (frame.height / 2 - inset).svg),
      ])
    let drawing =
      item.look == .word
      ? text(
        item.title, in: frame,
        [
          ("class", item.hasBorder ? "on-accent" : "ink"), ("font-weight", item.emphasis == .bold ? "700" : nil),
          ("text-decoration", item.isLink ? "underline" : nil),
        ],
        isCut: placed.isTruncated, isAtStart: false)
      : item.isBackButton ? back(item, frame, label: layout.back?.label) : symbol(item, frame)
    return .element(
      "g",
      [
        ("data-purpose", item.purpose.identifier), ("opacity", item.isEnabled && !item.waitsForInput ? nil : "0.5"),
      ], content: (item.hasBorder ? [background] : []) + [drawing] + badge(item, frame))
  }

  /// A dot or a number at the upper trailing corner of an item.
  private func badge(_ item: BarItem, _ frame: BarFrame) -> [HTML] {
    guard let badge = item.badge else { return [] }
    let inset = min(12, frame.width / 4)
    let x = bar.baseDirection == .rightToLeft ? frame.x + inset : frame.maxX - inset
    let (centre, y) = (x.svg, (frame.y + 11).svg)
    let circle = HTML.element(
      "circle", [("class", "badge"), ("cx", centre), ("cy", y), ("r", badge == 0 ? "4" : "8")])
    guard badge > 0 else { return [circle] }
    let number: [(String, String?)] = [
      ("class", "on-accent"), ("x", centre), ("y", y), ("font-size", "11"), ("text-anchor", "middle"),
      ("dominant-baseline", "central"),
    ]
    return [circle, .element("text", number, text: item.badgeText)]
  }

  private func text(
    _ text: String, in frame: BarFrame, _ attributes: [(String, String?)], isCut: Bool, isAtStart: Bool
  ) -> HTML {
    let start = bar.baseDirection == .rightToLeft ? frame.maxX : frame.x
    return .element(
      "text",
      [
        ("x", (isAtStart ? start : frame.x + frame.width / 2).svg), ("y", (frame.y + frame.height / 2).svg),
        ("text-anchor", isAtStart ? "start" : "middle"), ("dominant-baseline", "central"),
        ("textLength", isCut ? frame.width.svg : nil), ("lengthAdjust", isCut ? "spacingAndGlyphs" : nil),
      ] + attributes, text: text)
  }

  // MARK: Symbols

  /// The symbol of a back button, with its label after it.
  private func back(_ item: BarItem, _ frame: BarFrame, label: String?) -> HTML {
    guard let label else { return symbol(item, frame) }
    let isLeftToRight = bar.baseDirection == .leftToRight
    var (symbol, text) = (frame, frame)
    symbol.width = BackButton.symbolWidth
    text.width -= BackButton.symbolWidth
    if isLeftToRight { text.x += BackButton.symbolWidth } else { symbol.x = frame.maxX - BackButton.symbolWidth }
    return .element(
      "g",
      content: [
        self.symbol(item, symbol), self.text(label, in: text, [("class", "ink")], isCut: false, isAtStart: true),
      ])
  }

  private func symbol(_ item: BarItem, _ frame: BarFrame) -> HTML {
    let size = min(24, frame.width, frame.height)
    let (x, y) = (frame.x + (frame.width - size) / 2, frame.y + (frame.height - size) / 2)
    guard let found = item.icon(in: bar.profile.iconSet), let bytes = icon(found.name) else {
      return .element(
        "g", [("transform", "translate(\(x.svg) \(y.svg)) scale(\((size / 24).svg))")], content: [Self.drawn(item)])
    }
    return .element(
      "image",
      [
        ("class", item.hasBorder ? nil : "icon"), ("x", x.svg), ("y", y.svg), ("width", size.svg), ("height", size.svg),
        ("transform", found.isMirrored ? "translate(\((2 * x + size).svg) 0) scale(-1 1)" : nil),
        ("href", "data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())"),
      ])
  }

  /// A simple drawing of 24 by 24 where there is no file of the icon: the purpose's first letter in a frame if nothing is better.
  private static func drawn(_ item: BarItem) -> HTML {
    let path: String? =
      switch (item.kind, item.purpose.identifier) {
      case (.back, _), (_, "back"): item.edge == .left ? "M15 4 7 12 15 20" : "M9 4 17 12 9 20"
      case (.confirmation, _), (_, "done"): "M4 13 10 19 20 6"
      case (_, "close"), (.dismissal, "cancel"): "M5 5 19 19M19 5 5 19"
      default: nil
      }
    if let path { return .element("path", [("class", item.hasBorder ? "on-accent-line" : "line"), ("d", path)]) }
    let frame: [(String, String?)] = [
      ("class", "line"), ("x", "3"), ("y", "3"), ("width", "18"), ("height", "18"), ("rx", "4"),
    ]
    let letter: [(String, String?)] = [
      ("class", "ink"), ("x", "12"), ("y", "12"), ("font-size", "12"), ("text-anchor", "middle"),
      ("dominant-baseline", "central"),
    ]
    return .element(
      "g", content: [HTML.element("rect", frame), HTML.element("text", letter, text: String(item.title.prefix(1)))])
  }

  private var menuButton: HTML? {
    layout.menuButton.map { frame in
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      let dots = [-7.0, 0, 7].map { offset in
        HTML.element("circle", [("class", "ink"), ("cx", (x + offset).svg), ("cy", y.svg), ("r", "2")])
      }
      return .element("g", [("data-purpose", "more")], content: dots)
    }
  }
}

extension BarItem {
  /// True for a back button with a text, which is a link (GOV.UK Design System, Back link).
  package var isLink: Bool { kind == .back && look == .word }

  /// The number on the badge, at most 99; empty for a dot and without a badge.
  package var badgeText: String { badge.map { $0 > 99 ? "99+" : $0 == 0 ? "" : "\($0)" } ?? "" }
}

extension Double {
  /// The number with at most two decimals.
  var svg: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
