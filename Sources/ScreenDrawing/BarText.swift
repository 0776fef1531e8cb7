internal import CatalogModel
internal import ICUText
package import PurposeCatalog

/// A bar as lines for a terminal: the bar itself, from left to right, the row below the content, and a line for each item.
package struct BarText {
  private let bar: Bar
  private let layout: BarLayout
  private let columns: Int

  /// - Parameters:
  ///   - layout: which of the bar's actions are visible.
  ///   - columns: the width of the drawing.
  package init(_ bar: Bar, layout: BarLayout, columns: Int) {
    self.bar = bar
    self.layout = layout
    self.columns = max(columns, 20)
  }

  /// The drawing, ending with a line break.
  package var text: String {
    let border = String(repeating: "─", count: columns - 2)
    let rows = bar.titleStyle == .prominent ? [row(title: ""), prominentTitle] : [row(title: title)]
    let below = layout.footer.isEmpty ? [] : ["├\(border)┤", "│\(footer)│"]
    return (["┌\(border)┐"] + (rows + furtherRows).map { "│\($0)│" } + below + ["└\(border)┘"] + lines)
      .map { $0 + "\n" }.joined()
  }

  /// A line for each item in reading order, then what is wrong.
  private var lines: [String] {
    let visible = layout.items.map(\.item)
    let hidden = layout.menu.map { ($0, bar.profile.hasOverflowMenu ? "in the menu" : "not shown") }
    let segments = layout.segments.map { ($0.item, "segment") } + (bar.search.map { [($0, "search")] } ?? [])
    let rows =
      visible.map { ($0, $0.edge.rawValue) } + hidden + segments
      + layout.footer.map { ($0.item, "\($0.item.edge.rawValue), below") }
    let width = rows.map { $0.1.count }.max() ?? 0
    return rows.flatMap { item, place in
      let indentation = String(repeating: " ", count: width - place.count)
      return ["  \(place)\(indentation)  \(item.text(in: bar.profile.iconSet, name: layout.accessibleName(of: item)))"]
        + item.menu.map {
          "  \(spaces(width))    in its menu: \($0.text(in: bar.profile.iconSet, name: $0.accessibilityLabel))"
        }
    } + bar.warnings.map { "  warning: \($0)" }
  }

  /// The title as the bar shows it: none without room, cut if it is longer than its place.
  private var title: String {
    guard let frame = layout.title else { return "" }
    return layout.isTitleTruncated ? cut(bar.title) { widthOfTitle($0) <= frame.width } : bar.title
  }

  /// An item as the bar shows it; a word is cut if it is longer than its place.
  private func symbol(_ placed: BarLayout.Item) -> String {
    let item = placed.item
    var word = item.title
    if placed.isTruncated {
      word = cut(word) { bar.profile.width(ofWord: width(of: $0), item.emphasis) <= placed.frame.width }
    }
    let symbol = item.symbol(in: bar.profile.iconSet, word: word)
    guard item.isBackButton, item.look == .symbol, let label = layout.back?.label else { return symbol }
    let parts = [symbol, label.isolated]
    return (bar.baseDirection == .leftToRight ? parts : parts.reversed()).joined(separator: " ")
  }

  private func widthOfTitle(_ text: String) -> Double {
    bar.titleStyle == .prominent ? bar.profile.width(ofLargeTitle: width(of: text)) : width(of: text)
  }

  private func width(of text: String) -> Double { AdvanceWidths.width(of: text, size: bar.profile.fontSize) }

  /// The longest beginning of a text that fits with an ellipsis after it; the ellipsis alone if none does.
  private func cut(_ text: String, fits: (String) -> Bool) -> String {
    var text = text
    while !text.isEmpty, !fits("\(text)…") { text.removeLast() }
    return "\(text)…"
  }

  /// The subtitle, the segments and the search field, each in a separate row.
  private var furtherRows: [String] {
    var rows: [String] = []
    if !bar.subtitle.isEmpty { rows.append(framed(left: "", title: bar.subtitle, right: "")) }
    if !layout.segments.isEmpty {
      let segments = layout.segments.map { $0.item.isOn == true ? "[\($0.item.title)]" : $0.item.title }
      let shown = bar.baseDirection == .leftToRight ? segments : segments.reversed()
      rows.append(framed(left: "", title: shown.joined(separator: " | "), right: ""))
    }
    if let search = bar.search { rows.append(framed(left: "", title: "⌕ \(search.title)", right: "")) }
    return rows
  }

  private var prominentTitle: String {
    let most = columns - 4
    let whole = TerminalWidth.columns(of: title) <= most
    let shown = whole ? title : cut(title) { TerminalWidth.columns(of: $0) <= most }
    let title = " \(shown.isolated) "
    return bar.baseDirection == .leftToRight ? padded(left: title, right: "") : padded(left: "", right: title)
  }

  private func row(title: String) -> String {
    var leading = layout.items.filter { $0.item.isLeading(in: bar) }.map(symbol)
    var trailing = layout.items.filter { !$0.item.isLeading(in: bar) }.map(symbol)
    if layout.menuButton != nil {
      let endings = layout.items.count { !$0.item.isLeading(in: bar) && $0.item.kind != .action }
      trailing.insert("…", at: trailing.count - endings)
    }
    var left = leading
    var right = trailing
    if bar.baseDirection == .rightToLeft {
      leading.reverse()
      trailing.reverse()
      (left, right) = (trailing, leading)
    }
    return framed(left: side(left), title: title, right: side(right))
  }

  private var footer: String {
    let items = layout.footer.map(symbol)
    return bar.baseDirection == .leftToRight
      ? padded(left: "", right: side(items)) : padded(left: side(items.reversed()), right: "")
  }

  private func side(_ items: [String]) -> String { items.isEmpty ? "" : " \(items.joined(separator: "  ")) " }

  /// The title in the middle, or after the leading items.
  private func framed(left: String, title: String, right: String) -> String {
    let available = columns - 2 - TerminalWidth.columns(of: left) - TerminalWidth.columns(of: right)
    var title = title
    if TerminalWidth.columns(of: title) + 2 > available {
      title = cut(title) { TerminalWidth.columns(of: $0) + 2 <= available }
      if title == "…" { title = "" }
    }
    let shown = title.isEmpty ? "" : " \(title.isolated) "
    let free = max(available - TerminalWidth.columns(of: shown), 0)
    let before: Int
    switch (bar.profile.titleAlignment, bar.baseDirection) {
    case (.leading, .leftToRight): before = 0
    case (.leading, .rightToLeft): before = free
    case (.centre, _):
      let middle = (columns - 2 - TerminalWidth.columns(of: shown)) / 2 - TerminalWidth.columns(of: left)
      before = min(max(middle, 0), free)
    }
    return left + spaces(before) + shown + spaces(free - before) + right
  }

  private func padded(left: String, right: String) -> String {
    left + spaces(columns - 2 - TerminalWidth.columns(of: left) - TerminalWidth.columns(of: right)) + right
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

extension BarItem {
  func isLeading(in bar: Bar) -> Bool { bar.leading.map { $0 == self } ?? false }

  /// The item as a bar shows it: a word, `*bold*` or `(prominent)`; a symbol as a character, or the icon's name in brackets.
  ///
  /// - Parameter word: the title, or the part of it that has room.
  fileprivate func symbol(in set: IconSetIdentifier, word: String) -> String {
    let shown = look == .word ? word.isolated : character ?? "[\(icon(in: set)?.name ?? purpose.identifier)]"
    return switch emphasis {
    case .none: shown
    case .bold: "*\(shown)*"
    case .prominent: "(\(shown))"
    }
  }

  /// The character of a symbol that terminals have.
  private var character: String? {
    switch (kind, purpose.identifier) {
    case (.back, _), (_, "back"): edge == .left ? "‹" : "›"
    case (.confirmation, _), (_, "done"): "✓"
    case (_, "close"), (.dismissal, "cancel"): "✕"
    default: nil
    }
  }

  /// `cancel  word ‘Cancel’`, `search  symbol magnifyingglass ‘Search’`
  fileprivate func text(in set: IconSetIdentifier, name: String) -> String {
    let icon = icon(in: set)
    let symbol = icon.map { "symbol \($0.name)\($0.isMirrored ? " (flip it)" : "") ‘\(name.isolated)’" }
    let facts = [
      look == .word ? "word ‘\(title.isolated)’" : symbol ?? "symbol ‘\(name.isolated)’",
      emphasis == .none ? nil : emphasis.rawValue, isEnabled ? nil : "disabled",
      isOn.map { $0 ? (kind == .segment ? "selected" : "on") : (kind == .segment ? nil : "off") } ?? nil,
      badge.map { $0 == 0 ? "dot" : "badge \($0)" },
      waitsForInput ? "waits for input" : nil, action.map { "action \($0)" },
    ].compactMap(\.self)
    return "\(purpose.identifier)  \(facts.joined(separator: ", "))"
  }
}

extension String {
  /// The text between a first-strong isolate and its end (UAX #9 §2.4), so that what is beside it keeps its place; plain letters need none.
  package var isolated: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : "\u{2068}\(self)\u{2069}"
  }
}
