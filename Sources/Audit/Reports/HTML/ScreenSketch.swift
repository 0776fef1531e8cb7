internal import AppReading
internal import CatalogModel
internal import TextFormats

/// A small drawing of a screen, with the button that leaves or confirms it.
///
/// It is drawn from left to right, as the page is.
struct ScreenSketch {
  let exit: ScreenExit
  let title: String
  let drawsWords: Bool
  let kind: HeaderKind
  /// True for a window, false for a phone.
  let isWindow: Bool

  private var width: Int { isWindow ? 176 : 104 }
  private static let height = 152
  /// The upper edge of the screen: below that of the screen that it covers, if it covers one.
  private var top: Int { coversAnother ? 24 : 4 }
  private var coversAnother: Bool { kind == .dialog || kind == .viewer }
  private var inset: Int { isWindow && coversAnother ? 28 : coversAnother ? 6 : 4 }
  private var bottom: Int { isWindow && coversAnother ? Self.height - 20 : Self.height - 4 }

  func html(label: String) -> HTML {
    .element(
      "svg",
      [
        ("class", "sketch"), ("viewBox", "0 0 \(width) \(Self.height)"), ("width", "\(width)"),
        ("height", "\(Self.height)"), ("role", "img"), ("aria-label", label),
      ], content: [device] + screen + lines + button)
  }

  // MARK: The screen

  private var device: HTML {
    shape(
      "rect", "device",
      measures: ["x": 1, "y": 1, "width": width - 2, "height": Self.height - 2, "rx": isWindow ? 8 : 14])
  }

  private var screen: [HTML] {
    let (width, radius) = (self.width - inset * 2, isWindow ? 7 : 11)
    return [
      shape("rect", "screen", measures: ["x": inset, "y": top, "width": width, "height": bottom - top, "rx": radius]),
      path("rule", "M\(inset) \(top + 27)H\(inset + width)"),
    ]
  }

  /// The title and the content, drawn as grey lines.
  private var lines: [HTML] {
    let middle = width / 2
    let isBusy = exit.side == .leading || exit.side == .trailing || exit.side == .system
    let title = isBusy ? 18 : 36
    let heading = isCrowded ? [] : [line(x: middle - title / 2 + titleShift, y: top + 11, width: title)]
    let left = inset + 10
    let full = width - left * 2
    let rows = [full, full * 3 / 4, full, full / 2].enumerated().compactMap { index, width in
      let y = top + 40 + index * 14
      return y + 6 < (exit.side == .bottom ? bottom - 28 : bottom - 6) ? line(x: left, y: y, width: width) : nil
    }
    return heading + (exit.side == .content ? Array(rows.prefix(2)) : rows)
  }

  /// True if a title in the bar's button leaves no room for the screen's title.
  private var isCrowded: Bool {
    drawsWords && !isWindow && (exit.side == .leading || exit.side == .trailing) && self.title.count > 6
  }

  /// The title makes room for a long word beside it.
  private var titleShift: Int {
    guard drawsWords, !isWindow else { return 0 }
    return exit.side == .leading ? 14 : exit.side == .trailing ? -14 : 0
  }

  private func line(x: Int, y: Int, width: Int) -> HTML {
    shape("rect", "text", measures: ["x": x, "y": y, "width": width, "height": 5, "rx": 3])
  }

  // MARK: The button

  private var button: [HTML] {
    let middle = top + 14
    switch exit.side {
    case .system: return [chevron(x: inset + 13, y: middle, style: "system")]
    case .leading: return mark(x: inset + 9, y: middle, anchor: "start")
    case .trailing: return mark(x: width - inset - 9, y: middle, anchor: "end")
    case .bottom: return pill(y: bottom - 15)
    case .content: return pill(y: (top + 27 + bottom) / 2 + 16)
    }
  }

  /// A word, or the glyph of a purpose.
  private func mark(x: Int, y: Int, anchor: String) -> [HTML] {
    let center = anchor == "start" ? x + 5 : x - 5
    if exit.purpose == "confirmation" { return check(x: center, y: y) }
    if !drawsWords, exit.purpose == "back" { return [chevron(x: center, y: y, style: "glyph")] }
    if !drawsWords, exit.purpose == "close" || exit.purpose == "cancel" || exit.purpose == "discard" {
      return [path("glyph", "M\(center - 4) \(y - 4)l8 8m0 -8l-8 8")]
    }
    return [word("word", x: x, y: y + 4, anchor: anchor)]
  }

  private func pill(y: Int) -> [HTML] {
    let half = isWindow ? 36 : 34
    let middle = width / 2
    return [
      shape("rect", "pill", measures: ["x": middle - half, "y": y - 10, "width": half * 2, "height": 20, "rx": 10]),
      word("inverse", x: middle, y: y + 4, anchor: "middle"),
    ]
  }

  private func chevron(x: Int, y: Int, style: String) -> HTML { path(style, "M\(x + 2) \(y - 6)l-6 6l6 6") }

  private func check(x: Int, y: Int) -> [HTML] {
    [shape("circle", "disc", measures: ["cx": x - 2, "cy": y, "r": 8]), path("tick", "M\(x - 6) \(y)l3 3l5 -6")]
  }

  // MARK: Shapes

  private func word(_ style: String, x: Int, y: Int, anchor: String) -> HTML {
    let limit = isWindow ? 14 : 9
    let shown = title.count > limit ? title.prefix(limit - 1) + "…" : title
    return .element(
      "text", [("class", style), ("x", "\(x)"), ("y", "\(y)"), ("text-anchor", anchor)], text: String(shown))
  }

  private func path(_ style: String, _ steps: String) -> HTML { .element("path", [("class", style), ("d", steps)]) }

  /// - Parameter measures: the attributes after the class.
  private func shape(_ name: String, _ style: String, measures: KeyValuePairs<String, Int>) -> HTML {
    .element(name, [("class", style)] + measures.map { ($0, "\($1)") })
  }
}
