internal import CatalogModel
internal import Foundation
package import PurposeCatalog
internal import TextFormats

/// A bar as an SVG picture (SVG 1.1), in the platform's unit.
///
/// Icons are images inside the picture, so that nothing in their files runs.
package struct BarSVG {
  private let bar: Bar
  private let layout: BarLayout
  private let icon: (String) -> [UInt8]?

  /// - Parameters:
  ///   - icon: the bytes of an icon's SVG file by its name in the platform's icon set; nil if there is none.
  package init(_ bar: Bar, layout: BarLayout, icon: @escaping (String) -> [UInt8]? = { _ in nil }) {
    self.bar = bar
    self.layout = layout
    self.icon = icon
  }

  private static let fonts = "system-ui, 'Noto Sans', sans-serif"

  /// The picture.
  package var text: String {
    let direction = bar.baseDirection == .rightToLeft ? "rtl" : "ltr"
    let size = "\(number(layout.width))\" height=\"\(number(layout.height))"
    let label = XMLEscaping.escaped(value: ([bar.title] + bar.items.map(\.accessibilityLabel)).filter { !$0.isEmpty }.joined(separator: ", "))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" viewBox="0 0 \(number(layout.width)) \(number(layout.height))" role="img" aria-label="\(label)" direction="\(direction)" font-family="\(Self.fonts)" font-size="\(number(bar.profile.fontSize))">
        <style>
          .bar { fill: #f7f7f8 } .word, .title { fill: #0a0a0b } .accent { fill: #0a58ca } .on-accent { fill: #fff } .line { stroke: #0a0a0b }
          @media (prefers-color-scheme: dark) {
            .bar { fill: #1c1c1e } .word, .title { fill: #f2f2f4 } .accent { fill: #6ea8fe } .on-accent { fill: #0a0a0b } .line { stroke: #f2f2f4 }
          }
        </style>
        <rect class="bar" width="\(number(layout.width))" height="\(number(layout.height))"/>
      \(([title] + layout.items.map(item) + [menuButton]).compactMap(\.self).joined(separator: "\n"))
      </svg>

      """
  }

  private var title: String? {
    guard let frame = layout.title else { return nil }
    let isLarge = bar.titleStyle == .prominent
    let size = isLarge ? bar.profile.fontSize * 2 : bar.profile.fontSize
    return words(
      bar.title, in: frame, class: "title",
      attributes: " font-weight=\"\(isLarge ? 700 : 600)\" font-size=\"\(number(size))\"",
      isFitted: layout.isTitleTruncated, isAtStart: isLarge || bar.profile.titleAlignment == .leading)
  }

  private func item(_ placed: BarLayout.Item) -> String {
    let (item, frame) = (placed.item, placed.frame)
    let isProminent = item.emphasis == .prominent
    let background =
      isProminent
      ? "  <rect class=\"accent\" x=\"\(number(frame.x))\" y=\"\(number(frame.y + 4))\" width=\"\(number(frame.width))\" height=\"\(number(frame.height - 8))\" rx=\"\(number((frame.height - 8) / 2))\"/>\n"
      : ""
    let opacity = item.isEnabled && !item.waitsForInput ? "" : " opacity=\"0.5\""
    let drawing =
      item.look == .word
      ? words(
        item.title, in: frame, class: isProminent ? "on-accent" : "word",
        attributes: item.emphasis == .bold ? " font-weight=\"700\"" : "", isFitted: placed.isTruncated,
        isAtStart: false)
      : symbol(item, frame, isProminent: isProminent)
    return "  <g data-purpose=\"\(XMLEscaping.escaped(value: item.purpose.identifier))\"\(opacity)>\n\(background)\(drawing)\n  </g>"
  }

  private func words(
    _ text: String, in frame: BarFrame, class name: String, attributes: String, isFitted: Bool, isAtStart: Bool
  ) -> String {
    let isRightToLeft = bar.baseDirection == .rightToLeft
    let x = isAtStart ? (isRightToLeft ? frame.maxX : frame.x) : frame.x + frame.width / 2
    let fitted = isFitted ? " textLength=\"\(number(frame.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return "  <text class=\"\(name)\" x=\"\(number(x))\" y=\"\(number(frame.y + frame.height / 2))\" "
      + "text-anchor=\"\(isAtStart ? "start" : "middle")\" dominant-baseline=\"central\"\(attributes)\(fitted)>"
      + "\(XMLEscaping.escaped(value: text))</text>"
  }

  // MARK: Symbols

  private func symbol(_ item: BarItem, _ frame: BarFrame, isProminent: Bool) -> String {
    let size = min(24, frame.width, frame.height)
    let (x, y) = (frame.x + (frame.width - size) / 2, frame.y + (frame.height - size) / 2)
    let found = item.icon(in: bar.profile.iconSet)
    guard let found, let bytes = icon(found.name) else {
      return "  <g transform=\"translate(\(number(x)) \(number(y))) scale(\(number(size / 24)))\">\(drawn(item, isProminent))</g>"
    }
    let flip = found.isMirrored ? "translate(\(number(2 * x + size)) 0) scale(-1 1)" : nil
    return "  <image x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(size))\" height=\"\(number(size))\""
      + (flip.map { " transform=\"\($0)\"" } ?? "") + " href=\"data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())\"/>"
  }

  /// A simple drawing of 24 by 24 where no file of the icon is given.
  private func drawn(_ item: BarItem, _ isProminent: Bool) -> String {
    let path: String? =
      switch (item.kind, item.purpose.identifier) {
      case (.back, _), (_, "back"): item.edge == .left ? "M15 4 7 12 15 20" : "M9 4 17 12 9 20"
      case (.confirmation, _), (_, "done"): "M4 13 10 19 20 6"
      case (_, "close"), (.dismissal, "cancel"): "M5 5 19 19M19 5 5 19"
      default: nil
      }
    let name = isProminent ? "on-accent" : "line"
    if let path { return "<path class=\"\(name)\" d=\"\(path)\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>" }
    return "<rect class=\"line\" x=\"3\" y=\"3\" width=\"18\" height=\"18\" rx=\"4\" fill=\"none\"/>"
      + "<text class=\"word\" x=\"12\" y=\"12\" font-size=\"12\" text-anchor=\"middle\" dominant-baseline=\"central\">"
      + "\(XMLEscaping.escaped(value: String(item.title.prefix(1))))</text>"
  }

  private var menuButton: String? {
    layout.menuButton.map { frame in
      let dots = [-7.0, 0, 7].map { offset in
        "<circle class=\"word\" cx=\"\(number(frame.x + frame.width / 2 + offset))\" cy=\"\(number(frame.y + frame.height / 2))\" r=\"2\"/>"
      }
      return "  <g data-purpose=\"more\">\(dots.joined())</g>"
    }
  }

  // MARK: Text

  /// A number with at most two decimals.
  private func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
